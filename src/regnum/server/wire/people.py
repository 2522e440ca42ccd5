"""The reader: who they are, and the games they have played."""

from msgspec import Struct

from regnum.server.wire.tables import SeatData
from regnum.server.wire.values import Login, Name, Password


class Me(Struct):
    """Who the reader is here; a guest has no login."""

    id: str
    name: str
    login: str | None


class GameRecord(Struct):
    """Somebody's games of one kind; a shared victory is not counted among those won."""

    game: str
    played: int
    won: int
    shared: int
    best: int | None
    """Of the games that went on to their end; none if all were given up before."""
    mean: float | None
    alone: bool = False
    """Whether they were played alone: their points say nothing about those at a table with others."""
    variant: dict[str, str] = {}
    """Against whom and how difficult they were, if they were played alone or together, by language: others' points
    differ.
    """
    latest: list[int] = []
    """The own points in the last of them that went on to their end, the very last at the end."""


class PastGame(Struct):
    """A finished game; its table is still there to be looked at."""

    id: str
    game: str
    ended: float
    you: int
    seats: list[SeatData]
    scores: list[int]
    winners: list[int]
    about: dict[str, str] = {}
    """Kingdom, difficulty or the like, and the last turn or round, by language."""
    reason: dict[str, str] = {}
    """How a game for one ended (which medal, say), by language."""
    together: bool = False
    """Whether all won or lost as one."""
    rivals: list[int] = []
    """The points of opponents who sit at no seat."""
    early: bool = False
    """Whether it ended before its time: somebody resigned, or stayed away."""


class Profile(Struct):
    """The reader's own games: how many are under way, records, and the latest hundred that ended."""

    me: Me
    running: int
    records: list[GameRecord]
    history: list[PastGame]


class Credentials(Struct):
    login: Login
    password: Password


class NewPassword(Struct):
    old: Password
    new: Password


class Rename(Struct):
    name: Name
