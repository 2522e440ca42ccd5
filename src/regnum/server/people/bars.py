"""Who may not talk, not sit at a table, or not come at all, because whoever runs the server or made a table says so."""

from __future__ import annotations

import time
from typing import Literal

from regnum.server.refusals import Refusal
from regnum.server.store import Store

How = Literal["mute", "block"]
BARRED = "barred"
"""What other processes are told when somebody is barred, or no longer."""
FRESH = 5.0
"""Seconds for which it is remembered who is barred, where other processes may change it."""


class Bars:
    """What has been forbidden to whom."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: set[tuple[str, str]] | None = None
        self._at = 0.0

    async def check(self, person: str, *ways: str) -> None:
        """Refuses somebody who is barred in one of these ways."""
        known = await self._all()
        for how in ways:
            if (person, how) in known:
                raise Refusal("barred_" + how.partition(":")[0])

    async def put(self, person: str, how: str, name: str) -> None:
        await self._store.bar(person, how, name, time.time())
        await self._changed()

    async def lift(self, person: str, how: str) -> None:
        await self._store.unbar(person, how)
        await self._changed()

    def forget(self) -> None:
        """Asks the database anew at the next check."""
        self._known = None

    async def _changed(self) -> None:
        self.forget()
        await self._store.announce(BARRED)

    async def _all(self) -> set[tuple[str, str]]:
        now = time.monotonic()
        if self._known is None or (self._store.shared and now - self._at > FRESH):
            self._known = {(bar.person, bar.how) for bar in await self._store.barred()}
            self._at = now
        return self._known


def from_table(table: str, *, by_host: bool = False) -> str:
    """How somebody is barred who was removed from a table, by whoever runs the server or by whoever made the table."""
    return f"{'removed' if by_host else 'table'}:{table}"


def hushed_at(table: str) -> str:
    """How somebody is barred from talking by whoever made the table."""
    return f"hushed:{table}"


def by_host(host: str) -> str:
    """How somebody is barred from all tables of somebody."""
    return f"host:{host}"
