"""What a game declares about itself besides its rules, and what the table asks of it.

The rules are numbers; a `Game` gives them names: kinds of decisions, reasons, events, places, texts in two languages,
notation, scores. There is one `Game` object for each game.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

from regnum.kernel.census import census
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.core.machine import FIELDS, Kernel, Task, load_kernel
from regnum.kernel.errors import BadScenario
from regnum.kernel.lowering import load
from regnum.kernel.text import Catalogue, Message, Params, Value
from regnum.kernel.vocabulary import Names

Values = Mapping[str, Any]
NOTHING: Params = {}


class Question(Struct, frozen=True):
    """An open decision in words and marks."""

    prompt: Message
    clause: str
    source: str | None = None
    """The thing that asks."""
    least: int = 1
    most: int = 1
    """How many picks the whole choice still takes."""
    picked: int = 0
    interrupt: bool = False


@dataclass(frozen=True, slots=True)
class EventText:
    """One event in words, as told to those who may know everything about it and to the others."""

    full: Message
    veiled: Message
    clause: str


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of decision: its name, the clause that asks, the answers it knows, and how a hand picks them."""

    id: str
    clause: str
    codes: tuple[int, ...]
    shape: str
    shown: str = ""
    """The kind that others are told in its place, where its own name would tell what the seat holds."""
    name: str = ""
    """What the rules call it, where it is not the id."""
    verb: str = ""
    """The word with which its answers begin in notation, where they have one in common."""

    def asked(
        self,
        params: Params = NOTHING,
        variant: str = "",
        clause: str = "",
        source: str | None = None,
        *,
        least: int = 1,
        most: int = 1,
        picked: int = 0,
        interrupt: bool = False,
    ) -> Question:
        """Its question: in the sentence `kind.<id>.prompt`, or in a variant of it, and by its clause or another."""
        key = f"kind.{self.id}.prompt{variant and f'_{variant}'}"
        return Question(Message(key, params), clause or self.clause, source, least, most, picked, interrupt)

    def label(self, word: str = "option", **params: Value) -> Message:
        """One of its answers, in the sentence `kind.<id>.<word>`."""
        return Message(f"kind.{self.id}.{word}", params)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer is not allowed."""

    id: str
    clause: str
    name: str = ""
    """What the rules call it, where several share a sentence and so the id."""
    later: bool = False
    """Nothing is wrong with the answer: single picks are taken in a fixed order, and its turn is past or to come."""


def numbered(reasons: Sequence[Reason]) -> Mapping[int, Reason]:
    """Reasons by number; 0 means that nothing speaks against an answer."""
    return MappingProxyType(dict(enumerate(reasons, 1)))


@dataclass(frozen=True, slots=True)
class EventKind:
    """Something that can happen; `motion` is the verb of the motion grammar that shows it."""

    id: str
    clause: str
    motion: str
    name: str = ""
    """What the rules call it, where several share a sentence and so the id."""
    veiled: bool = False
    """Not everybody may know its things: others are told the sentence `event.<id>_unseen`, which names none."""

    def told(self, params: Params, variant: str = "", clause: str = "") -> EventText:
        """The event in the sentence `event.<id>`, or in a variant of it, and by its clause or another."""
        full = Message(f"event.{self.id}{variant and f'_{variant}'}", params)
        open_to_all = {
            name: value for name, value in params.items() if isinstance(value, int | str)
        }  # no list of things
        veiled = Message(f"event.{self.id}_unseen", open_to_all) if self.veiled else full
        return EventText(full, veiled, clause or self.clause)


class Answer(Struct, frozen=True):
    """One option in words and marks."""

    notation: str
    label: Message
    targets: tuple[str, ...] = ()
    cost: tuple[tuple[str, int], ...] = ()
    gain: tuple[tuple[str, int], ...] = ()
    default: bool = False
    group: str = ""
    forgoes: bool = False
    """It gives up what is on offer: no key answers so by itself as long as something else can be done."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a phase whose turns are known beforehand: whose it is, and what is done in it."""

    seat: int
    does: str


class Term(Struct, frozen=True):
    """One line of a score."""

    name: str
    points: int
    clause: str
    count: int = 1
    """How many of it there are, or of what it is worth points for."""
    of: str = ""
    """What is counted, where the name does not say it: its text is `counts.<of>`."""


class Score(Struct, frozen=True):
    """A seat's score: its terms and their sum."""

    terms: tuple[Term, ...]
    total: int

    @classmethod
    def of(cls, *terms: Term) -> Self:
        return cls(terms, sum(term.points for term in terms))


class Team(Struct, frozen=True):
    """How all seats together stand against the game itself: they win or lose as one."""

    won: bool
    total: int
    """The points of all seats, and those that belong to none of them."""
    needed: int
    terms: tuple[Term, ...]
    """The points that belong to no seat."""
    needs: tuple[Term, ...]
    """What makes the points that are needed."""
    clause: str

    @classmethod
    def of(
        cls,
        scores: Sequence[Score],
        needs: Sequence[Term],
        clause: str,
        terms: Sequence[Term] = (),
        *,
        lost: bool = False,
    ) -> Self:
        """A team that wins with as many points as it needs, unless it has lost at once."""
        total = sum(score.total for score in scores) + sum(term.points for term in terms)
        needed = sum(term.points for term in needs)
        return cls(total >= needed and not lost, total, needed, tuple(terms), tuple(needs), clause)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[Score, ...]
    reason: str
    """Why it ended, as a key of the catalogue."""
    clause: str
    tie_break: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    rivals: tuple[Score, ...] = ()
    """The scores of opponents who sit at no seat; if they win, there are no winners."""
    team: Team | None = None
    """Of a game that is played together: then all seats are winners, or none is."""

    @classmethod
    def of(cls, scores: Sequence[Score], reason: str, clause: str) -> Self:
        """The most points win; those who have as many share the victory."""
        best = max(score.total for score in scores)
        return cls(tuple(p for p, score in enumerate(scores) if score.total == best), tuple(scores), reason, clause)


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A choice made when a table is set up."""

    id: str
    default: object
    values: tuple[object, ...] | None
    """The allowed values, or None if the game checks it itself (`help` says what it takes)."""
    when: Mapping[str, object] = field(default_factory=dict)
    """Without these other choices it changes nothing, so nobody need be asked; `seats` counts as a choice."""


@dataclass(frozen=True, slots=True)
class Help:
    """What one thing of the game is and does, for a reader who points at it."""

    name: str
    kind: str
    """One line under the name: types, cost."""
    lines: tuple[str, ...]
    """What it says, written from the effects that the rules carry out."""
    notes: tuple[str, ...]
    """What things of its kind are for."""
    clause: str
    provenance: str
    """How well its face is known: verified, single-source, reconstructed or recalled."""


@dataclass(frozen=True, slots=True)
class OldRules:
    """An earlier version of a game's rules, as far as a table begun by it can still be opened."""

    options: Mapping[str, object] = field(default_factory=dict)
    """What options that came since must be set to, so that a table goes on as it began."""
    corrected: Mapping[str, str] = field(default_factory=dict)
    """What was corrected since, as a sentence in each language: then such a table can only be watched."""


S = TypeVar("S", bound=Kernel)


class GameOf(ABC, Generic[S]):
    """One game: names, texts and services around its rules. S is the class of its state."""

    state: type[S]
    """The class of the whole game's state."""
    id: ClassVar[str]
    """The name of its folder."""
    finished: ClassVar[bool] = True
    """False while it is being written: it can be played by its name, and is listed nowhere."""
    rules_version: ClassVar[str]
    old_rules: ClassVar[Mapping[str, OldRules]] = {}
    """The earlier versions whose tables can still be opened."""
    title: ClassVar[Mapping[str, str]]
    seats: ClassVar[tuple[int, int]]
    modes: ClassVar[tuple[str, ...]]
    """How it can be played: `versus`, `solo` against an opponent of its own, or `together` against the game."""
    options: ClassVar[tuple[OptionSpec, ...]]
    kinds: ClassVar[tuple[Kind, ...]]
    reasons: ClassVar[Mapping[int, Reason]]
    events: ClassVar[tuple[EventKind, ...]]
    period: ClassVar[str]
    """The event that begins a turn or a round, whichever the game's course is told by; its number counts them.

    The text of the same name says which one it is: "Turn 3", "Round 3".
    """
    clause_file: ClassVar[str]
    """The rule document's name under `docs/rules`, without ending."""
    base_clauses: ClassVar[tuple[str, ...]] = ()
    """The documents of the games on whose rules it stands: their clauses are cited too."""
    families: ClassVar[Mapping[str, Sequence[int]]] = {}
    """For fields of the state whose numbers mean only a part of `things`: that part. 0 is its first thing.

    A set, a row or a number with a family holds things as a zone does, and views show it as a place.
    """
    named: ClassVar[Mapping[str, Names]] = {}
    """For rows of the state whose numbers have names of their own: the names, in the order of the numbers.

    Views and observations show each number as if it were a field of that name, and a span as a row.
    """
    marked: ClassVar[frozenset[str]] = frozenset()
    """The fields of the state whose things come with `marks`."""
    secret_kinds: ClassVar[frozenset[str]] = frozenset()
    """Interrupts that come or do not come because of what a seat holds in secret: others are not told who is asked."""

    def asks_in_secret(self, event: str, things: Sequence[str]) -> bool:
        """Whether, after an event, somebody may be asked such a question: then all wait a while in any case."""
        return False

    # -- making and loading

    def rules_of(self, version: str) -> OldRules | None:
        """What is to be known about a version of the rules; None for one that is not here."""
        return OldRules() if version == self.rules_version else self.old_rules.get(version)

    def prepare(self, seats: int, options: Values) -> Values:
        """Checks what the specs do not say and fills in the defaults; raises BadOption."""
        return {option.id: options.get(option.id, option.default) for option in self.options}

    @abstractmethod
    def start(self, seats: int, options: Values, chance: Chance) -> S:
        """A new game, stopped at its first decision."""

    def shared(self, options: Values) -> tuple[object, ...]:
        """What the state's `Shared` fields hold at a table with these options, in their order."""
        return ()

    def load(self, data: list[object], options: Values) -> S:
        """A game from what `Kernel.dump` wrote."""
        g = load(self.state, data[FIELDS], *self.shared(options))
        load_kernel(g, data)
        return g

    def from_position(self, position: Values) -> tuple[S, int, Values]:
        """A game from a written position, its seats and options; raises BadScenario."""
        raise BadScenario(f"{self.title['en']} has no written positions.")

    def position(self, g: S, options: Values) -> dict[str, Any]:
        """The table as a written position, with nothing hidden; `from_position` reads it."""
        raise BadScenario(f"{self.title['en']} has no written positions.")

    def first_after(self, result: Result, seats: int, chance: Chance) -> int:
        """Who begins the next game of a series: whoever is drawn, where the rules say nothing else."""
        return chance.below(seats)

    # -- words

    @abstractmethod
    def catalogue_for(self, options: Values) -> Catalogue:
        """The texts of a table with these options (a card pack can change names)."""

    def question(self, g: S, task: Task, options: Values) -> Question:
        """What a decision asks: the sentence of its kind, where that has nothing to name."""
        return self.kinds[task.kind].asked()

    @abstractmethod
    def answer(self, g: S, task: Task, code: int) -> Answer: ...

    def refusal(self, g: S, task: Task, code: int, reason: int) -> Message:
        """Why a code is not allowed, with its numbers, where it has any."""
        return Message(f"reason.{self.reasons[reason].id}", {})

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        """Tells an event: whose it is, its number, and the cards it touches, where it touches some."""
        names = self.things()
        cards = {"card": [names[c] for c in things]} if things else {}
        return self.events[event].told({"seat": seat, "n": n, **cards})

    @abstractmethod
    def things(self) -> Sequence[str]:
        """The names of the kinds of cards, by number."""

    @abstractmethod
    def places(self, seats: int) -> Sequence[str]:
        """The names of the places that events mention, by number."""

    @abstractmethod
    def help(self, thing: str, lang: str, options: Values) -> Help:
        """Explains one of `things`, as it is at a table with these options."""

    # -- numbers

    @abstractmethod
    def scores(self, g: S) -> tuple[Score, ...]:
        """The score if the game ended now. Everybody sees it: it follows from what all could know."""

    def rivals(self, g: S) -> tuple[Score, ...]:
        """The scores of opponents who sit at no seat, as in a solo game, if the game ended now.

        Their boards stand in the state's list `seats` after those of the players.
        """
        return ()

    @property
    def together(self) -> bool:
        """Whether the seats play together against the game, and win or lose as one."""
        return "together" in self.modes

    def team(self, g: S) -> Team | None:
        """How the seats together would stand if the game ended now, in a game that is played together."""
        return None

    @abstractmethod
    def result(self, g: S) -> Result: ...

    def phase(self, g: S) -> str:
        """The part of a turn or round that is under way, by its id; empty where the game has none."""
        return ""

    def turn(self, g: S) -> int | None:
        """Whose turn it is, opponents at no seat numbered after the seats; None where nobody's alone.

        It is the state's field `current`, where there is one and it names somebody.
        """
        current: int = getattr(g, "current", NONE)
        return None if current < 0 else int(current)

    def order(self, g: S, seats: int) -> Sequence[int]:
        """The seats in the order of play, beginning with the first player of the round, where there is one."""
        return range(seats)

    def turns(self, g: S) -> Sequence[Turn]:
        """The turns of the present phase in their order, where they are known beforehand."""
        return ()

    def numbers(self, g: S, viewer: int | None) -> Mapping[str, Any]:
        """Numbers that decide something, each with its value and its terms."""
        return {}

    def totals(self, g: S) -> Mapping[str, int]:
        """How many of each component there are in all places together; it never changes."""
        names = self.things()
        return {names[c]: n for c, n in census(g, self.families).items()}

    def marks(self, g: S, owner: int | None, field: str, i: int) -> Mapping[str, int]:
        """Numbers that lie on one thing of a field among `marked`: cubes on it, free spaces, what using it costs.

        The field is named as in views, without the seat that owns it: `sites`, `districts.2.cards`.
        """
        return {}

    def seen_by_team(self, g: S) -> Collection[str]:
        """The bags of cards that partners show each other, by the names of their fields; watchers see none of them.

        Whoever opens them keeps them in `determinise`.
        """
        return ()

    def public_cards(self, g: S, seat: int) -> Sequence[int] | None:
        """What everybody can know a seat to own by having watched, as counts by kind; None if that is secret."""
        return None

    def counts(self, g: S, options: Values) -> list[dict[str, int]] | None:
        """What each seat owns, by kind, at tables that show what everybody could have counted, or at the end."""
        return None

    def provenance(self) -> Mapping[str, int]:
        """How many components are known how well (verified, single-source, reconstructed, recalled)."""
        return {}


Game = GameOf[Any]
"""Any game, whatever its state."""
