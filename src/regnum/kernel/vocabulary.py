"""How a game declares its names, so that their numbers follow from the order: `declare.py` of each game.

Rules, tables and bots use the numbers as constants of the game's package `codes`, which `./regnum codes` writes.
"""

from collections.abc import Iterator, Sequence

Constant = tuple[str, int]
"""A name in lower case and its number."""

Span = tuple[str, int]
"""A name that stands for the first of so many numbers in a row."""


class Names:
    """Names in order, each with the next number: `Names("terms", "orders", "debts")` makes `codes.terms.DEBTS` 1.

    A pair `("favour", 5)` takes five numbers and names the first. A name given as `labourer="white"` is called white
    by the data.
    """

    def __init__(self, module: str, *names: str | Span, first: int = 0, note: str = "", **words: str) -> None:
        self.module = module
        self.note = note
        self.first = first
        self.words = (*(name if isinstance(name, str) else name[0] for name in names), *words.values())
        """What the data calls them, by place."""
        self._numbers: dict[str, int] = {}
        n = first
        for entry in (*names, *words):
            name, span = (entry, 1) if isinstance(entry, str) else entry
            self._numbers[name] = n
            n += span
        self.end = n
        """The number after the last one."""

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]

    def __iter__(self) -> Iterator[int]:
        """All numbers, those inside spans too."""
        return iter(range(self.first, self.end))

    def constants(self) -> list[Constant]:
        return list(self._numbers.items())

    def spans(self) -> Iterator[tuple[str, range]]:
        """Each name with the numbers it stands for."""
        ends = (*self._numbers.values(), self.end)
        return ((name, range(n, ends[i + 1])) for i, (name, n) in enumerate(self._numbers.items()))

    def of(self, *names: str) -> tuple[int, ...]:
        return tuple(self._numbers[name] for name in names)


class Numbers:
    """Numbers that rules call by name and that are no enumeration: how long a game lasts, how many pieces there are."""

    def __init__(self, module: str, *, note: str = "", **numbers: int) -> None:
        self.module = module
        self.note = note
        self._numbers = numbers

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]

    def constants(self) -> list[Constant]:
        return list(self._numbers.items())


class Grid:
    """Pairs of numbers as one: `codes.<module>` has `code_of(row, column)`, `row_of(code)` and `column_of(code)`."""

    def __init__(self, module: str, *, rows: int, columns: int, note: str = "") -> None:
        self.module = module
        self.note = note
        self.columns = columns
        self.count = rows * columns

    def __iter__(self) -> Iterator[int]:
        """The numbers of all pairs."""
        return iter(range(self.count))

    def rows(self, n: int) -> tuple[int, ...]:
        """The numbers of the pairs in the first n rows."""
        return tuple(range(n * self.columns))

    def constants(self) -> list[Constant]:
        return [("columns", self.columns)]


class Family:
    """Things of one sort, numbered in a row: how many there are, or their ids where rules call them by name."""

    def __init__(self, one: str, many: str, things: int | Sequence[str]) -> None:
        self.one = one
        self.many = many
        self.ids = () if isinstance(things, int) else tuple(things)
        self.count = things if isinstance(things, int) else len(things)


class Things:
    """All things that events and answers can name, family after family; `codes.things` has `FIRST_…` and counts."""

    module = "things"
    note = ""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self._ranges: dict[str, range] = {}
        n = 0
        for family in families:
            self._ranges[family.many] = range(n, n + family.count)
            n += family.count
        self.count = n

    def __getitem__(self, family: str) -> range:
        return self._ranges[family]

    def constants(self) -> list[Constant]:
        out: list[Constant] = []
        for family in self.families:
            numbers = self._ranges[family.many]
            out += [(f"first_{family.one}", numbers.start), (family.many, family.count)]
            out += zip(family.ids, numbers, strict=False)
        return [*out, ("count", self.count)]


Place = str | tuple[str, ...]
"""A place's name, or the constant's name and then the names of the places that are numbered from it on."""


class Places:
    """Where things can lie or stand: places that all share, then those of each seat in turn."""

    module = "places"
    note = ""

    def __init__(self, shared: Sequence[Place], own: Sequence[Place]) -> None:
        self.shared, first = _places(shared, 0)
        self.own, second = _places(own, len(self.shared))
        self._constants = [*first, *second, ("shared", len(self.shared)), ("per_seat", len(self.own))]
        self._names: dict[int, tuple[str, ...]] = {}

    def names(self, seats: int) -> tuple[str, ...]:
        """All places of a table, by number; kept, since every event that is told asks for them."""
        if seats not in self._names:
            own = (f"seat{p}.{place}" for p in range(seats) for place in self.own)
            self._names[seats] = (*self.shared, *own)
        return self._names[seats]

    def constants(self) -> list[Constant]:
        return self._constants


def _places(places: Sequence[Place], n: int) -> tuple[tuple[str, ...], list[Constant]]:
    names: list[str] = []
    constants: list[Constant] = []
    for place in places:
        constant, *here = (place, place) if isinstance(place, str) else place
        constants.append((constant, n + len(names)))
        names += here
    return tuple(names), constants
