"""What a table keeps for ever: how it was set up, and an entry for everything that happened to it.

The state of a table is these entries, read in order; nothing else is kept.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from regnum.server.wire.values import ClockKind, Leaver, Phrase, SeatKind, TableStatus

By = Literal["person", "order", "bot", "clock"]


class SeatRecord(Struct, frozen=True):
    """A seat as it was set up."""

    kind: SeatKind
    name: str = ""
    person: str = ""
    bot: str = ""
    arms: str = ""


class Dealt(Struct, frozen=True):
    """A game under way from which another went on, dealt anew for a seat: how it was drawn, and what was chosen."""

    seed: str
    keyed: bool
    choices: bytes
    seat: int
    step: int
    """How many of the choices all had noticed."""


class Header(Struct, frozen=True):
    """How a table was set up. The options are complete: what was left open then stays as it was decided."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seed: str
    host: str
    seats: list[SeatRecord]
    leaver: Leaver
    clock: ClockKind
    clock_seconds: int
    open_to_watchers: bool
    listed: bool
    created: float
    clock_increment: int = 0
    """Seconds that a live clock gains whenever its seat hands over to another."""
    keyed: bool = False
    """Whether the seed is the key of the draws; at tables of 0.1.0 it was not."""
    origin: str = ""
    """The table from whose past the game was branched off."""
    saga: str = ""
    """The saga of which the game is a chapter, and which one it is."""
    chapter: int = 0
    dealt: list[Dealt] = []
    """The games that it goes on from, the first one first, where they were still under way."""


class Entry(Struct, frozen=True, tag_field="t", kw_only=True):
    """Something that happened at a table."""

    seq: int = 0
    """Milliseconds since the table was made, and always more than the last: nobody can count entries by it."""
    at: float = 0.0


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a seat, or came back to it."""

    seat: int
    person: str
    name: str
    arms: str = ""


class Left(Entry, frozen=True, tag="left"):
    """Somebody left; before the game the seat is open again, later a bot may take it."""

    seat: int
    bot: str = ""
    removed: bool = False
    """Whether they were sent away."""


class TimedOut(Entry, frozen=True, tag="timed_out"):
    """Somebody's time ran out; a bot plays there until they come back."""

    seat: int
    bot: str


class Resigned(Entry, frozen=True, tag="resigned"):
    """Somebody gave the game up for good: a bot plays on for the others, or (no bot) the game ends with it."""

    seat: int
    bot: str = ""


class Claimed(Entry, frozen=True, tag="claimed"):
    """Somebody took the win, for the others stayed away."""

    seat: int


class Began(Entry, frozen=True, tag="began"):
    """The game began; bots took the seats still open."""

    fill: str = ""


class Played(Entry, frozen=True, tag="played"):
    """Choices as the engine keeps them: seat, kind and answer of each."""

    seat: int
    choices: bytes
    request: str = ""
    by: By = "person"


class WentOn(Entry, frozen=True, tag="went_on"):
    """A pause is over, in which the table stood still because somebody might be asked in secret.

    Whoever is asked may answer now; if nobody is, the table moves again.
    """


class TookBack(Entry, frozen=True, tag="took_back"):
    """A choice was taken back; these are left."""

    seat: int
    choices: bytes
    request: str = ""


class AskedUndo(Entry, frozen=True, tag="asked_undo"):
    """A seat wishes to take back its last choice."""

    seat: int
    request: str = ""


class AnsweredUndo(Entry, frozen=True, tag="answered_undo"):
    """Another seat agrees or not."""

    seat: int
    agree: bool


class Said(Entry, frozen=True, tag="said"):
    """A line of talk."""

    seat: int | None
    name: str
    text: str


class Pointed(Entry, frozen=True, tag="pointed"):
    """A partner points at something that all see; `card` is what it was then."""

    seat: int
    phrase: Phrase
    thing: str
    card: str


class Ordered(Entry, frozen=True, tag="ordered"):
    """A standing order was given, or (None) taken back."""

    seat: int
    kind: str
    notation: str | None


class Ended(Entry, frozen=True, tag="ended"):
    """The table was given up."""


class WishedAgain(Entry, frozen=True, tag="wished_again"):
    """After the game somebody wishes to play again, or would rather not."""

    seat: int
    agree: bool


class Again(Entry, frozen=True, tag="again"):
    """The same people play again at another table."""

    table: str


AnyEntry = (
    Sat | Left | TimedOut | Resigned | Claimed | Began | Played | WentOn | TookBack | AskedUndo | AnsweredUndo
    | Said | Pointed | Ordered | Ended | WishedAgain | Again
)  # fmt: skip


class Card(Struct, frozen=True):
    """What lists of tables show, and when the table next needs the server's attention."""

    id: str
    game: str
    status: TableStatus
    seats: list[SeatRecord]
    waiting: list[int]
    """The seats that have something to decide; for the server's eyes and the seats' own."""
    listed: bool
    updated: float
    due: float | None = None
    origin: str = ""
    scores: list[int] = []
    """Everybody's points and who won, when the game is over."""
    winners: list[int] = []
    ends: dict[int, float] = {}
    """When the time of the seats runs out whose clocks all see running."""
    away: list[int] = []
    """The seats whose people may come back: they left, or their time ran out."""
    variant: tuple[str, ...] = ()
    """The options that tell tables of one game apart, each followed by its value."""
    period: int = 0
    """The turn or round that is under way, or was the last."""
    reason: str = ""
    """Why the game ended as it did: a text of the game."""
    saga: str = ""
    """The saga of which the game is a chapter, and which one it is."""
    chapter: int = 0
    rivals: list[int] = []
    """The points of opponents who sit at no seat, when the game is over."""
    early: bool = False
    """Whether it ended before its time: somebody resigned, or stayed away."""

    @property
    def people(self) -> list[str]:
        return sorted({seat.person for seat in self.seats if seat.person})


_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(AnyEntry)
_header = msgspec.json.Decoder(Header)
_card = msgspec.json.Decoder(Card)


def to_text(record: Struct) -> str:
    return _encode(record).decode()


def entry_from(text: str | bytes) -> AnyEntry:
    entry: AnyEntry = _entry.decode(text)
    return entry


def header_from(text: str | bytes) -> Header:
    return _header.decode(text)


def card_from(text: str | bytes) -> Card:
    return _card.decode(text)
