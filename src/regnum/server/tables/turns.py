"""Whose bot may think next: bots' time is shared between tables, and those where people sit come first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum

HALF_LIFE = 30.0
"""Seconds after which half of what a table's bots have thought is forgotten."""
IMPATIENCE = 20.0
"""Seconds after which whoever waits is taken as one rank better: nobody waits for ever."""
MOST_KNOWN = 10_000


class Rank(IntEnum):
    """Who waits for a bot."""

    PRESENT = 0
    """Somebody who has the table open."""
    AWAY = 1
    """Somebody who has it not."""
    NOBODY = 2
    """Bots play among themselves."""


@dataclass(frozen=True)
class Asker:
    """The table for which a bot thinks, and who waits there."""

    table: str = ""
    rank: Rank = Rank.PRESENT


@dataclass(eq=False)
class Waiting:
    """A bot that waits for its turn."""

    asker: Asker
    since: float
    turn: asyncio.Future[None]


@dataclass
class Turns:
    """A number of places where bots think. Those without people never take the last one."""

    places: int
    longest: float = 0.0
    """Seconds that a bot of a table with people has waited at most, lately."""
    _taken: int = 0
    _alone: int = 0
    """Places that are taken by tables without people."""
    _waiting: list[Waiting] = field(default_factory=list)
    _used: dict[str, tuple[float, float]] = field(default_factory=dict)
    """Seconds that each table's bots have thought lately, and when that was counted."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def take(self, asker: Asker) -> AsyncIterator[None]:
        """Waits for a place and holds it."""
        mine = Waiting(asker, time.monotonic(), asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._admit()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:
                self._leave(asker)
            raise
        began = time.monotonic()
        if asker.rank is not Rank.NOBODY:
            self.longest = max(self.longest, began - mine.since)
        try:
            yield
        finally:
            now = time.monotonic()
            self._forget_old(now)
            self._used[asker.table] = (self._lately(asker.table, now) + now - began, now)
            self._leave(asker)

    def _leave(self, asker: Asker) -> None:
        self._taken -= 1
        self._alone -= asker.rank is Rank.NOBODY
        self._admit()

    def _admit(self) -> None:
        now = time.monotonic()
        while self._taken < self.places:
            some = self._alone < max(1, self.places - 1)
            able = [each for each in self._waiting if some or each.asker.rank is not Rank.NOBODY]
            if not able:
                return
            chosen = min(able, key=lambda each: self._order(each, now))
            self._waiting.remove(chosen)
            self._taken += 1
            self._alone += chosen.asker.rank is Rank.NOBODY
            chosen.turn.set_result(None)

    def _order(self, each: Waiting, now: float) -> tuple[float, float, float]:
        """The rank, then who has thought least lately, then who came first."""
        rank = max(0, each.asker.rank - int((now - each.since) / IMPATIENCE))
        return rank, self._lately(each.asker.table, now), each.since

    def _lately(self, table: str, now: float) -> float:
        used, at = self._used.get(table, (0.0, now))
        return float(used * 0.5 ** ((now - at) / HALF_LIFE))

    def _forget_old(self, now: float) -> None:
        if len(self._used) > MOST_KNOWN:
            self._used = {table: known for table, known in self._used.items() if now - known[1] < 4 * HALF_LIFE}
