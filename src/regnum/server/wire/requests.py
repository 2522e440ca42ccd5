"""What can be asked of a table, and what comes back besides the table itself."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from regnum.server.wire.values import (
    Arms,
    BotName,
    ClockKind,
    Leaver,
    MaybeName,
    Notation,
    Phrase,
    Request,
    SeatKind,
    Seq,
    ThingId,
)
from regnum.server.wire.view import EventData, Text


class NewSeat(Struct):
    """The first `human` seat is the maker's own; further ones are open to others."""

    kind: SeatKind
    name: MaybeName = ""
    bot: BotName = ""
    arms: Arms = ""


class NewTable(Struct):
    """With no open seat the game begins at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    leaver: Leaver = "wait"
    clock: ClockKind = "none"
    clock_seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    clock_increment: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds that a live clock gains whenever its seat hands over to another."""
    open_to_watchers: bool = True
    listed: bool = False
    seed: Annotated[str, Meta(max_length=64)] = ""
    """The shuffle of a practice game; refused where anybody but bots plays along."""


class Made(Struct):
    """The address of a table that was made."""

    id: str


class Join(Struct):
    name: MaybeName = ""
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    invite: Annotated[str, Meta(max_length=200)] = ""
    arms: Arms = ""


class Start(Struct):
    """`fill` names the bot that takes the seats still open."""

    fill: BotName = ""


class Choose(Struct):
    """One choice, or several as one, from the table as it was at `seq`. `request` makes sending it twice harmless.

    With `rehearse` the choices are tried out for the own eyes only; they are all that is tried out, so that a shorter
    list takes some back and an empty one all.
    """

    seq: Seq
    request: Request
    choices: Annotated[list[Notation], Meta(max_length=60)]
    rehearse: bool = False


class Trial(Struct):
    """Choices to look ahead from: all but the last are those tried out already, the last is the one in question."""

    seq: Seq
    choices: Annotated[list[Notation], Meta(min_length=1, max_length=60)]


class Preview(Struct):
    """What a choice would bring, up to the first secret or draw."""

    events: list[EventData]


class Branch(Struct):
    """The moment of a game's past from which to play on, as `replay` counts them, and whose seat to take."""

    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class Undo(Struct):
    """Takes back the own last choice, or asks for it; `agree` answers somebody else's wish."""

    seq: Seq
    request: Request
    agree: bool | None = None


class Say(Struct):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Point(Struct):
    """Shows partners a thing that all see; `card` says what it is where it is printed and lies in no place."""

    phrase: Phrase
    thing: ThingId
    card: Annotated[str, Meta(max_length=80)] = ""


class Order(Struct):
    """How a kind of decision is answered from now on whenever the answer is legal; null asks again."""

    kind: Annotated[str, Meta(max_length=60)]
    notation: Notation | None


class HintAnswer(Struct):
    """An answer that was tried, and how it fared in games played on: 100 is a clear victory; or points at the end."""

    notation: str
    share: int


class Hint(Struct):
    """What a bot would do, and why; the reason is in the game's catalogue."""

    notation: str
    reason: Text
    bot: str
    best: list[HintAnswer] = []
    """How the advised answer and the best of the others fared; empty where too little was tried."""
    in_points: bool = False
    """Whether that is told in points at the end, on average: alone at a table."""
