"""A saga on the wire: its people, its chapters and its book; what can be asked of it, and what the socket pushes."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from regnum.server.wire.requests import NewSeat
from regnum.server.wire.values import Arms, BotName, ClockKind, MaybeName, SeatKind

SagaStatus = Literal["gathering", "waiting", "playing", "over", "ended"]
"""Places are free; a chapter waits for its people; a chapter is played; it is written; its founder has ended it."""
SagaLeaver = Literal["wait", "bot"]
"""What becomes at a chapter's table of somebody who leaves it; a chapter is always played to its end."""
ChapterState = Literal["blank", "now", "done"]
SagaCall = Literal["", "turn", "ready", "seat", "people", "again"]
"""What a saga wants of the reader: a choice at its table, to be ready, to decide about a place, to invite people, or to
say whether all play another one."""


class NewSaga(Struct):
    """The first `human` seat is the founder's own; further ones are open to others."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    name: MaybeName = ""
    options: dict[str, Any] = {}
    """Chosen once for all three games."""
    leaver: SagaLeaver = "wait"
    clock: ClockKind = "none"
    clock_seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    clock_increment: Annotated[int, Meta(ge=0, le=600)] = 0
    open_to_watchers: bool = True


class SagaOffer(Struct):
    """Whether sagas can be founded here, for how many, in which games, and with which bots at their levels."""

    offered: bool
    fewest: int
    most: int
    games: list[str]
    bots: list[str]
    levels: dict[str, str]


class Ready(Struct):
    """Whether the reader is ready for the next chapter; it begins when all are, bots always."""

    ready: bool = True


class PlayAgain(Struct):
    """Whether the reader wishes for a new saga with the same people."""

    agree: bool = True


class SeatFate(Struct):
    """What the founder makes of somebody else's place: wait for who left, let a bot play there, or free it."""

    to: Literal["wait", "bot", "open"]
    bot: BotName = ""


class SagaSeatData(Struct):
    """A place of a saga. What was won there stays there, whoever sits at it."""

    index: int
    kind: SeatKind
    name: str
    bot: str | None
    arms: Arms
    left: bool
    ready: bool
    here: bool
    """Whether somebody at this place has the book or the chapter's table open."""


class GoalData(Struct):
    """A Tome that lies or lay open in a chapter: how far every place is, and whose it is."""

    tome: str
    have: list[int]
    of: int
    owner: int | None


class TokenTaken(Struct):
    """Who took a Crest token, and which."""

    seat: int
    token: str


class ChapterData(Struct):
    """A chapter: what is known of it. Places are listed from the first to the last."""

    number: int
    game: str
    state: ChapterState
    margin: int
    """The lead from which a victory is great."""
    table: str | None = None
    began: float | None = None
    ended: float | None = None
    """When it was begun, and when all was decided; None where that is still to come."""
    scores: list[int] = []
    places: list[int] = []
    great: bool | None = None
    lead: int = 0
    victory: list[int] = []
    """How many Victory Tomes each place took."""
    token: TokenTaken | None = None
    goals: list[GoalData] = []


class ShelfData(Struct):
    """What a place has won. Which Tomes its Victory Tomes are, nobody ever knows."""

    claimed: list[str]
    victory: list[int]
    """By chapter."""
    crest_tomes: list[str]
    tokens: list[str]
    crests: list[int]
    total: int


class PlanData(Struct):
    """The set-up of the chapter that is played, or comes next: by place."""

    carries: list[list[str]]
    """The Tomes whose benefits work."""
    silver: list[int]
    picks: list[int]
    """When each place chooses in the set-up, and when it plays, from 1; 0 while that is not known."""
    plays: list[int]


class BookData(Struct):
    """The saga so far."""

    chapters: list[ChapterData]
    shelves: list[ShelfData]
    needed: int
    """Equal crests for a Crest Tome."""
    tokens: list[str]
    """The Crest tokens that nobody has taken."""
    plan: PlanData
    winners: list[int] = []


class SagaClock(Struct):
    """The clock of every chapter."""

    kind: ClockKind
    seconds: int
    increment: int


class SagaData(Struct):
    """Everything a page needs to show a saga to one person."""

    id: str
    seq: int
    """Grows with everything that is written about the saga."""
    name: str
    status: SagaStatus
    options: dict[str, Any]
    seats: list[SagaSeatData]
    you: int | None
    founder: bool
    founded_by: int | None
    """The founder's place."""
    kept: int | None
    """The place to which the reader may come back."""
    invite: str | None
    """What lets others take a place, for those who may pass it on."""
    leaver: SagaLeaver
    clock: SagaClock
    open_to_watchers: bool
    chapter: int
    """The chapter that is played or comes next; after the last, how many there are."""
    table: str | None
    """The table of the chapter that is played."""
    your_turn: bool
    book: BookData | None
    again: list[int]
    """The places that wish for a new saga with the same people; when all have said so, it is founded."""
    follower: str | None
    """That saga."""
    problem: dict[str, str] | None
    """Why the book cannot be read here, by language; nothing of it is lost."""


class SagaLink(Struct):
    """The saga of which a table is a chapter, and which one it is; the first is 0."""

    id: str
    chapter: int


class SagaCard(Struct):
    """A saga in a list."""

    id: str
    name: str
    status: SagaStatus
    seats: list[SagaSeatData]
    you: int | None
    chapter: int
    table: str | None
    calls: SagaCall
    updated: float
    winners: list[int] = []
    tomes: list[int] = []


class SagaPush(Struct, tag_field="type", tag="saga"):
    """What the socket of a saga pushes: the saga as it is now, and how often it has changed meanwhile."""

    saga: SagaData
    epoch: str
