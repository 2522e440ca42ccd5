"""How many tables one person or address may have open, how many of them listed, and with how many thinking bots."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from regnum.server.refusals import Refusal
from regnum.server.store import Store
from regnum.server.web.settings import Limits
from regnum.server.wire.requests import NewTable

MOST_KNOWN = 50_000
"""People and addresses whose tables are counted; beyond that the count begins anew."""


@dataclass(frozen=True)
class Opened:
    """What a table takes of its maker's share."""

    id: str
    listed: bool
    thinkers: int


class Quota:
    """The open tables of everybody who made one since the server started."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._made: defaultdict[str, list[Opened]] = defaultdict(list)

    async def check(self, person: str, address: str, wish: NewTable | None = None) -> None:
        """Refuses another table to whoever has too many; those that have ended do not count."""
        listed = wish is not None and wish.listed
        thinkers = thinkers_of(wish)
        for who, most in ((person, self._limits.open_tables), (address, self._limits.open_tables_at)):
            if not self._fits(who, most, listed, thinkers):
                await self._forget_ended(who)
                if not self._fits(who, most, listed, thinkers):
                    raise Refusal("too_many_tables")

    def note(self, person: str, address: str, table: str, wish: NewTable | None = None) -> None:
        if len(self._made) > MOST_KNOWN:
            self._made.clear()
        opened = Opened(table, wish is not None and wish.listed, thinkers_of(wish))
        self._made[person].append(opened)
        self._made[address].append(opened)

    def _fits(self, who: str, most: int, listed: bool, thinkers: int) -> bool:
        made = self._made[who]
        return (
            len(made) < most
            and (not listed or sum(each.listed for each in made) < self._limits.listed)
            and (not thinkers or thinkers + sum(each.thinkers for each in made) <= self._limits.thinkers)
        )

    async def _forget_ended(self, who: str) -> None:
        still = await self._store.still_open([each.id for each in self._made[who]])
        self._made[who] = [each for each in self._made[who] if each.id in still]


def thinkers_of(wish: NewTable | None) -> int:
    """How many bots of a table search, which takes a second of a processor for each choice."""
    return sum(seat.kind == "bot" and ":" in seat.bot for seat in wish.seats) if wish else 0
