"""A game in the standard modules: what `game.py` of every such game would say in the same words.

`StandardGame` answers the platform from modules with standard names (`data`, `questions`, `answers`, `telling`,
`numbers`, `results`, `position`). The protocols below say what each of them holds; `game.py` overrides what differs.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from regnum.kernel.core.machine import Kernel, Task
from regnum.kernel.options import first_player, of_position, pack_content
from regnum.kernel.packs import proofread
from regnum.kernel.spec import Answer, EventText, GameOf, Help, Question, Result, Score, Values
from regnum.kernel.stock import Stock
from regnum.kernel.text import Catalogue, Message
from regnum.kernel.vocabulary import Places
from regnum.kernel.written import written_players


class Tabled(Protocol):
    """What a table's things are: each game has more than what all of them need."""

    @property
    def catalogue(self) -> Catalogue: ...


S = TypeVar("S", bound=Kernel)
S_contra = TypeVar("S_contra", bound=Kernel, contravariant=True)
T = TypeVar("T", bound=Tabled)
T_contra = TypeVar("T_contra", bound=Tabled, contravariant=True)
T_co = TypeVar("T_co", bound=Tabled, covariant=True)


class Data(Protocol[T_co]):
    """`data.py`: the tables that a choice of options makes of the data."""

    def tables(self, options: Values, /) -> T_co: ...


class Questions(Protocol[S_contra, T_contra]):
    """`questions.py`: decisions, refusals and things in words."""

    def question(self, g: S_contra, task: Task, /) -> Question: ...

    def refusal(self, g: S_contra, task: Task, code: int, reason: str, /) -> Message: ...

    def explain(self, tables: T_contra, thing: str, lang: str, /) -> Help: ...


class Answers(Protocol[S_contra]):
    """`answers.py`: what can be answered, with its notation."""

    def answer(self, g: S_contra, task: Task, code: int, /) -> Answer: ...


class Telling(Protocol):
    """`telling.py`: what happened."""

    def event_text(
        self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int, /
    ) -> EventText: ...


class Numbers(Protocol[S_contra]):
    """`numbers.py`: numbers that decide something, and the part of a turn or round that is under way."""

    def numbers(self, g: S_contra, viewer: int | None, /) -> Mapping[str, Any]: ...

    def phase(self, g: S_contra, /) -> str: ...


class Results(Protocol[S_contra]):
    """`results.py`: the score of one board, and how a game ended."""

    def score(self, g: S_contra, p: int, /) -> Score: ...

    def result(self, g: S_contra, /) -> Result: ...


class Positions(Protocol[S, T_contra]):
    """`position.py`: written positions, the keys of a table and of a player, and the options among the former."""

    @property
    def KEYS(self) -> Sequence[str]: ...  # noqa: N802 - constants of the module

    @property
    def SEAT_KEYS(self) -> Sequence[str]: ...  # noqa: N802

    @property
    def SETTINGS(self) -> Sequence[str]: ...  # noqa: N802

    def lay(self, position: Values, seats: int, tables: T_contra, options: Values, /) -> S: ...

    def write(self, g: S, options: Values, /) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Modules(Generic[S, T]):
    """Where a game says what: its modules, or those of the game on which it stands."""

    data: Data[T]
    questions: Questions[S, T]
    answers: Answers[S]
    telling: Telling
    numbers: Numbers[S]
    results: Results[S]
    position: Positions[S, T]


class StandardGame(GameOf[S], Generic[S, T]):
    """A game in the standard modules. S is the class of its state, T what its tables are made as."""

    modules: Modules[S, T]
    stock: ClassVar[Stock]
    """Its things."""
    spots: ClassVar[Places]
    """Where things can lie or stand."""
    written_as: ClassVar[Mapping[str, str]] = {}
    """Keys of positions for options whose name something has that lies there: the key, and the option."""

    # -- making and loading

    def prepare(self, seats: int, options: Values) -> Values:
        """The options with their defaults; who begins, what else the game checks, and the card pack are in order."""
        chosen = {option.id: options.get(option.id, option.default) for option in self.options}
        if "first" in chosen:
            first_player(chosen["first"], seats)
        pack = pack_content(chosen["pack"])
        self.settle(seats, chosen)
        self.tables(chosen)
        proofread(pack, lambda thing, lang: self.help(thing, lang, chosen))
        return chosen

    def settle(self, seats: int, chosen: dict[str, Any]) -> None:
        """Checks what only this game knows of its options, and fills in what depends on others; raises BadOption."""

    @abstractmethod
    def shared(self, options: Values) -> tuple[object, ...]: ...

    def tables(self, options: Values) -> T:
        """What the things of a table with these options are."""
        return self.modules.data.tables(options)

    def from_position(self, position: Values) -> tuple[S, int, Values]:
        """Where nobody says who begins, seat 0 does."""
        at = self.modules.position
        seats = len(written_players(position, at.KEYS, at.SEAT_KEYS, self.seats))
        options = of_position(self, seats, self.chosen_in(position))
        return at.lay(position, seats, self.tables(options), options), seats, options

    def chosen_in(self, position: Values) -> dict[str, Any]:
        """The options that a position names; where it does not say who begins, seat 0 does."""
        first = {option.id: 0 for option in self.options if option.id == "first"}
        settings = self.modules.position.SETTINGS
        return first | {self.written_as.get(key, key): position[key] for key in settings if key in position}

    def position(self, g: S, options: Values) -> dict[str, Any]:
        settings = ((key, self.written_as.get(key, key)) for key in self.modules.position.SETTINGS)
        named = {key: options[option] for key, option in settings if option in options}
        return {**self.modules.position.write(g, options), **named}

    def provenance(self) -> Mapping[str, int]:
        return self.stock.provenance

    # -- words

    def catalogue_for(self, options: Values) -> Catalogue:
        return self.tables(options).catalogue

    def question(self, g: S, task: Task, options: Values) -> Question:
        return self.modules.questions.question(g, task)

    def answer(self, g: S, task: Task, code: int) -> Answer:
        return self.modules.answers.answer(g, task, code)

    def refusal(self, g: S, task: Task, code: int, reason: int) -> Message:
        return self.modules.questions.refusal(g, task, code, self.reasons[reason].id)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        return self.modules.telling.event_text(event, seat, things, n, source, target)

    def things(self) -> Sequence[str]:
        return self.stock.ids

    def places(self, seats: int) -> Sequence[str]:
        return self.spots.names(seats)

    def help(self, thing: str, lang: str, options: Values) -> Help:
        return self.modules.questions.explain(self.tables(options), thing, lang)

    # -- numbers

    def scores(self, g: S) -> tuple[Score, ...]:
        return tuple(self.modules.results.score(g, p) for p in range(boards(g)[0]))

    def rivals(self, g: S) -> tuple[Score, ...]:
        return tuple(self.modules.results.score(g, p) for p in range(*boards(g)))

    def result(self, g: S) -> Result:
        return self.modules.results.result(g)

    def phase(self, g: S) -> str:
        return self.modules.numbers.phase(g)

    def order(self, g: S, seats: int) -> Sequence[int]:
        """Round the table, from the state's field `first`, where there is one."""
        first: int = getattr(g, "first", 0)
        return [(first + i) % seats for i in range(seats)]

    def numbers(self, g: S, viewer: int | None) -> Mapping[str, Any]:
        return self.modules.numbers.numbers(g, viewer)


def boards(g: Kernel) -> tuple[int, int]:
    """How many players there are, and how many boards: opponents at no seat have theirs after the players'."""
    n = len(getattr(g, "seats", ()))
    return getattr(g, "players", n), n
