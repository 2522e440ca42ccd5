"""Written positions follow from the schema: what each kind of field is written as, and what is refused."""

import random
from typing import Any

import pytest

import regnum
from kernel.lowering.stage import module_of
from regnum.kernel.core.containers import NONE, bit
from regnum.kernel.errors import BadScenario
from regnum.kernel.written import Form, Key, fill, rest

HEAD = """
from regnum.kernel.core.containers import *
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Public

@state
class Board:
    hand: Bag
    row: Pile
    deck: Deck
    area: Spread
    crew: Public[Set]
    slots: Public[Row]
    leader: Public[int]
    coins: Public[int]
    ready: Public[bool]

def empty():
    return Board(empty_bag(4), empty_pile(), empty_deck(), empty_spread(), 0, row_of([-1, -1, -1]), -1, 5, False)
"""
THINGS = ("ash", "beech", "cedar", "fir", "fox", "owl")
FAMILIES = {"crew": range(4, 6), "slots": range(4, 6), "leader": range(4, 6)}
WRITTEN: dict[str, Any] = {
    "hand": ["ash", "ash", "fir"], "row": ["cedar", "ash"], "top": ["beech", "cedar"],
    "area": ["ash", "beech:0", "cedar:-"], "crew": ["owl"], "slots": [None, "fox", "owl"], "leader": "fox",
    "coins": 7, "ready": True,
}  # fmt: skip


@pytest.fixture
def made() -> Any:
    return module_of(HEAD, "written_board")


@pytest.fixture
def form(made: Any) -> Form:
    keys = {"hand": 9, "row": 9, "top": Key("deck", 9), "area": 9, "crew": 9, "slots": 9, "leader": 1, "ready": 1}
    return Form(made.Board, THINGS, FAMILIES, "ash*2 fir", {**keys, "coins": Key("coins", 9, 1)})


def test_a_key_may_stand_for_one_number_of_a_row(made: Any) -> None:
    form = Form(made.Board, THINGS, {}, "ash*2 fir", {"iron": Key("slots", 9, at=1), "wood": Key("slots", 9, 2, at=2)})
    board = made.empty()
    form.read(board, {"iron": 3, "wood": 2})
    assert [*board.slots] == [NONE, 3, 2] and form.write(board) == {"iron": 3, "wood": 2}
    with pytest.raises(BadScenario, match=r"there\.wood: must be a number from 2 to 9, not 1"):
        form.read(board, {"wood": 1}, "there.")


def test_everything_written_is_read_and_written_again(made: Any, form: Form) -> None:
    board = made.empty()
    form.read(board, WRITTEN)
    assert form.write(board) == WRITTEN
    assert (board.deck.known_top(0), board.crew, board.leader) == (NONE, bit(1), 0)
    assert board.deck.dump()[1] == bytes([2, 1])  # the top one last
    assert [board.area.is_known(i, 0) for i in range(3)] == [True, True, False]


def test_what_is_not_written_stays_as_it_is(made: Any, form: Form) -> None:
    board = made.empty()
    form.read(board, {"hand": "ash*2 fir"})
    assert form.write(board) == {
        "hand": ["ash", "ash", "fir"], "row": [], "top": [], "area": [], "crew": [], "slots": [None] * 3,
        "leader": None, "ready": False, "coins": 5,
    }  # fmt: skip


REFUSED = [
    ({"hand": "oak"}, "nothing that can lie there is called “oak”"),
    ({"hand": ["ash", 3]}, "write a list of ids or a text such as “ash"),
    ({"hand": "ash*x"}, "should be an id and a number"),
    ({"hand": "ash*10"}, "at most 9 can be there"),
    ({"crew": ["ash"]}, "nothing that can lie there is called “ash”"),
    ({"crew": "owl owl"}, "something stands there twice"),
    ({"slots": ["fox"]}, "write a list of 3 ids, None for an empty slot"),
    ({"leader": 4}, "nothing that can lie there"),
    ({"area": "ash:x"}, "“ash:x” should say who laid the card face down: “ash:0”"),
    ({"coins": 0}, "must be a number from 1 to 9, not 0"),
    ({"ready": 1}, "must be true or false"),
]


@pytest.mark.parametrize(("written", "said"), REFUSED)
def test_what_cannot_be_there_is_refused_with_its_place(made: Any, form: Form, written: Any, said: str) -> None:
    with pytest.raises(BadScenario) as refused:
        form.read(made.empty(), written, "players[0].")
    (key,) = written
    assert str(refused.value).startswith(f"players[0].{key}: ") and said in str(refused.value)


def test_a_limit_may_depend_on_the_table(made: Any, form: Form) -> None:
    with pytest.raises(BadScenario, match="coins: must be a number from 1 to 6"):
        form.read(made.empty(), {"coins": 7}, coins=6)


def test_what_lies_nowhere_is_the_rest() -> None:
    assert rest(THINGS, {0: 2, 2: 1, 4: 3}, {0: 1, 4: 1, 5: 9}) == [0, 2, 4, 4]
    with pytest.raises(BadScenario, match="cedar: the position has 2, but 1 are in this game"):
        rest(THINGS, {2: 1}, {2: 2})


def test_a_deck_is_filled_under_its_known_cards(made: Any) -> None:
    board = made.empty()
    board.deck.put(3, 1)
    assert fill(board.deck, [0, 2]).dump() == [bytes([0, 2]), bytes([3]), bytes([1])]


@pytest.mark.parametrize("seed", range(3))
def test_a_solo_game_can_be_written_down_and_read_at_every_decision(seed: int) -> None:
    """The risk deck of a round under way is shorter than at its beginning."""
    table, dice = regnum.new("wonderful_kingdom", 1, seed), random.Random(seed)
    while not table.over:
        assert regnum.scenario("wonderful_kingdom", table.position()).pending
        table.play_quietly(dice.choice(table.action_codes(0)))
