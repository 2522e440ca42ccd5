"""What a seat sees of a game; all of it is made by the engine."""

from msgspec import UNSET, Struct, UnsetType


class Text(Struct, frozen=True):
    """A message not yet in a language; the reader renders it with the game's catalogue."""

    key: str
    params: dict[str, str | int | list[str]]


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
    slots: int | UnsetType = UNSET
    """How many slots it has, where things lie in slots: `<place>:0` and so on, also those where nothing lies."""
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
    forgoes: bool | UnsetType = UNSET
    """It gives up what is on offer: no key answers so by itself as long as something else can be done."""


class BlockedData(Struct):
    notation: str
    label: Text
    targets: list[str]
    reason: Text
    clause: str
    later: bool
    """Only the fixed order of single picks bars it: sent together with others, in any order, it is welcome."""


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


class TermData(Struct, omit_defaults=True):
    name: str
    points: int
    count: int
    clause: str
    of: str | UnsetType = UNSET
    """What is counted, where the name does not say it."""


class ScoreData(Struct):
    """A seat's score, at the end or as if the game ended now, and what it is made of."""

    total: int
    terms: list[TermData]


class TeamData(Struct):
    """How all seats together stand against the game: now, or at the end."""

    won: bool
    total: int
    """The points of all seats, and those of `terms`, which belong to none of them."""
    needed: int
    """The sum of `needs`."""
    terms: list[TermData]
    needs: list[TermData]
    clause: str


class ResultData(Struct):
    winners: list[int]
    reason: str
    clause: str
    tie_break: dict[str, list[int]]


class TurnData(Struct):
    seat: int
    does: str


class View(Struct):
    """The table as one seat, or a watcher, may see it."""

    game: str
    rules: str
    seat: int | None
    seats: int
    step: int
    over: bool
    phase: str
    """The part of a turn or round that is under way; empty where the game has none, and at the end."""
    turn: int | None
    """Whose turn it is, opponents at no seat numbered after the seats; none where nobody's alone, and at the end."""
    order: list[int]
    """The seats in the order of play, beginning with the first player of the round, where there is one."""
    turns: list[TurnData]
    """The turns of the present phase in their order, where they are known beforehand."""
    places: dict[str, Place]
    values: dict[str, int]
    sets: dict[str, list[str]]
    rows: dict[str, list[int]]
    numbers: dict[str, Number]
    pending: list[DecisionData]
    score: list[ScoreData]
    rivals: list[ScoreData]
    team: TeamData | None
    """None unless all play together, and before the end where scores are hidden."""
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
