"""A table around its game: who sits there, the clock, the talk; what the socket pushes, and refusals."""

from typing import Any, Literal

from msgspec import Struct

from regnum.server.wire.sagas import SagaCard, SagaLink
from regnum.server.wire.values import Arms, ChatKind, ClockKind, Ending, Leaver, Phrase, SeatKind, TableStatus
from regnum.server.wire.view import EventData, View


class SeatData(Struct):
    """Who sits at a seat. Somebody who has left keeps the seat until a bot or another person takes it.

    For somebody whose time ran out (`late`) the bot plays until they come back.
    """

    index: int
    kind: SeatKind
    name: str
    bot: str | None
    connected: bool
    left: bool
    arms: Arms = ""
    late: bool = False


class Pointing(Struct, frozen=True):
    """What a partner points at; `card` is what lay or is printed there, empty for a seat, a place or an empty space."""

    seat: int
    phrase: Phrase
    thing: str
    card: str


class ChatLine(Struct):
    """Something that was said or pointed at, or that all should know of a seat.

    The text is plain and must be shown as such.
    """

    id: int
    name: str
    seat: int | None
    text: str
    at: float
    what: ChatKind = "said"
    pointing: Pointing | None = None


class ClockData(Struct):
    """Seconds left for each seat at the time `at`, and whose clocks run."""

    kind: ClockKind
    left: list[float]
    running: list[int]
    at: float
    increment: int = 0
    """Seconds that are gained by handing over."""


class EndingData(Struct):
    """Why a game ended before its rules ended it: who gave up or took the win, and who won by it."""

    how: Ending
    seat: int
    winners: list[int]


class TableData(Struct):
    """Everything a page needs to show a table to one person."""

    id: str
    seq: int
    """Grows with everything that changes at the table; clients say which they have. The steps have no meaning."""
    game: str
    status: TableStatus
    options: dict[str, Any]
    seats: list[SeatData]
    you: int | None
    host: bool
    invite: str | None
    """What lets others sit down, for those who may pass it on."""
    leaver: Leaver
    listed: bool
    clock: ClockData
    view: View | None
    events: list[EventData]
    """What happened since the client's sequence number."""
    whole: bool
    """Whether the events are the whole past, told anew: at first, and when a choice was taken back."""
    chat: list[ChatLine]
    """What was said since the client's sequence number; a line may come twice."""
    pins: list[Pointing]
    """What partners point at, until the table moves on."""
    undo: Literal["free", "ask", "none"]
    """Whether the own last choice can be taken back at once, if the others agree, or not at all."""
    asked_undo: int | None
    """The seat that asks to take back its last choice."""
    agreed_undo: list[int]
    orders: dict[str, str]
    """The own standing orders: kind of decision to notation."""
    rehearsed: list[str]
    """The own choices that are tried out and not made yet; the view is then what they would bring."""
    seed: str | None
    """Shown when the game is over, to be checked against the commitment."""
    rematch: str | None
    """The table where the same people play again."""
    again: list[int]
    """The seats that wish to play again; when all have said so, there is the table."""
    kept: int | None
    """The reader's seat at which a bot plays, or nobody, until the reader comes back."""
    claim: float | None
    """From when the reader may take the win, for all the others stay away."""
    ending: EndingData | None
    origin: str | None
    """The table from whose past this game was branched off."""
    saga: SagaLink | None
    """The saga of which the game is a chapter."""
    corrected: dict[str, str] | None
    """What was corrected in the rules since the game began, by language: then it can only be watched."""


class TimeData(Struct):
    """Seconds that somebody has left now."""

    seat: int
    left: float


class TableCard(Struct):
    """A table in a list."""

    id: str
    game: str
    status: TableStatus
    seats: list[SeatData]
    you: int | None
    your_turn: bool
    updated: float
    time: TimeData | None = None
    """The clock that runs: the reader's own, or the one that is out first."""
    kept: bool = False
    """Whether a bot plays for the reader, or nobody, until the reader comes back."""
    about: dict[str, str] = {}
    """Kingdom, difficulty or the like, and the turn or round, by language."""
    scores: list[int] = []
    """Everybody's points and who won, when the game is over."""
    winners: list[int] = []
    together: bool = False
    """Whether all win or lose as one."""
    saga: SagaLink | None = None
    """The saga of which the game is a chapter."""
    early: bool = False
    """Whether it ended before its time: then the points say little."""


class TableList(Struct):
    """The own tables, those that wait for the reader first, the ones that anybody may join, and the own sagas."""

    own: list[TableCard]
    listed: list[TableCard]
    sagas: list[SagaCard] = []
    sagas_offered: bool = False
    """Whether sagas can be founded here."""


class Frame(Struct):
    """One moment of a game: what had just happened, and the table as it then was."""

    step: int
    steps: int
    view: View
    events: list[EventData]


class PeriodData(Struct):
    """A turn or a round of a finished game."""

    number: int
    step: int
    """The moment of the replay at which it began."""
    scores: list[int]
    """At its end: the points of every seat, and after them those of opponents who sit at no seat."""


class ScoresData(Struct):
    """The points of all from a moment of the replay on."""

    step: int
    scores: list[int]


class LeadData(Struct):
    """Who led, and by how many points; nobody where several had as many."""

    seat: int | None
    by: int


class TurningPointData(Struct):
    """A choice that changed the lead: whose points made the difference, and all that came of the choice."""

    step: int
    """The moment of the replay that shows it."""
    number: int
    """The turn or round."""
    seat: int
    gained: int
    before: LeadData
    after: LeadData
    events: list[EventData]


class CourseData(Struct):
    """How a finished game went, with nothing hidden."""

    periods: list[PeriodData]
    scores: list[ScoresData]
    """At the first moment, at every one at which they changed, and at the last."""
    turning_points: list[TurningPointData]


class Push(Struct, tag_field="type", tag="state"):
    """What the socket pushes: the table as it is now, with what happened since the last push.

    The epoch changes when a backup is restored: a page that has seen another one knows what has never been.
    """

    table: TableData
    epoch: str


class ViewChanges(Struct):
    """What makes the view that was pushed before the present one."""

    parts: dict[str, Any]
    """Parts of the view that are to be put in place of the old ones."""
    entries: dict[str, dict[str, Any]]
    """Of other parts, the entries that are; the rest of them stays as it was."""


class Change(Struct, tag_field="type", tag="change"):
    """A push to a socket that asked for changes: the table as in any push, but for the view."""

    table: TableData
    changes: ViewChanges
    epoch: str


class Problem(Struct, omit_defaults=True):
    """A refusal, in a sentence for people (RFC 9457). A choice that comes late brings the present state."""

    type: str
    title: str
    status: int
    detail: str
    reason: str = ""
    clause: str = ""
    table: TableData | None = None
