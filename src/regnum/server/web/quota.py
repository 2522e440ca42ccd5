"""How many tables one person or address may have open, how many of them listed, and with how many thinking bots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from regnum.server.refusals import Refusal
from regnum.server.store import Store
from regnum.server.store.protocol import StoreDown
from regnum.server.web.settings import Limits
from regnum.server.wire.values import SeatKind

MADE = "made"
"""Begins what other processes are told of a table that was made."""
MOST_KNOWN = 50_000
"""People and addresses whose tables are counted; beyond that the count begins anew."""


class Sitting(Protocol):
    """A seat, wherever it is written down."""

    @property
    def kind(self) -> SeatKind: ...

    @property
    def bot(self) -> str: ...


class Seated(Protocol):
    """A table or a saga that is about to be made."""

    @property
    def id(self) -> str: ...

    @property
    def seats(self) -> Sequence[Sitting]: ...


class Share(NamedTuple):
    """What a table takes of what its maker may have."""

    tables: int = 1
    """None, where it is counted already, and only its bots are new."""
    listed: int = 0
    thinkers: int = 0


@dataclass(eq=False)
class Room:
    """The share of a table, from before it is made."""

    quota: Quota
    whose: tuple[str, str]
    """The person's, and the address's."""
    share: Share
    table: str = ""
    """Its id; until it has one nobody can know whether it has ended."""

    async def suits(self, new: Seated) -> None:
        """Counts the bots of what is about to be made; refuses it if they are too many."""
        thinkers = thinkers_of(new.seats)
        await self.quota.forget_ended(self.whose, self._more(thinkers))
        self.hold(thinkers)
        self.table = new.id

    def hold(self, thinkers: int) -> None:
        """So many bots of it search, as turns out; refuses if that is too many."""
        self.quota.check(self.whose, self._more(thinkers))
        self.share = self.share._replace(thinkers=thinkers)

    def _more(self, thinkers: int) -> Share:
        return Share(0, 0, thinkers - self.share.thinkers)


class Quota:
    """The open tables of everybody who made one since the server started, by way of whichever of its processes."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._made: defaultdict[str, list[Room]] = defaultdict(list)

    @asynccontextmanager
    async def room(
        self, person: str, address: str, *, tables: int = 1, listed: bool = False, thinkers: int = 0
    ) -> AsyncIterator[Room]:
        """Room for a table, held while it is made: whoever asks at the same moment finds it taken.

        It is given back unless the table is named in the end. Whoever has too many is refused; those that have ended do
        not count.
        """
        room = Room(self, (person, address), Share(tables, int(listed), thinkers))
        await self.forget_ended(room.whose, room.share)
        self.check(room.whose, room.share)
        self._note(room)
        made = False
        try:
            yield room
            made = bool(room.table) and any(room.share)
        finally:
            if not made:
                self._give_back(room)
        if made:
            await self._announce(room)

    async def note(self, person: str, address: str, table: str) -> None:
        """Counts a table that is made in any case."""
        room = Room(self, (person, address), Share(), table)
        self._note(room)
        await self._announce(room)

    async def _announce(self, room: Room) -> None:
        """Lets every process of the server count the table; that it is made stays as it is."""
        if self._store.shared:
            with suppress(StoreDown):
                told = (*room.whose, room.table, *map(str, room.share))
                await self._store.announce(f"{MADE} {' '.join(told)}")

    def hear(self, told: str) -> None:
        """Counts a table that was made by way of another process."""
        person, address, table, *share = told.split(" ")
        self._note(Room(self, (person, address), Share(*map(int, share)), table))

    async def forget_ended(self, whose: tuple[str, str], more: Share) -> None:
        """Looks which tables have ended of those who have no room for so much more."""
        for who, most in self._bounds(whose):
            if not self._fits(who, most, more):
                known = {each.table for each in self._made[who] if each.table}
                ended = known - await self._store.still_open(sorted(known))
                self._made[who] = [each for each in self._made[who] if each.table not in ended]

    def check(self, whose: tuple[str, str], more: Share) -> None:
        """Refuses what there is no room for."""
        if not all(self._fits(who, most, more) for who, most in self._bounds(whose)):
            raise Refusal("too_many_tables")

    def _bounds(self, whose: tuple[str, str]) -> tuple[tuple[str, int], tuple[str, int]]:
        person, address = whose
        return (person, self._limits.open_tables), (address, self._limits.open_tables_at)

    def _fits(self, who: str, most: int, more: Share) -> bool:
        bounds = (most, self._limits.listed, self._limits.thinkers)
        held = [sum(each) for each in zip(*(room.share for room in self._made[who]), strict=True)] or Share(0)
        return all(n <= 0 or n + has <= bound for n, has, bound in zip(more, held, bounds, strict=True))

    def _note(self, room: Room) -> None:
        if len(self._made) > MOST_KNOWN:
            self._made.clear()
        for who in room.whose:
            self._made[who].append(room)

    def _give_back(self, room: Room) -> None:
        for who in room.whose:
            self._made[who] = [each for each in self._made[who] if each is not room]


def thinkers_of(seats: Iterable[Sitting]) -> int:
    """How many bots of a table search, which takes a second of a processor for each choice."""
    return sum(seat.kind == "bot" and searches(seat.bot) for seat in seats)


def searches(bot: str) -> bool:
    return ":" in bot
