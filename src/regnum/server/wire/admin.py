"""How the server is doing, for whoever runs it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from regnum.server.wire.tables import SeatData
from regnum.server.wire.values import BarKind, PersonId, TableStatus


class Backup(Struct):
    """A copy of the whole database, in a file beside it."""

    name: str
    bytes: int
    tables: int
    at: float


class DiskData(Struct):
    """Bytes that the database takes, and that are left on its disk."""

    database: int
    free: int


class AdminTable(Struct):
    """A table as whoever runs the server sees it: nothing of its game."""

    id: str
    game: str
    status: TableStatus
    seats: list[SeatData]
    updated: float
    live: bool
    sockets: int


class FaultData(Struct):
    """Something that fails at a table and is tried again."""

    table: str
    what: str
    since: float
    last: float
    times: int


class NotedData(Struct):
    """A line of the journal: a sign-in, or something that whoever runs the server did."""

    at: float
    what: str
    who: str
    address: str
    detail: str


class BarData(Struct):
    """Something that somebody may not do here."""

    person: str
    how: str
    name: str
    at: float


class Lift(Struct):
    """What is to be allowed again."""

    person: PersonId
    how: BarKind


class SeatAct(Struct):
    """What is to become of whoever sits at a seat."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    act: Literal["remove", "mute", "block"]


class AdminPerson(Struct):
    """Somebody who has an account here, or took a name."""

    id: str
    name: str
    login: str | None
    here: bool
    """Whether they have a table open now."""


class MadePassword(Struct):
    """A password that was made up for somebody who has forgotten theirs."""

    login: str
    password: str


class AdminData(Struct):
    """How the server is doing, for whoever runs it."""

    version: str
    compiled: bool
    uptime: float
    live_tables: int
    sockets: int
    people: int
    """How many people have a table open now."""
    stored: dict[str, int]
    memory: int
    disk: DiskData
    backups: list[Backup]
    """Those that were made from here, the latest first."""
    faults: list[FaultData]
    """The tables with which something is wrong now."""
