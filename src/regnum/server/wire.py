"""Everything that crosses the wire, as typed structures: the page's types are generated from these."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Lang = Literal["en", "pl"]
TableStatus = Literal["lobby", "playing", "over", "abandoned"]
SeatKind = Literal["human", "bot", "open"]
Leaver = Literal["wait", "bot", "end"]


class Text(Struct, frozen=True):
    """A message not yet in a language; the reader renders it with the game's catalogue."""

    key: str
    params: dict[str, str | int | list[str]]


# -- what a seat sees (made by the engine alone)


class Thing(Struct, omit_defaults=True):
    """A card or piece in a place; a hidden one has only `hidden`, the epoch of its place."""

    id: str | UnsetType = UNSET
    card: str | UnsetType = UNSET
    n: int | UnsetType = UNSET
    hidden: int | UnsetType = UNSET


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
    """An open decision: whole for the seat that decides, seat and kind for the others (`waiting`)."""

    seat: int
    kind: str
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
    numbers: dict[str, Number]
    pending: list[DecisionData]
    score: list[ScoreData]
    commitment: str
    result: ResultData | None


class EventData(Struct):
    """One thing that happened, as a seat may know it.."""

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
    """Who sits at a seat."""

    index: int
    kind: SeatKind
    name: str
    bot: str | None
    connected: bool
    ready: bool


class ChatLine(Struct):
    id: int
    name: str
    seat: int | None
    text: str
    at: float


class ClockData(Struct):
    """Seconds left for each seat, and since when the present one runs."""

    kind: Literal["none", "live", "days"]
    left: list[float]
    running: list[int]
    since: float


class TableData(Struct):
    """Everything a page needs to show a table to one person."""

    id: str
    seq: int
    """Counts everything that changes at the table; clients say which they have."""
    game: str
    status: TableStatus
    options: dict[str, Any]
    seats: list[SeatData]
    you: int | None
    host: bool
    invite: str | None
    leaver: Leaver
    clock: ClockData
    view: View | None
    events: list[tuple[int, EventData]]
    """The events since the client's sequence number, each with its own."""
    chat: list[ChatLine]
    undo: Literal["free", "ask", "none"]
    asked_undo: list[int]
    orders: dict[str, str]
    """The own standing orders: kind of decision to notation."""
    rehearsed: int
    """How many choices the own rehearsal holds; the view is then the rehearsal's."""
    seed: str | None
    """Shown when the game is over, to be checked against the commitment."""
    rematch: str | None


# -- requests


class NewSeat(Struct):
    kind: SeatKind
    name: str = ""
    bot: str = "random"


class NewTable(Struct):
    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    leaver: Leaver = "wait"
    clock: Literal["none", "live", "days"] = "none"
    clock_seconds: int = 0
    open_to_watchers: bool = True


class Join(Struct):
    name: str
    seat: int | None = None
    invite: str = ""


class Choose(Struct):
    """One choice, or several picks as one. `request` makes sending it twice harmless."""

    seq: int
    request: str
    choices: list[str]
    rehearse: bool = False


class Say(Struct):
    text: str


class Order(Struct):
    kind: str
    notation: str | None


class Hint(Struct):
    notation: str
    reason: Text


class Push(Struct, tag_field="type", tag="state"):
    """What the socket pushes: the table as it is now, with what happened since the last push."""

    table: TableData


class Problem(Struct):
    """A refusal, in a sentence for people (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    reason: str = ""
    clause: str = ""
