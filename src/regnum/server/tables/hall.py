"""All tables that are in memory; others are read from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from regnum.kernel.seeds import secret_seed
from regnum.server.refusals import Refusal
from regnum.server.store.legible import ILLEGIBLE
from regnum.server.store.protocol import NOTHING_DUE
from regnum.server.tables import commands, presence, record
from regnum.server.tables.branching import Branched, branched
from regnum.server.tables.commands import Plan
from regnum.server.tables.faults import Pauses
from regnum.server.tables.ids import is_id
from regnum.server.tables.live import LiveTable, Services
from regnum.server.tables.making import header_of, seat_again, seats_of
from regnum.server.tables.record import AnyEntry, Header
from regnum.server.tables.showing import is_over_for
from regnum.server.tables.state import TableState
from regnum.server.wire.requests import Branch, NewTable

logger = logging.getLogger(__name__)

CLEARING = 3600.0
"""Seconds between two looks for what nobody will come back to."""
ABANDONED = 3 * 86400.0
"""Seconds after which a lobby is cleared away in which nothing happens, and a table at which nobody ever sat."""
IDLE = 300.0
"""Seconds after which a table that nobody has open leaves the memory."""
SWEEP = 5.0
WOKEN = 50
"""How often tables are looked after, and how many are woken at a time."""
Study = Callable[[Callable[[], Branched]], Awaitable[Branched]]
"""Does something long beside the serving thread, and may charge for it."""
Suits = Callable[[Header], Awaitable[None]]
"""Refuses a table that is about to be made, if it is too much for whoever asked for it."""


async def anything_suits(_: Header) -> None:
    """Where nobody counts."""


@dataclass
class Rest:
    """Until when a table that cannot be read is left alone."""

    pauses: Pauses = field(default_factory=lambda: Pauses(SWEEP))
    until: float = 0.0


class Hall:
    """Finds, makes and forgets live tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._resting: dict[str, Rest] = {}
        services.store.listen(self._written_elsewhere)

    def open(self) -> None:
        """Begins to look after tables that nobody has open."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.live.values()))
        self.live.clear()

    async def table(self, id_: str) -> LiveTable:
        """The table with this id; a refusal if there is none."""
        found = self.live.get(id_)
        if found is not None:
            found.used = time.monotonic()  # it is not forgotten while whoever asks is still on the way to it
            return found
        loading = self._loading.get(id_)
        if loading is None:
            loading = self._loading[id_] = asyncio.create_task(self._load(id_))
            loading.add_done_callback(partial(self._loaded, id_))
        return await asyncio.shield(loading)

    def _loaded(self, id_: str, loading: asyncio.Task[LiveTable]) -> None:
        """Whoever asked may have gone: then nobody hears why a table cannot be read, but it is noted anyway."""
        self._loading.pop(id_, None)
        if not loading.cancelled():
            loading.exception()

    async def _load(self, id_: str) -> LiveTable:
        try:
            state = await self._read(id_) if is_id(id_) else None
        except Refusal as refusal:
            self.services.faults.note(id_, refusal)
            raise
        except (*ILLEGIBLE, AssertionError) as error:
            self.services.faults.note(id_, error)
            raise Refusal("unreadable") from error
        if state is None:
            raise Refusal("unknown_table")
        self.services.faults.heal(id_)
        table = self.live[id_] = LiveTable(state, self.services)
        if self.services.store.shared:
            table.fall_behind()  # what was written while we read was announced before anybody listened
        return table

    async def _read(self, id_: str) -> TableState | None:
        """A table as it is kept; None if there is none."""
        header = await self.services.store.read(id_)
        if header is None:
            return None
        entries = await self.services.store.entries(id_)
        return await self.services.workshop.do(partial(replayed, header, entries))

    async def make(self, wish: NewTable, person: str, name: str) -> LiveTable:
        """A new table; with no open seat its game begins at once."""
        seats = seats_of(wish, person, name)
        if wish.seed and any(seat.kind == "open" for seat in seats):
            raise Refusal("own_seed")
        seed = wish.seed or secret_seed()
        making = partial(header_of, wish.game, seats, wish.options, person, seed, wish, keyed=not wish.seed)
        header = await self.services.workshop.do(making)
        return await self._keep(header)

    async def again(self, table: LiveTable, person: str, agree: bool = True, suits: Suits = anything_suits) -> str:
        """The table where the people of a finished game play on; empty until all of them have agreed.

        Those who left, or whose time was out at the end, are not waited for: a bot sits there.
        """
        seat = table.state.seat_of(person)
        if seat is None and person != table.state.header.host:
            raise Refusal("not_seated")
        if table.state.header.saga:
            raise Refusal("saga_chapter")
        if table.state.rematch is not None:
            return table.state.rematch
        if table.state.game is None or not is_over_for(table.state, seat):
            raise Refusal("not_over")
        if seat is not None:
            await table.do(lambda: presence.wish_again(table.state, seat, agree))
        present = {i for i in table.state.humans() if not table.state.seats[i].late}
        if not agree or not present <= table.state.again:
            return table.state.rematch or ""
        return table.state.rematch or await self._begin_again(table, suits)

    async def _begin_again(self, table: LiveTable, suits: Suits) -> str:
        state, seed = table.state, secret_seed()
        assert state.game is not None, "only a game that was played is played again"
        seats = [seat_again(seat, state.header.game) for seat in state.seats]
        options = {name: value for name, value in state.header.options.items() if name != "first"}
        if state.ending is None:  # a game that was given up says nothing about who begins the next one
            options = dict(state.game.rematch(seed).options)
        header = header_of(
            state.header.game, seats, options, state.header.host, seed, state.header, prepared=state.ending is None
        )
        await suits(header)
        made = await self._keep(header)

        def note() -> Plan:
            return [] if table.state.rematch else [(record.Again(table=header.id), None)]

        await table.do(note)
        if table.state.rematch != header.id:
            await made.do(lambda: commands.end(made.state))
        return table.state.rematch or header.id

    async def branch(
        self,
        table: LiveTable,
        person: str,
        wish: Branch,
        study: Study | None = None,
        suits: Suits = anything_suits,
    ) -> str:
        """A table of the person's own where a game goes on from a moment of its past, against bots."""
        work = partial(branched, table.state, person, wish)
        found = await (study or self.services.workshop.do)(work)
        await suits(found.header)
        return (await self._keep(found.header, found.plan())).state.header.id

    async def _keep(self, header: Header, plan: Plan | None = None) -> LiveTable:
        state = TableState(header)
        await self.services.store.create(header, [], state.card(None))
        table = self.live[header.id] = LiveTable(state, self.services)
        if all(s.kind != "open" for s in header.seats):
            await table.do(lambda: plan or [(record.Began(), None)])
        return table

    def adopt(self, state: TableState) -> LiveTable:
        """A table that was just kept with its first entries, as a chapter of a saga is."""
        table = self.live[state.header.id] = LiveTable(state, self.services)
        return table

    # -- looking after tables

    def _written_elsewhere(self, id_: str) -> None:
        """Another process wrote to a table; without an id that may be any, and what was claimed may be lost."""
        for table in list(self.live.values()) if not id_ else [self.live[id_]] if id_ in self.live else []:
            table.fall_behind()
            if not id_:
                table.automation.look()

    async def _sweep(self) -> None:
        """Wakes tables whose bots or clocks are due, and forgets those nobody cares about."""
        cleared = time.monotonic() - CLEARING
        while True:
            try:
                await self.sweep()
                if time.monotonic() - cleared > CLEARING:
                    cleared = time.monotonic()
                    await self.clear()
            except Exception:
                logger.exception("looking after the tables failed")
            await asyncio.sleep(SWEEP)

    async def clear(self) -> None:
        """Forgets abandoned lobbies, tables of bots alone and sessions that have run out."""
        open_ = {id_ for id_, table in self.live.items() if table.watchers}
        for id_ in await self.services.store.clear(time.time() - ABANDONED, time.time(), open_):
            table = self.live.pop(id_, None)
            if table is not None:
                await table.close()

    async def sweep(self, idle: float = IDLE) -> None:
        await self._wake()
        for id_, table in list(self.live.items()):
            if table.is_idle(idle):
                del self.live[id_]
                await table.close()
                await self.services.store.release(id_)

    async def _wake(self) -> None:
        """Reads tables whose bots or clocks are due; one that cannot be read waits longer each time, and alone."""
        now, at, woken = time.time(), NOTHING_DUE, 0
        self._resting = {id_: rest for id_, rest in self._resting.items() if id_ not in self.live}
        while woken < WOKEN and (found := await self.services.store.due(now, WOKEN, at)):
            at = found[-1]
            for _, id_ in found:
                rest = self._resting.get(id_)
                if id_ in self.live or (rest is not None and now < rest.until):
                    continue
                woken += 1
                try:
                    await self.table(id_)
                except Exception as error:  # noqa: BLE001 (whatever is wrong with one table holds up no other)
                    if not isinstance(error, Refusal):  # which is noted where it was found out
                        self.services.faults.note(id_, error)
                    rest = self._resting.setdefault(id_, Rest())
                    rest.until = now + rest.pauses.next()


def replayed(header: Header, entries: Sequence[AnyEntry]) -> TableState:
    """A table as its entries leave it."""
    state = TableState(header)
    for entry in entries:
        state.apply(entry)
    return state
