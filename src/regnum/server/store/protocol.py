"""All that the server asks of a database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from msgspec import Struct

from regnum.kernel.errors import RegnumError
from regnum.server.store.saga_protocol import SagaStore
from regnum.server.tables.faults import Faults
from regnum.server.tables.record import AnyEntry, Card, Header

Listener = Callable[[str], None]
"""Called with the id of a table to which another process has written, or what it announces; with "" for anything."""


EPOCH = "epoch"
"""The setting that changes when a backup is restored: whoever remembers what came after it must look anew."""
Due = tuple[float, str]
"""Since when a table needs attention, and its id."""
NOTHING_DUE: Due = (0.0, "")
"""Comes before everything that is due."""


class Conflict(Exception):
    """Another process has written to the table since it was read."""


class StoreDown(Exception):
    """The database cannot be read or written now: it is away, or its disk is full. What was begun is undone."""


class StoreError(RegnumError):
    """The database cannot be used; the sentence says why."""


class Person(Struct, frozen=True):
    """Somebody who plays here. A guest has no login."""

    id: str
    name: str
    login: str | None = None
    password: str | None = None


class Noted(Struct, frozen=True):
    """A line of the journal: what was done, by whom, from where."""

    at: float
    what: str
    who: str
    address: str
    detail: str = ""


class Bar(Struct, frozen=True):
    """Something that somebody may not do here."""

    person: str
    how: str
    name: str
    at: float


class Store(SagaStore, Protocol):
    """Tables as headers and entries, sagas, people, sessions. What is written is on the disk when the call returns."""

    shared: bool
    """Whether other processes may write to the same database."""
    faults: Faults
    """Tables and sagas that were left out of a list because what is kept of them cannot be read."""

    async def create(self, header: Header, entries: Sequence[AnyEntry], card: Card) -> None:
        """Keep a new table."""
        ...

    async def append(self, table: str, after: int, entries: Sequence[AnyEntry], card: Card) -> None:
        """Write entries behind the first `after` ones; raises Conflict if there are others already."""
        ...

    async def read(self, table: str) -> Header | None:
        """How a table was set up."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[AnyEntry]:
        """The entries behind the first `after` ones."""
        ...

    async def cards_of(self, person: str, most: int) -> list[Card]:
        """The tables where somebody sits, the latest first."""
        ...

    async def cards_listed(self, most: int) -> list[Card]:
        """The tables that anybody may join."""
        ...

    async def cards_latest(self, most: int) -> list[Card]:
        """All tables, the latest first."""
        ...

    async def size(self) -> int:
        """Bytes that the database takes on its disk."""
        ...

    async def due(self, now: float, most: int, after: Due = NOTHING_DUE) -> list[Due]:
        """The tables that need attention now, the longest due first, from a place of that list on."""
        ...

    async def claim(self, table: str) -> bool:
        """Whether this process lets the bots and clocks of the table run; at most one does."""
        ...

    def holds(self, table: str) -> bool:
        """Whether this process has claimed the table, and nobody can have taken it since."""
        ...

    async def release(self, table: str) -> None:
        """Leave the bots and clocks of the table to others."""
        ...

    async def announce(self, what: str) -> None:
        """Tell other processes something that is not written at a table, in order with what is."""
        ...

    def listen(self, listener: Listener) -> None:
        """Be told of what other processes write."""
        ...

    async def still_open(self, tables: Sequence[str]) -> set[str]:
        """Those among these tables and sagas that have not ended."""
        ...

    async def clear(self, before: float, now: float, but: Collection[str]) -> list[str]:
        """Removes what nobody will come back to, and says which tables that were.

        These are lobbies, games at which nobody ever sat and sagas without a chapter, where nothing has happened since
        `before` (`but` not the tables that somebody has open), sessions that have run out, and old lines of the
        journal. What belongs to a saga stays with it.
        """
        ...

    async def person(self, id_: str) -> Person | None: ...

    async def person_by_login(self, login: str) -> Person | None: ...

    async def people(self, most: int) -> list[Person]:
        """Those with an account by login, then guests who took a name, without their passwords."""
        ...

    async def put_person(self, person: Person) -> None:
        """Keep or renew somebody; raises Conflict if the login is taken."""
        ...

    async def session(self, digest: str, now: float) -> str | None:
        """Whose session it is, if it has not run out."""
        ...

    async def put_session(self, digest: str, person: str, expires: float) -> None: ...

    async def drop_session(self, digest: str) -> None: ...

    async def drop_sessions(self, person: str) -> None:
        """Ends all sessions of somebody."""
        ...

    async def note(self, line: Noted) -> None:
        """Writes a line into the journal."""
        ...

    async def journal(self, most: int) -> list[Noted]:
        """The latest lines of the journal, the last one first."""
        ...

    async def bar(self, person: str, how: str, name: str, at: float) -> None: ...

    async def unbar(self, person: str, how: str) -> None: ...

    async def barred(self) -> list[Bar]: ...

    async def setting(self, name: str, made: str) -> str:
        """A setting that is made once and then stays."""
        ...

    async def counts(self) -> dict[str, int]:
        """How many tables, entries, sagas and people there are."""
        ...

    async def close(self) -> None: ...
