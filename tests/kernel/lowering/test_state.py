"""A state class of plain fields gains its constructor, copies, dumps, loader and schema."""

from typing import Any

import pytest

from kernel.lowering.stage import module_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.lowering import Field, LoweringError, load, schema
from regnum.kernel.visibility import Visibility

HEAD = """
from __future__ import annotations
from typing import ClassVar
from regnum.kernel.core.containers import Bag, Deck, Pile, Row, Set, empty_bag, empty_deck, empty_pile, row_of
from regnum.kernel.lowering import state
from regnum.kernel.core.machine import Kernel
from regnum.kernel.visibility import Hidden, Owner, Public, Shared, TopOnly
"""

TEXT = """
class Cards:
    pass

@state
class Game(Kernel):
    cards: Shared[Cards]
    seats: Public[list[Seat]]
    coins: Public[int]
    folk: Set
    rows: list[Row]
    '''A description of the field above.'''
    SEATS: ClassVar[int] = 2

    def hand(self, p: int) -> Bag:
        return self.seats[p].hand

@state
class Seat:
    deck: Deck
    hand: Owner[Bag]
    discard: TopOnly[Pile]
    track: "Public[Row]"
    ready: Hidden[bool]
    name: Public[str]

def seat():
    return Seat(empty_deck(), empty_bag(4), empty_pile(), row_of([1, 2]), True, "Ada")

def game():
    return Game(Cards(), [seat(), seat()], 5, 9, [row_of([7])])
"""


def of(text: str) -> Any:
    return module_of(HEAD + text, "lowering_state")


@pytest.fixture
def made() -> Any:
    return of(TEXT)


SEAT = [[b"", b"", b""], b"\0\0\0\0", b"", [1, 2], 1, "Ada"]


def test_fields_are_given_in_their_order(made: Any) -> None:
    seat = made.seat()
    assert (seat.track, seat.ready, seat.name) == ([1, 2], True, "Ada")
    assert made.game().coins == 5
    assert made.game().over is False  # a game is also all that every kernel is


def test_a_copy_shares_nothing_that_changes(made: Any) -> None:
    seat = made.seat()
    copy = seat.copy()
    copy.hand.add(1)
    copy.discard.put(2)
    copy.deck.put(3, 0)
    copy.track[0] = 9
    copy.ready = False
    assert seat.dump() == SEAT
    assert copy.dump() == [[b"", b"\3", b"\0"], b"\0\1\0\0", b"\2", [9, 2], 0, "Ada"]


def test_a_clone_of_a_game_is_another_game_with_the_same_constants(made: Any) -> None:
    game = made.game()
    game.chance = Chance(77, 3)
    clone = game.clone()
    clone.seats[0].hand.add(1)
    clone.rows[0][0] = 8
    clone.coins = 6
    clone.chance.below(5)
    assert game.dump_fields() == [[SEAT, SEAT], 5, 9, [[7]]]
    assert game.chance.state == 77
    assert clone.cards is game.cards
    assert type(clone) is made.Game


def test_dumps_leave_constants_out_and_loads_take_them(made: Any) -> None:
    game = made.game()
    again = load(made.Game, game.dump_fields(), game.cards)
    assert again.dump_fields() == game.dump_fields()
    assert again.cards is game.cards
    assert made.load_Seat(SEAT).dump() == SEAT
    assert made.load_Seat(SEAT).ready is True


@pytest.mark.parametrize(
    ("at", "value", "error"), [(1, 5, TypeError), (3, [1, "2"], TypeError), (4, None, TypeError), (5, 7, TypeError)]
)
def test_data_of_another_shape_is_refused(made: Any, at: int, value: object, error: type[Exception]) -> None:
    with pytest.raises(error):
        load(made.Seat, [*SEAT[:at], value, *SEAT[at + 1 :]])


def test_data_of_another_length_is_refused(made: Any) -> None:
    with pytest.raises(IndexError, match="Seat: 6 values expected"):
        load(made.Seat, SEAT[:-1])


MODE = """
@state
class Game(Kernel):
    seats: Public[list[Seat]]
    coins: Public[int]
    plans: Public[list[Plan]]

@state
class Seat:
    coins: Public[int]

@state
class Plan:
    steps: Public[Row]

def game(*steps):
    return Game([Seat(1), Seat(2)], 5, [Plan(row_of([n])) for n in steps])
"""


def test_what_a_mode_has_at_the_end_is_written_only_where_there_is_any() -> None:
    made = of(MODE)
    base, mode = made.game(), made.game(7, 8)
    assert base.dump_fields() == [[[1], [2]], 5]
    assert mode.dump_fields() == [[[1], [2]], 5, [[[7]], [[8]]]]
    for game in (base, mode):
        assert load(made.Game, game.dump_fields()).dump_fields() == game.dump_fields()
        assert game.clone().dump_fields() == game.dump_fields()
    with pytest.raises(IndexError, match="Game: 3 values expected"):
        load(made.Game, base.dump_fields()[:-1])


def test_the_schema_says_what_there_is_and_who_may_see_it(made: Any) -> None:
    assert schema(made.Seat) == (
        Field("deck", "Deck", Visibility.HIDDEN),
        Field("hand", "Bag", Visibility.OWNER),
        Field("discard", "Pile", Visibility.TOP),
        Field("track", "Row", Visibility.PUBLIC),
        Field("ready", "bool", Visibility.HIDDEN),
        Field("name", "str", Visibility.PUBLIC),
    )
    assert [(field.name, field.type, field.visibility) for field in schema(made.Game)][:2] == [
        ("cards", "Cards", Visibility.SHARED),
        ("seats", "list[Seat]", Visibility.PUBLIC),
    ]


REFUSED = {
    "a default": ("class Seat:\n    n: int = 3", 3, "default", "set-up"),
    "a made method": (
        "class Seat:\n    n: int\n    def copy(self):\n        return self",
        4,
        "made from",
        "Leave it out",
    ),
    "another base": ("class Seat(Exception):\n    n: int", 2, "base class", "Kernel"),
    "a name of the kernel's": ("class Game(Kernel):\n    over: bool", 3, "every game has", "name of its own"),
    "a service of the kernel's": ("class Game(Kernel):\n    emit: int", 3, "every game has", "name of its own"),
    "an unknown shape": ("class Seat:\n    n: dict[int, int]", 3, "how to copy", "list of these"),
    "an unknown shape in a list": ("class Seat:\n    n: list[int | None]", 3, "how to copy", "list of these"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    text, line, problem, advice = REFUSED[name]
    with pytest.raises(LoweringError) as caught:
        of("@state\n" + text)
    assert caught.value.line == line + HEAD.count("\n")
    assert problem in caught.value.problem
    assert advice in caught.value.advice


def test_a_class_may_be_left_open_for_subclasses() -> None:
    made = of("@state(final=False)\nclass Seat:\n    n: int\n@state\nclass Closed:\n    n: int\n")
    assert made.Seat(3).dump() == [3]
    assert not hasattr(made.Seat, "__final__")
    assert made.Closed.__final__


def test_constants_are_constructed_and_nothing_else() -> None:
    module = of("""
from regnum.kernel.lowering import constants

@constants
class Cards:
    cost: Row
    '''What each card costs.'''
    blessed: Set
""")
    cards = module.Cards(module.row_of([3, 4]), 2)
    assert (cards.cost[1], cards.blessed) == (4, 2)
    assert schema(module.Cards) == (
        Field("cost", "Row", Visibility.HIDDEN),
        Field("blessed", "Set", Visibility.HIDDEN),
    )
    assert not hasattr(cards, "copy") and not hasattr(cards, "dump") and not hasattr(module, "load_Cards")


def test_constants_have_no_base_class() -> None:
    with pytest.raises(LoweringError, match="the constants `Cards` have a base class"):
        of("from regnum.kernel.lowering import constants\n@constants\nclass Cards(Kernel):\n    cost: Row\n")
