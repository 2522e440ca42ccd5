"""How the server is doing, for whoever runs it."""

from msgspec import Struct

from regnum.server.wire.tables import SeatData
from regnum.server.wire.values import TableStatus


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
