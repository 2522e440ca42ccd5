"""Zones and sets: the plain twin and the packed twin are the same thing."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regnum
from regnum.kernel.core import containers as used
from regnum.kernel.core import containers_packed, sheet_packed
from regnum.kernel.core import sheet as used_sheet
from regnum.kernel.core.chance import Chance

pytestmark = pytest.mark.both_builds

CORE = Path(regnum.__file__).parent / "kernel" / "core"
KINDS = 61
CARDS = st.sampled_from((0, 1, 2, 31, 32, KINDS - 1))
SEATS = st.integers(0, 6)
SETS = st.integers(0, 2**62 - 1)


def from_file(name: str) -> ModuleType:
    """A module of the kernel as it is written, whichever build runs."""
    spec = importlib.util.spec_from_file_location(f"{name}_as_written", CORE / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


plain = from_file("containers")
TWINS = [containers_packed, used] if regnum.COMPILED else [containers_packed]
"""What must behave like the plain twin: the packed one interpreted and, in that build, compiled."""


class Trays:
    """One of each zone, two piles, and dice."""

    def __init__(self, module: Any) -> None:
        self.module = module
        self.bag = module.empty_bag(KINDS)
        self.pile = module.empty_pile()
        self.other = module.empty_pile()
        self.deck = module.empty_deck()
        self.chance = Chance(12345, 0)

    def written(self) -> list[Any]:
        bag = (self.bag.dump(), self.bag.kinds, self.bag.size)
        piles = [(p.dump(), p.size, p.kinds(), p.top()) for p in (self.pile, self.other)]
        deck = (self.deck.dump(), self.deck.size)
        return [bag, piles, deck, self.chance.state, self.chance.surprises]

    def do(self, name: str, *given: int) -> Any:
        """Carries out one step and says what came of it; a refusal is an outcome too."""
        try:
            return getattr(self, name)(*given)
        except ValueError as refusal:
            return str(refusal)

    def count(self, c: int) -> list[int]:
        counted = self.module.empty_bag(KINDS)
        self.deck.count_into(counted)
        return [self.bag.count(c), self.pile.count(c), counted.count(c), counted.size]

    def add(self, c: int) -> None:
        self.bag.add(c)

    def add_many(self, c: int, n: int) -> None:
        self.bag.add_many(c, n - 1)

    def remove(self, c: int) -> None:
        self.bag.remove(c)

    def lay_face_down(self) -> None:
        self.bag.lay_face_down(self.pile)

    def spill_bag(self) -> None:
        self.bag.spill(self.other)
        self.other.shuffle(self.chance)
        self.bag.refill(self.other)

    def put(self, c: int) -> None:
        self.pile.put(c)

    def put_face_down(self, c: int) -> None:
        self.pile.put_face_down(c)

    def look(self) -> list[Any]:
        return [(self.pile.at(i), self.pile.is_face_down(i)) for i in range(self.pile.size)]

    def pop(self) -> int | None:
        return self.pile.pop() if self.pile.size else None

    def remove_from_pile(self, c: int) -> None:
        self.pile.remove(c)

    def turn_up(self) -> None:
        self.pile.turn_up_top()

    def pour(self) -> None:
        self.pile.pour_onto(self.other)

    def redeal_pile(self) -> None:
        pool = self.module.empty_pile()
        self.other.spill(pool)
        pool.shuffle(self.chance)
        self.other.refill(pool)

    def redeal_face_down(self) -> None:
        pool = self.module.empty_pile()
        self.pile.spill_face_down(pool)
        pool.shuffle(self.chance)
        self.pile.refill_face_down(pool)

    def sort(self) -> None:
        pool = self.module.empty_pile()
        self.pile.spill(pool)
        pool.sort()
        pool.pour_onto(self.other)

    def shuffle(self) -> None:
        self.pile.shuffle(self.chance)

    def draw(self, seat: int) -> int | None:
        return self.deck.draw(self.chance, seat) if self.deck.size else None

    def deal(self, seat: int, n: int) -> int:
        return self.deck.deal(self.chance, seat, n, self.bag)

    def top_deck(self, c: int, seat: int) -> None:
        self.deck.put(c, self.module.bit(seat))

    def top_deck_openly(self, c: int) -> None:
        self.deck.put(c, self.module.EVERYBODY)

    def shuffle_in(self) -> None:
        self.deck.shuffle_in(self.pile)

    def known_top(self, seat: int) -> int:
        return self.deck.known_top(seat)

    def redeal_deck(self, seat: int) -> None:
        pool = self.module.empty_pile()
        self.deck.spill_unknown(pool, seat)
        pool.shuffle(self.chance)
        self.deck.refill_unknown(pool, seat)

    def copy(self) -> None:
        """Goes on with copies; the originals are then spoiled, which must not matter."""
        old = (self.bag, self.pile, self.deck)
        self.bag, self.pile, self.deck = (zone.copy() for zone in old)
        old[0].add(0)
        old[1].put(0)
        old[2].put(0, 1)

    def reload(self) -> None:
        self.bag = self.module.load_bag(self.bag.dump())
        self.pile = self.module.load_pile(self.pile.dump())
        self.deck = self.module.load_deck(self.deck.dump())


NUMBERS = st.integers(0, 5)
STEPS = st.one_of(
    *(st.tuples(st.just(name), CARDS) for name in (
        "count", "add", "remove", "put", "put_face_down", "remove_from_pile", "top_deck_openly",
    )),
    *(st.tuples(st.just(name)) for name in (
        "lay_face_down", "spill_bag", "look", "pop", "turn_up", "pour", "redeal_pile", "redeal_face_down", "sort",
        "shuffle",
        "shuffle_in", "copy", "reload",
    )),
    *(st.tuples(st.just(name), SEATS) for name in ("draw", "known_top", "redeal_deck")),
    st.tuples(st.just("add_many"), CARDS, NUMBERS),
    st.tuples(st.just("deal"), SEATS, NUMBERS),
    st.tuples(st.just("top_deck"), CARDS, SEATS),
)  # fmt: skip


@settings(max_examples=100, deadline=None)
@given(st.lists(STEPS, min_size=30, max_size=80))
def test_both_twins_do_the_same(steps: list[tuple[Any, ...]]) -> None:
    expected = Trays(plain)
    twins = [Trays(module) for module in TWINS]
    for step in steps:
        came = expected.do(*step)
        for twin in twins:
            assert twin.do(*step) == came
            assert twin.written() == expected.written()


@given(SETS, st.integers(0, 61))
def test_both_twins_have_the_same_sets(members: int, c: int) -> None:
    for module in (plain, *TWINS):
        inside = [i for i in range(62) if members >> i & 1]
        assert list(module.members(members)) == inside
        assert module.count_of(members) == len(inside)
        assert module.has(members, c) == (c in inside)
        assert module.bit(c) == 2**c
        assert [module.nth(members, n) for n in range(len(inside))] == inside
        if inside:
            assert module.lowest(members) == inside[0]


@given(st.lists(st.integers(-(2**40), 2**40), max_size=8))
def test_both_twins_have_rows(values: list[int]) -> None:
    for module in (plain, *TWINS):
        row = module.row_of(values)
        assert [int(n) for n in row] == values
        copy = row[:]
        if values:
            copy[0] = 7
            assert [int(n) for n in row] == values


@pytest.mark.parametrize("module", [plain, *TWINS])
def test_what_is_not_there_cannot_be_taken(module: Any) -> None:
    bag, pile = module.empty_bag(4), module.empty_pile()
    bag.add(1)
    pile.put_face_down(1)
    for zone in (bag, pile):
        with pytest.raises(ValueError, match="a card was taken that is not there"):
            zone.remove(2)
    assert bag.size == pile.size == 1
    with pytest.raises(ValueError, match="do not match"):
        module.load_deck([b"\1", b"\2\3", b"\1"])


@pytest.mark.parametrize("module", [plain, *TWINS])
def test_a_known_card_is_no_surprise(module: Any) -> None:
    deck, chance = module.empty_deck(), Chance(99, 0)
    deck.put(3, module.bit(1))
    deck.put(4, module.EVERYBODY)
    assert (deck.known_top(0), deck.known_top(1)) == (4, 4)
    assert deck.draw(chance, 0) == 4 and chance.surprises == 0
    assert (deck.known_top(0), deck.known_top(1)) == (module.NONE, 3)
    assert deck.copy().draw(chance, 1) == 3 and chance.surprises == 0
    assert deck.draw(chance, 0) == 3 and chance.surprises == 1


@pytest.mark.parametrize("module", [plain, *TWINS])
def test_every_card_of_a_deck_is_equally_likely(module: Any) -> None:
    chance, found = Chance(2024, 0), [0] * 5
    for _ in range(2000):
        pile, deck = module.empty_pile(), module.empty_deck()
        for c in range(5):
            pile.put(c)
        deck.shuffle_in(pile)
        found[deck.draw(chance, 0)] += 1
    assert all(340 < n < 460 for n in found)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(STEPS, min_size=10, max_size=40),
    SEATS,
    st.booleans(),
    st.booleans(),
    st.lists(st.integers(0, 40_000), max_size=5),
)
def test_both_sheets_write_the_same_numbers(
    steps: list[tuple[Any, ...]], seat: int, shown: bool, mine: bool, numbers: list[int]
) -> None:
    trays = Trays(used)
    for step in steps:
        trays.do(*step)
    written = []
    for module in (used_sheet, sheet_packed):
        sheet = module.Sheet(seat, KINDS)
        sheet.bag(trays.bag, shown, mine)
        sheet.pile(trays.pile, shown, mine)
        sheet.top(trays.other, shown, mine)
        sheet.deck(trays.deck, shown, mine)
        sheet.set(trays.pile.kinds(), shown, mine)
        sheet.row(used.row_of(numbers), shown, mine)
        for n in numbers:
            sheet.number(n, shown, mine)
        sheet.counts(trays.bag.dump())
        written.append(sheet.written())
    assert written[0] == written[1]
