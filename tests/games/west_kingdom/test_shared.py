"""What the games of the West Kingdom share, tried on a table of one of them."""

import pytest

import regnum
from regnum import native
from regnum.games.registry import GAMES
from regnum.games.west_kingdom.decks import shuffle_back, turn_up
from regnum.games.west_kingdom.goods import flip, gain, pay
from regnum.games.west_kingdom.rows import filled, shift_left, shift_right
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, empty_deck, empty_pile, row_of
from regnum.kernel.core.machine import Kernel

pytestmark = pytest.mark.both_builds

SILVER, UNPAID, PAID = 0, 1, 2
EVENT, THING, HERE, THERE = 7, 30, 4, 9


@pytest.fixture
def g() -> Kernel:
    """A table that notes what is told."""
    core = regnum.new("paladins", 2, 1).core
    core.log = []
    return core


def told(g: Kernel) -> list[tuple[int, ...]]:
    """What was told: event, seat, thing, number, from where to where, who may know it."""
    return [tuple(map(int, happened[:7])) for happened in g.log or ()]


def test_it_is_no_game_but_compiled_like_one() -> None:
    assert "west_kingdom" not in GAMES
    assert "regnum.games.west_kingdom.rows" in native.modules()


def test_what_is_gained_and_paid_counts_in_one_row_and_is_told(g: Kernel) -> None:
    held = row_of([3, 0, 0])
    gain(g, 1, held, SILVER, 2, EVENT, NONE, HERE, THERE)
    pay(g, 1, held, SILVER, 4, EVENT + 1, THING, THERE, HERE)
    assert [*held] == [1, 0, 0]
    assert told(g) == [(EVENT, 1, NONE, 2, HERE, THERE, EVERYBODY), (EVENT + 1, 1, THING, 4, THERE, HERE, EVERYBODY)]


def test_nothing_gained_or_paid_is_not_told(g: Kernel) -> None:
    held = row_of([3, 0, 0])
    gain(g, 0, held, SILVER, 0, EVENT, NONE, HERE, THERE)
    pay(g, 0, held, SILVER, 0, EVENT, NONE, HERE, THERE)
    assert [*held] == [3, 0, 0] and told(g) == []


def test_a_paid_debt_is_the_other_side_of_an_unpaid_one(g: Kernel) -> None:
    held = row_of([0, 2, 0])
    flip(g, 0, held, UNPAID, EVENT, NONE, HERE, THERE)
    assert (held[UNPAID], held[PAID]) == (1, 1)
    assert told(g) == [(EVENT, 0, NONE, 1, HERE, THERE, EVERYBODY)]


def test_a_row_moves_up_when_a_card_leaves_and_says_what_is_pushed_out() -> None:
    row = row_of([10, 11, 12, 13])
    assert shift_left(row, 1, 3, NONE) == 11 and [*row] == [10, 12, 13, NONE]
    assert filled(row, 4) == bit(0) | bit(1) | bit(2)
    assert shift_right(row, 0, 2, NONE) == 13 and [*row] == [NONE, 10, 12, NONE]
    assert filled(row, 2) == bit(1)


def test_what_lies_beside_the_slots_that_move_stays() -> None:
    row = row_of([1, 2, 3, 4, 5])
    shift_right(row, 2, 2, 0)
    assert [*row] == [1, 2, 0, 4, 5]


def test_a_card_is_turned_up_for_all_and_discards_are_shuffled_back(g: Kernel) -> None:
    deck, discards = empty_deck(), empty_pile()
    for c in (3, 5):
        discards.put(c)
    before = g.chance.surprises
    shuffle_back(g, 0, deck, discards, EVENT, HERE, THERE)
    assert (deck.size, discards.size) == (2, 0)
    turned = {turn_up(g, 0, deck, EVENT + 1, THING, n, THERE, HERE) for n in (1, 2)}
    assert turned == {3, 5} and g.chance.surprises > before
    assert told(g)[0] == (EVENT, 0, NONE, 2, HERE, THERE, EVERYBODY)
    assert [(event, thing - THING in turned, n) for event, _, thing, n, *_ in told(g)[1:]] == [
        (EVENT + 1, True, 1),
        (EVENT + 1, True, 2),
    ]
