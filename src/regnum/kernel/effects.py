"""What cards do: lists of effects in a game's data, read into rows of numbers that the rules carry out.

A game declares its verbs, each with how it is written in the data and what its row holds:

    VERBS = Verbs(
        verb("draw", {"op": "draw"}, n=Number(0, 20)),
        asking("discard_down_to", {"op": "discard_down_to"}, "chooser", n=Number(0, 20, at="hand_size")),
        asking("if_trashed", {"op": "if", "cond.nonempty": "trashed"}, then=Nested()),
    )

and its rules find `cards.op[fx]`, `cards.n[fx]`, `cards.then[fx]`: a column for each name above, one row an effect.
A list is known by its address, the number of its first row; it ends at a row whose verb is END. Address 0 is the list
that does nothing. Lists inside effects have addresses of their own. Lists that say the same share one address.

Card packs come from anybody: every number, length and depth has a bound, so that no pack can hang or fill the machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from regnum.kernel.core.containers import row_of
from regnum.kernel.core.pairs import HALF
from regnum.kernel.datum import MISSING, Datum
from regnum.kernel.errors import shown

if TYPE_CHECKING:
    from regnum.kernel.core.containers import Row

END: Final = 0
"""The verb of the row after the last effect of a list."""

LONGEST: Final = 12
"""Effects in one list."""
DEEPEST: Final = 4
"""Lists inside one another; a rule can remember in one number where to go on in each (`kernel/core/pairs.py`)."""
MOST_EFFECTS: Final = 40
"""Effects of one card, with those of the lists inside."""
MOST_ROWS: Final = HALF
"""Rows of all lists together: an address fits into the first half of a pair."""

Given = tuple[int, ...]
"""One row: the verb's number, whose effect it is, then a number for each column."""


@dataclass(frozen=True)
class Parameter(ABC):
    """What one column of a verb's row holds: where it stands in the effect, and what is allowed there."""

    at: str = field(default="", kw_only=True)
    """The key in the effect, with dots for keys inside; nothing said means the name of the column."""
    default: object = field(default=MISSING, kw_only=True)
    """What is read if nothing stands there; nothing said means that something must."""

    @abstractmethod
    def read(self, datum: Datum, reading: Reading) -> int:
        """The number that stands for what is written there."""


@dataclass(frozen=True)
class Number(Parameter):
    """A number within bounds."""

    least: int
    most: int

    def read(self, datum: Datum, reading: Reading) -> int:
        return datum.number(self.least, self.most)


@dataclass(frozen=True)
class Flag(Parameter):
    """True or false, as 1 or 0."""

    def read(self, datum: Datum, reading: Reading) -> int:
        return int(datum.flag())


@dataclass(frozen=True)
class OneOf(Parameter):
    """A word, as its place in a list of words or as the number that a mapping gives it."""

    words: Collection[str]

    def read(self, datum: Datum, reading: Reading) -> int:
        return datum.one_of(self.words)


@dataclass(frozen=True)
class By(Parameter):
    """Whatever the game itself reads as a number, such as a set of cards; its reader gets the book's `about` too."""

    reader: Callable[[Datum, Any], int]

    def read(self, datum: Datum, reading: Reading) -> int:
        return self.reader(datum, reading.book.about)


@dataclass(frozen=True)
class Fixed(Parameter):
    """The same number in every row of this verb."""

    number: int

    def read(self, datum: Datum, reading: Reading) -> int:
        return self.number


@dataclass(frozen=True)
class Nested(Parameter):
    """A list of effects inside the effect, as its address."""

    default: object = field(default=(), kw_only=True)

    def read(self, datum: Datum, reading: Reading) -> int:
        return reading.inside(datum)


@dataclass(frozen=True)
class Options(Parameter):
    """Several lists of effects of which one is chosen: the address of rows with the lists' addresses in all columns."""

    least: int
    most: int

    def read(self, datum: Datum, reading: Reading) -> int:
        return reading.options(datum, [reading.inside(option) for option in datum.items(self.least, self.most)])


@dataclass(frozen=True)
class Length(Parameter):
    """How long a list is that another column reads."""

    def read(self, datum: Datum, reading: Reading) -> int:
        return len(datum.items())


@dataclass(frozen=True)
class Verb:
    """One thing that an effect can do."""

    name: str
    fits: Mapping[str, object]
    """What an effect with this verb has at these keys; `...` stands for anything."""
    also: tuple[str, ...]
    """Keys that it may have besides: the text of a card reads them, the rules do not."""
    columns: Mapping[str, Parameter]
    asks: bool
    """Whether carrying it out may ask somebody, or run a list inside: rules carry out the others in one go."""

    @property
    def keys(self) -> list[str]:
        """The keys that an effect with this verb may have."""
        paths = [*self.fits, *(p.at or name for name, p in self.columns.items() if not isinstance(p, Fixed))]
        return list(dict.fromkeys([*(path.partition(".")[0] for path in paths), *self.also]))

    @property
    def care(self) -> tuple[int, int]:
        """How particular it is: by the values it wants, then by the keys."""
        return sum(wanted is not ... for wanted in self.fits.values()), len(self.fits)

    def misses(self, effect: Datum) -> list[str]:
        """The keys at which an effect is not written like this."""
        return [key for key, wanted in self.fits.items() if not _is(effect, key, wanted)]


def verb(name: str, fits: Mapping[str, object], *also: str, **columns: Parameter) -> Verb:
    """A verb that asks nobody."""
    return Verb(name, fits, also, columns, False)


def asking(name: str, fits: Mapping[str, object], *also: str, **columns: Parameter) -> Verb:
    """A verb that may ask somebody, or that has lists inside."""
    return Verb(name, fits, also, columns, True)


class Verbs:
    """The verbs of a game, numbered from 1 in the order of their declaration; those that ask come last.

    Rules have the numbers as constants of `codes.ops` or another module, beside END and LAST_PLAIN.
    """

    def __init__(self, *verbs: Verb, module: str = "ops", note: str = "") -> None:
        self.module: Final = module
        self.note: Final = note
        self.all: Final = verbs
        self.names: Final = ("end", *(v.name for v in verbs))
        """By number."""
        self.columns: Final = tuple(dict.fromkeys(name for v in verbs for name in v.columns))
        self.last_plain: Final = sum(not v.asks for v in verbs)
        """The last verb that asks nobody."""
        self._by_care: Final = sorted(enumerate(verbs, 1), key=lambda numbered: numbered[1].care, reverse=True)
        if any(v.asks for v in verbs[: self.last_plain]):
            raise ValueError("verbs that ask are declared after those that do not")
        if len({*self.names}) != len(self.names):
            raise ValueError("two verbs have the same name")

    def constants(self) -> list[tuple[str, int]]:
        return [*((name, number) for number, name in enumerate(self.names)), ("last_plain", self.last_plain)]

    def verb_of(self, effect: Datum) -> tuple[int, Verb]:
        """The verb that an effect is written with, and its number: of several that fit, the most particular one."""
        keys = effect.keys()
        known = dict.fromkeys(key for v in self.all for key in v.keys)
        for key in keys:
            if key not in known:
                raise effect.wrong(f"no effect here has “{shown(key)}”; known are {', '.join(known)}")
        near: dict[str, list[str]] = {}
        for number, v in self._by_care:
            missed = v.misses(effect)
            if not missed:
                effect.keys(v.keys)
                return number, v
            if len(missed) == 1 and _is(effect, missed[0], ...) and v.fits[missed[0]] is not ...:
                near.setdefault(missed[0], []).append(str(v.fits[missed[0]]))
        for key, words in near.items():
            raise effect[key].wrong(f"must be one of {', '.join(dict.fromkeys(words))}, not {shown(effect[key].value)}")
        raise effect.wrong(f"no effect is written like {shown(effect.value)}")

    def each(self, effects: Datum) -> Iterator[tuple[str, dict[str, int]]]:
        """The effects of a list that no rule carries out: the verb of each, and its columns."""
        reading = Reading(Book(self), 0)
        for effect in effects.items(0, LONGEST):
            op, _, *numbers = reading.row(effect)
            yield self.names[op], dict(zip(self.columns, numbers, strict=True))


class Book:
    """All lists of effects of a table, one after the other; equal lists of the same source stand there once."""

    def __init__(self, verbs: Verbs, about: object = None) -> None:
        self.verbs = verbs
        self.about = about
        """What the game's own readers need to know."""
        self.rows: list[Given] = [self.end()]
        self._known: dict[tuple[Given, ...], int] = {}

    def add(self, effects: Datum, source: int = 0) -> int:
        """Where a list begins. The source is the card whose effects these are, if that matters."""
        return Reading(self, source).inside(effects)

    def end(self) -> Given:
        return (END, 0, *(0 for _ in self.verbs.columns))

    def written(self, rows: tuple[Given, ...], place: Datum) -> int:
        """The address of these rows."""
        if rows not in self._known:
            if len(self.rows) + len(rows) >= MOST_ROWS:
                raise place.wrong(f"all lists of effects together are longer than {MOST_ROWS}")
            self._known[rows] = len(self.rows)
            self.rows += [*rows, self.end()]
        return self._known[rows]

    # -- what was read

    def ops(self, at: int) -> Iterator[int]:
        """The verbs of one list."""
        while self.rows[at][0] != END:
            yield self.rows[at][0]
            at += 1

    def lists(self) -> Iterator[int]:
        """Where each list begins."""
        yield from self._known.values()

    def sources(self) -> Row:
        """For each row the card whose effect it is."""
        return row_of([row[1] for row in self.rows])

    def columns(self) -> dict[str, Any]:
        """The rows as columns: `op`, then one for each name that a verb gives."""
        names = {"op": 0} | {name: i for i, name in enumerate(self.verbs.columns, 2)}
        return {name: row_of([row[i] for row in self.rows]) for name, i in names.items()}


class Reading:
    """The effects of one card, with all lists inside them."""

    def __init__(self, book: Book, source: int) -> None:
        self.book = book
        self.source = source
        self.depth = 0
        self.effects = 0

    def inside(self, effects: Datum) -> int:
        """The address of a list of effects."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise effects.wrong(f"effects stand in one another at most {DEEPEST} deep")
        rows = tuple(self.row(effect) for effect in effects.items(0, LONGEST))
        self.depth -= 1
        return self.book.written(rows, effects) if rows else 0

    def options(self, place: Datum, addresses: list[int]) -> int:
        """The address of rows that are no effects: they hold the addresses of lists to choose from."""
        return self.book.written(
            tuple((END, self.source, *[at] * len(self.book.verbs.columns)) for at in addresses), place
        )

    def row(self, effect: Datum) -> Given:
        """One effect as numbers."""
        self.effects += 1
        if self.effects > MOST_EFFECTS:
            raise effect.wrong(f"a card has at most {MOST_EFFECTS} effects")
        number, v = self.book.verbs.verb_of(effect)
        values = dict.fromkeys(self.book.verbs.columns, 0)
        for name, parameter in v.columns.items():
            values[name] = parameter.read(effect.get(parameter.at or name, parameter.default), self)
        return (number, self.source, *values.values())


def _is(effect: Datum, key: str, wanted: object) -> bool:
    """Whether an effect has this value at a key, or any value if `...` is wanted."""
    value = effect.value
    for part in key.split("."):
        if not isinstance(value, Mapping) or part not in value:
            return False
        value = value[part]
    return wanted is ... or (type(value) is type(wanted) and value == wanted)
