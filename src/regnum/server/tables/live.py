"""A table in memory: one command at a time writes to it, and nothing is told before it is kept."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, Protocol

import msgspec

from regnum.server.refusals import Refusal
from regnum.server.store.protocol import Conflict, Store, StoreDown
from regnum.server.tables import commands
from regnum.server.tables.automation import Automation
from regnum.server.tables.bots import BotPool
from regnum.server.tables.changes import changes
from regnum.server.tables.commands import Plan
from regnum.server.tables.faults import Faults
from regnum.server.tables.reaction_window import PAUSE, ReactionWindow, Viewer, some_pause
from regnum.server.tables.record import AnyEntry, Card, TookBack
from regnum.server.tables.rehearsals import Rehearsal, Rehearsals
from regnum.server.tables.showing import table_data
from regnum.server.tables.state import TableState
from regnum.server.tables.workshop import Workshop
from regnum.server.wire.requests import Choose, Hint
from regnum.server.wire.tables import Change, Push, TableData
from regnum.server.wire.view import View

logger = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
TRIES = 20
"""How often a command is tried again when another process was faster."""


@dataclass
class Services:
    """What all tables of a server share."""

    store: Store
    bots: BotPool
    invite: Callable[[str], str]
    """Makes the invitation to a table."""
    pause: tuple[float, float] = PAUSE
    epoch: str = ""
    moved: Callable[[str], None] = lambda _: None
    """Told the saga of a chapter at whose table something happened."""
    faults: Faults = field(default_factory=Faults)
    workshop: Workshop = field(default_factory=Workshop)


class Watcher(Protocol):
    """Somebody who is told of changes: an open socket."""

    person: str

    def tell(self) -> None:
        """There is news."""


class Pushed(NamedTuple):
    """What a socket sends, the moment that it tells, and the view that its reader then has."""

    text: str
    seq: int
    view: View | None


class LiveTable:
    """One table and its one writer."""

    def __init__(self, state: TableState, services: Services) -> None:
        self.state = state
        self.services = services
        self.invite = services.invite(state.header.id)
        self.until = time.monotonic() + some_pause(services.pause) if state.reaction.is_open else 0.0
        """How long the table stands still at least, when somebody may be asked in secret."""
        self.watchers: set[Watcher] = set()
        self.hints: dict[int, tuple[tuple[object, ...], Hint]] = {}
        """The last advice to each seat, and the moment it was for: asked again, it is the same."""
        self.rehearsals = Rehearsals()
        self._pushes: dict[tuple[Viewer, bool, int], tuple[View | None, Pushed]] = {}
        """What was pushed a moment ago, by viewer and by what they knew; and the view to which it was a change."""
        self.used = time.monotonic()
        self._turn = asyncio.Lock()
        self._writing: set[asyncio.Task[None]] = set()
        self._behind = False
        self._ahead: float | None = None
        """How many seconds the table's time is ahead of this process's."""
        self.automation = Automation(self)
        self.automation.look()

    # -- for the outside

    @property
    def reaction(self) -> ReactionWindow:
        return self.state.reaction

    async def do(self, command: Callable[[], Plan], *, beside: bool = False) -> None:
        """Carries out a command when its turn comes; returns when what it did is kept.

        One that may take long is worked out `beside` the serving thread: only this table waits for it.
        """
        self.used = time.monotonic()
        await asyncio.shield(
            self._start(command, beside=beside)
        )  # who has asked may go away meanwhile: it is done all the same

    def data(self, person: str, since: int = 0) -> TableData:
        """The table as a person may see it now."""
        self.used = time.monotonic()
        seat = self.state.seat_of(person)
        tried = self.rehearsals.at(seat, self.state.asked)
        return table_data(
            self.state,
            person,
            since,
            connected=self.connected(),
            rehearsed=tried and tried.choices,
            kept=tried and tried.game,
            invite=self.invite,
        )

    def push(self, person: str, since: int, known: View | None = None) -> Pushed:
        """What a socket sends, made once for all who see the same: to a known view only what has changed in it."""
        viewer = (self.state.seat_of(person), person == self.state.header.host, since)
        base, made = self._pushes.get(viewer, (None, None))
        if made is None or base is not known:
            made = self._made(self.data(person, since), known)
            self._pushes[viewer] = (known, made)
            asyncio.get_running_loop().call_soon(self._pushes.clear)  # the clocks in it are right for a moment only
        return made

    def _made(self, data: TableData, known: View | None) -> Pushed:
        view, epoch = data.view, self.services.epoch
        changed = None if known is None or view is None else changes(known, view)
        if changed is None:
            return Pushed(_encode(Push(data, epoch)).decode(), data.seq, view)
        data.view = None
        return Pushed(_encode(Change(data, changed, epoch)).decode(), data.seq, view)

    def rehearse(self, seat: int, wish: Choose) -> None:
        """Tries choices out where one seat alone sees it."""
        game = commands.rehearse(self.state, seat, wish)
        self.rehearsals.note(seat, Rehearsal(self.state.asked[seat], list(wish.choices), game))
        self.tell((seat,))

    def rehearsed(self, seat: int) -> list[str]:
        """What a seat tries out, if it still answers the open question."""
        tried = self.rehearsals.at(seat, self.state.asked)
        return [] if tried is None else tried.choices

    def connected(self) -> set[int]:
        """The seats whose people have the table open."""
        seats = {self.state.seat_of(watcher.person) for watcher in self.watchers}
        return {seat for seat in seats if seat is not None}

    def arrive(self, watcher: Watcher) -> None:
        """Somebody opens a socket."""
        before = self.connected()
        self.watchers.add(watcher)
        if self.connected() != before:
            self.tell(self.state.noticed)
        else:
            watcher.tell()  # to all others it makes no difference

    def depart(self, watcher: Watcher) -> None:
        """A socket was closed."""
        before = self.connected()
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        if self.connected() != before:
            self.tell(self.state.noticed)

    def tell(self, whom: Container[Viewer]) -> None:
        """Wakes those of these seats (None: those who only watch) who have the table open."""
        self._pushes.clear()
        for watcher in self.watchers:
            if self.state.seat_of(watcher.person) in whom:
                watcher.tell()

    @property
    def is_writing(self) -> bool:
        """Whether a command would have to wait for its turn."""
        return self._turn.locked()

    def knows(self, seat: int, seq: int) -> bool:
        """Whether a refusal is sure to hold for somebody who knows the table up to a moment.

        Another process may have written what was not taken in yet, and told them of it.
        """
        return not self._behind or seq <= self.state.noticed[seat]

    def fall_behind(self) -> None:
        """Another process has written to the table."""
        self._behind = True
        self._start(list)

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has cared about the table for so long."""
        busy = self.watchers or self.reaction.is_open or self.automation.is_busy or self._writing
        return not busy and time.monotonic() - self.used > seconds

    def card(self) -> Card:
        return self._card(self.state)

    async def close(self) -> None:
        self.automation.close()
        for task in self._writing:
            task.cancel()
        await asyncio.gather(*self._writing, return_exceptions=True)

    # -- the one writer

    def _start(self, command: Callable[[], Plan], *, beside: bool = False) -> asyncio.Task[None]:
        """Queues a command; it is called when its turn comes, with the state as it then is."""
        task = asyncio.create_task(self._in_turn(command, beside=beside))
        self._writing.add(task)
        task.add_done_callback(self._written)
        return task

    async def _in_turn(self, command: Callable[[], Plan], *, beside: bool) -> None:
        async with self._turn:
            await self._carry_out(command, beside=beside)

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal | StoreDown):
            logger.error("table %s: a command failed", self.state.header.id, exc_info=error)

    async def _carry_out(self, command: Callable[[], Plan], *, beside: bool) -> None:
        for _ in range(TRIES):
            if self._behind:
                await self._catch_up()
            plan = await self.services.workshop.do(command) if beside else command()
            if not plan:
                return
            try:
                await self._write(plan)
            except Conflict:
                self._behind = True
            else:
                return
        raise Refusal("late")

    async def _write(self, plan: Plan) -> None:
        new = self.state.copy()
        now = time.time()
        entries = []
        for entry, game in plan:
            seq = self._next_seq(new, now)
            stamped = msgspec.structs.replace(entry, seq=seq, at=now)
            new.apply(stamped, game)
            entries.append(stamped)
        await self.services.store.append(new.header.id, self.state.position, entries, self._card(new))
        self._become(new)

    def _next_seq(self, state: TableState, now: float) -> int:
        """Milliseconds since the table was made. They go on with the time if the clock was set back: if they went on
        one by one, whoever sees two of them could count what was written in between.
        """
        if self._ahead is None:
            self._ahead = now - state.header.created - time.monotonic()
        seq = int((time.monotonic() + self._ahead) * 1000)
        if seq <= state.seq:
            self._ahead += (state.seq + 1 - seq) / 1000
            seq = state.seq + 1
        return seq

    async def _catch_up(self) -> None:
        """Takes in what another process has written."""
        self._behind = False
        missed = await self.services.store.entries(self.state.header.id, self.state.position)
        if missed:
            work = partial(taken_in, self.state, missed)
            again = any(isinstance(entry, TookBack) for entry in missed)  # which plays the game again
            self._become(await self.services.workshop.do(work) if again else work())

    def _become(self, new: TableState) -> None:
        old, self.state = self.state, new
        if not new.reaction.is_open:
            self.until = 0.0
        elif new.reaction.pauses != old.reaction.pauses:
            self.until = max(self.until, time.monotonic() + some_pause(self.services.pause))
        self.tell([viewer for viewer, at in new.noticed.items() if at != old.noticed[viewer]])
        if new.header.saga and new.noticed[None] != old.noticed[None]:
            self.services.moved(new.header.saga)
        self.automation.look()

    def _card(self, state: TableState) -> Card:
        return state.card(self.automation.due(state))


def taken_in(state: TableState, entries: Iterable[AnyEntry]) -> TableState:
    """The table after more entries."""
    new = state.copy()
    for entry in entries:
        new.apply(entry)
    return new
