"""What happens at a table without anybody's hand: pauses end, clocks run out, standing orders and bots answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from regnum.kernel.decision import Decision
from regnum.server.refusals import Refusal
from regnum.server.tables import commands, presence
from regnum.server.tables.bots import fallback
from regnum.server.tables.commands import Plan
from regnum.server.tables.faults import Pauses
from regnum.server.tables.record import By
from regnum.server.tables.state import TableState
from regnum.server.tables.turns import Asker, Rank

if TYPE_CHECKING:
    from regnum.server.tables.live import LiveTable

logger = logging.getLogger(__name__)
RETRY = 2.0
"""Seconds until a process asks again whether it may run a table's bots."""


class Automation:
    """The unseen hand of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._thinking: dict[int, int] = {}
        """For which question of each seat an answer is being found."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._claiming = False
        self._closed = False
        self._pauses = Pauses()

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def due(self, state: TableState) -> float | None:
        """When the table needs attention even if nobody has it open."""
        if state.status != "playing" or state.game is None or state.is_watched:
            return None
        if state.reaction.is_open or any(self._way(state, decision) for decision in state.game.pending):
            return state.updated
        return min(state.clock.ends().values(), default=None)

    def look(self) -> None:
        """Does what is to be done now, and sets the alarm for what is to be done later.

        Whoever has just written to the table is not to hear of it when that fails.
        """
        if self._closed:
            return
        try:
            self._look()
        except Exception as error:  # noqa: BLE001 (whatever it is, it concerns this table alone)
            self._failed(error)
            asyncio.get_running_loop().call_later(self._pauses.next(), self.look)

    def _look(self) -> None:
        self._set_alarm()
        state = self.table.state
        if state.status != "playing" or state.game is None or state.is_watched:
            return
        if not self.table.services.store.holds(state.header.id):
            if not self._claiming:
                self._claiming = True
                self._start(self._claim)
            return
        now = time.time()
        for seat in [seat for seat, end in state.clock.open_ends().items() if end <= now]:
            self._start(partial(self._time_out, seat))
        for decision in state.game.pending:
            seat = decision.seat
            asked = state.asked[seat]
            held = self.table.reaction.is_open and seat not in self.table.reaction.asked
            if self._thinking.get(seat) == asked or held:
                continue
            answering = self._way(state, decision)
            if answering is not None:
                self._thinking[seat] = asked
                self._start(partial(self._answer, decision, asked, *answering))

    def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    # -- how a question is answered without its person

    def _way(self, state: TableState, decision: Decision) -> tuple[By, str] | None:
        """Who answers, and with what: a notation or a bot's name. None if the person is to decide."""
        sitter = state.seats[decision.seat]
        if sitter.kind == "bot":
            return "bot", sitter.bot
        if sitter.late:
            return "clock", sitter.bot
        ordered = state.orders[decision.seat].get(decision.kind)
        if ordered is not None and ordered in decision.options:
            return "order", ordered
        out = state.clock.secret_ends().get(decision.seat, time.time() + 1) <= time.time()
        return ("clock", commands.stand_in(state.header.game)) if out else None

    async def _time_out(self, seat: int) -> None:
        await self.table.do(lambda: presence.time_out(self.table.state, seat, time.time()))

    async def _answer(self, decision: Decision, asked: int, by: By, what: str) -> None:
        """Finds the answer and gives it, unless the question has gone meanwhile."""
        seat = decision.seat
        if by == "order":
            choices = [what]
        else:
            tried = self.table.rehearsed(seat) if by == "clock" else []
            choices = tried or [await self.table.services.bots.choose(decision.table, seat, what, self._asker)]

        def command() -> Plan:
            state = self.table.state
            if state.asked.get(seat) != asked or state.status != "playing":
                return []
            if self._way(state, decision) != (by, what):  # the person is back, or has left for good
                self._thinking.pop(seat, None)
                asyncio.get_running_loop().call_soon(self.look)
                return []
            try:
                return commands.play(state, seat, choices, "", by)
            except Refusal as refusal:
                logger.warning("table %s: %s chose what is not allowed: %s", state.header.id, what, refusal)
                return commands.play(state, seat, [fallback(state.playing(), seat)], "", by)

        await self.table.do(command)

    def _asker(self) -> Asker:
        """For whom a bot thinks here."""
        state = self.table.state
        if self.table.connected():
            return Asker(state.header.id, Rank.PRESENT)
        return Asker(state.header.id, Rank.AWAY if state.humans() else Rank.NOBODY)

    # -- time

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        waits = []
        if commands.go_on(self.table.state):
            waits.append(self.table.until - time.monotonic())
        if self.table.state.status == "playing":
            waits += [end - time.time() for end in self.table.state.clock.ends().values()]
        if waits:
            self._alarm = asyncio.get_running_loop().call_later(max(0.001, min(waits)), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if commands.go_on(self.table.state) and self.table.until <= time.monotonic():
            self.table.until = time.monotonic() + RETRY  # if it cannot be written down now, then later
            self._start(lambda: self.table.do(lambda: commands.go_on(self.table.state)))
        self.look()

    async def _claim(self) -> None:
        """Only one process lets a table's bots and clocks run."""
        if not await self.table.services.store.claim(self.table.state.header.id):
            await asyncio.sleep(RETRY)
        self._claiming = False
        asyncio.get_running_loop().call_soon(self.look)

    def _start(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.create_task(self._until_done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _until_done(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Tries until it works: the disk may be full or the database away, but not for ever."""
        pauses = Pauses()
        while not self._closed:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 (whatever it is, it concerns this table alone)
                self._failed(error)
                await asyncio.sleep(pauses.next())
            else:
                self._pauses = Pauses()
                self.table.services.faults.heal(self.table.state.header.id)
                return

    def _failed(self, error: Exception) -> None:
        self.table.services.faults.note(self.table.state.header.id, error)
