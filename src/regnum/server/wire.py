"""Everything that crosses the wire, as typed structures: the page's types are generated from these."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Lang = Literal["en", "pl"]
TableStatus = Literal["lobby", "playing", "over", "abandoned"]
SeatKind = Literal["human", "bot", "open"]
Leaver = Literal["wait", "bot", "end"]
"""What becomes of the seat of somebody who leaves a game under way; "end" ends the game."""
ClockKind = Literal["none", "live", "days"]
"""A live clock counts down over the whole game, one for days anew with every decision."""

Seq = Annotated[int, Meta(ge=0)]
Request = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
MaybeName = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]
Arms = Annotated[str, Meta(max_length=48, pattern=r"^([a-z]+\.[a-z-]+)?$")]
"""A coat of arms that somebody chose: its division and its charge; empty for the one that follows from the name."""
Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Text(Struct, frozen=True):
    """A message not yet in a language; the reader renders it with the game's catalogue."""

    key: str
    params: dict[str, str | int | list[str]]


# -- what a seat sees (made by the engine alone)


class Thing(Struct, omit_defaults=True):
    """A card or piece in a place; a hidden one has `hidden`, the epoch of its place, and no card.

    What lies face down among open things has `down` and the seat that laid it; `marks` are numbers that lie on it.
    """

    id: str | UnsetType = UNSET
    card: str | UnsetType = UNSET
    n: int | UnsetType = UNSET
    hidden: int | UnsetType = UNSET
    slot: int | UnsetType = UNSET
    down: bool | UnsetType = UNSET
    by: int | UnsetType | None = UNSET
    marks: dict[str, int] | UnsetType = UNSET


class Place(Struct, omit_defaults=True):
    """A place of the table. Without `things` it is face down: a count and an epoch."""

    owner: int | None
    count: int | UnsetType = UNSET
    things: list[Thing] | UnsetType = UNSET
    epoch: int | UnsetType = UNSET
    top: str | UnsetType = UNSET


class Number(Struct, omit_defaults=True):
    """A number that decides something, with its terms."""

    value: int
    terms: list[tuple[str, int]]
    of: int | UnsetType = UNSET


class OptionData(Struct):
    code: int
    notation: str
    label: Text
    targets: list[str]
    cost: list[tuple[str, int]]
    gain: list[tuple[str, int]]
    default: bool
    group: str
    reveals: bool


class BlockedData(Struct):
    notation: str
    label: Text
    targets: list[str]
    reason: Text
    clause: str


class DecisionData(Struct, omit_defaults=True):
    """An open decision: whole for the seat that decides, seat and kind for the others (`waiting`).

    Where it is a secret whether anybody is asked at all, the others get the kind "reactions" and no seat; while seats
    decide at the same time, the others get no kind.
    """

    seat: int | None
    kind: str | None
    waiting: bool = False
    shape: str | UnsetType = UNSET
    clause: str | UnsetType = UNSET
    prompt: Text | UnsetType = UNSET
    source: str | UnsetType | None = UNSET
    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET
    picked: int | UnsetType = UNSET
    interrupt: bool | UnsetType = UNSET
    options: list[OptionData] | UnsetType = UNSET
    blocked: list[BlockedData] | UnsetType = UNSET


class TermData(Struct):
    name: str
    points: int
    count: int
    clause: str


class ScoreData(Struct, omit_defaults=True):
    """A seat's score: its terms at the end, a range before."""

    total: int | UnsetType = UNSET
    terms: list[TermData] | UnsetType = UNSET
    range: tuple[int, int] | UnsetType = UNSET


class ResultData(Struct):
    winners: list[int]
    reason: str
    clause: str
    tie_break: dict[str, list[int]]


class View(Struct):
    """The table as one seat, or a watcher, may see it."""

    game: str
    rules: str
    seat: int | None
    seats: int
    step: int
    over: bool
    places: dict[str, Place]
    values: dict[str, int]
    sets: dict[str, list[str]]
    rows: dict[str, list[int]]
    numbers: dict[str, Number]
    pending: list[DecisionData]
    score: list[ScoreData]
    rivals: list[ScoreData]
    counts: list[dict[str, int]] | None
    commitment: str
    result: ResultData | None


class EventData(Struct):
    """One thing that happened, as a seat may know it."""

    kind: str
    seat: int
    things: list[str]
    count: int
    source: str | None
    target: str | None
    motion: str
    reveals: bool
    clause: str
    text: Text


# -- the table around the game


class SeatData(Struct):
    """Who sits at a seat. Somebody who has left keeps the seat until a bot or another person takes it."""

    index: int
    kind: SeatKind
    name: str
    bot: str | None
    connected: bool
    left: bool
    arms: Arms = ""


class ChatLine(Struct):
    """Something that was said; the text is plain and must be shown as such."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


class ClockData(Struct):
    """Seconds left for each seat at the time `at`, and whose clocks run."""

    kind: ClockKind
    left: list[float]
    running: list[int]
    at: float


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
    origin: str | None
    """The table from whose past this game was branched off."""


class TableCard(Struct):
    """A table in a list."""

    id: str
    game: str
    status: TableStatus
    seats: list[SeatData]
    you: int | None
    your_turn: bool
    updated: float


class TableList(Struct):
    """The own tables, those that wait for the reader first, and the ones that anybody may join."""

    own: list[TableCard]
    listed: list[TableCard]


class Frame(Struct):
    """One moment of a game: what had just happened, and the table as it then was."""

    step: int
    steps: int
    view: View
    events: list[EventData]


# -- games


class OptionChoice(Struct):
    default: Any
    values: list[Any] | None
    when: dict[str, Any]
    """Without these other choices (`seats` is one) it changes nothing."""


class GameCard(Struct):
    """A game that can be played here."""

    id: str
    title: dict[Lang, str]
    seats: tuple[int, int]
    modes: list[str]
    options: dict[str, OptionChoice]
    rules_version: str
    provenance: dict[str, int]
    bots: list[str]
    levels: dict[str, str]
    """The bots that stand for squire, knight and master."""


class ThingHelp(Struct):
    """What one thing of a game is and does."""

    name: str
    kind: str
    lines: list[str]
    notes: list[str]
    clause: str
    provenance: str


class GameData(GameCard):
    """A game with its texts, the help for every thing, and its rules clause by clause, in each language."""

    catalogue: dict[Lang, dict[str, str | dict[str, str]]]
    help: dict[Lang, dict[str, ThingHelp]]
    clauses: dict[Lang, dict[str, str]]


# -- people


class Me(Struct):
    """Who the reader is here; a guest has no login."""

    id: str
    name: str
    login: str | None


class GameRecord(Struct):
    """Somebody's games of one kind; a shared victory counts as one."""

    game: str
    played: int
    won: int
    shared: int
    best: int
    mean: float


class PastGame(Struct):
    """A finished game; its table is still there to be looked at."""

    id: str
    game: str
    ended: float
    you: int
    seats: list[SeatData]
    scores: list[int]
    winners: list[int]


class Profile(Struct):
    """The reader's own games: how many are under way, records, and the latest hundred that ended."""

    me: Me
    running: int
    records: list[GameRecord]
    history: list[PastGame]


class Credentials(Struct):
    login: Login
    password: Password


class Rename(Struct):
    name: Name


# -- requests


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
    open_to_watchers: bool = True
    listed: bool = False
    seed: Annotated[str, Meta(max_length=64)] = ""
    """The shuffle of a practice game; refused where anybody but bots plays along."""


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


class Order(Struct):
    """How a kind of decision is answered from now on whenever the answer is legal; null asks again."""

    kind: Annotated[str, Meta(max_length=60)]
    notation: Notation | None


class Hint(Struct):
    """What a bot would do, and why; the reason is in the game's catalogue."""

    notation: str
    reason: Text
    bot: str


class Made(Struct):
    """The address of a table that was made."""

    id: str


# -- what comes back


class PackFile(Struct):
    """The content of a card pack file, with the file's name."""

    file: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=200_000)]


class PackReport(Struct):
    """What a card pack says, or what is wrong with it: where, and why."""

    file: str
    name: str
    cards: list[str]
    place: str
    reason: str


class Push(Struct, tag_field="type", tag="state"):
    """What the socket pushes: the table as it is now, with what happened since the last push."""

    table: TableData


class Problem(Struct, omit_defaults=True):
    """A refusal, in a sentence for people (RFC 9457). A choice that comes late brings the present state."""

    type: str
    title: str
    status: int
    detail: str
    reason: str = ""
    clause: str = ""
    table: TableData | None = None


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
