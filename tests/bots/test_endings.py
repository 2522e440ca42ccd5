"""The engine player at the end of a game: it counts before it takes one of the last Provinces."""

from typing import Any

import pytest

import regnum
from regnum.bots import make
from regnum.games.dominion.data import KINGDOMS

pytestmark = pytest.mark.both_builds

KINGDOM = list(KINGDOMS["first_game"]["cards"])


def chosen(mine: dict[str, Any], theirs: str, provinces: int, **position: Any) -> str:
    """What the engine player does in its turn with so many Provinces left."""
    players = [{"turns": 16, **mine}, {"deck_rest": theirs, "turns": 15}]
    written = {"players": players, "kingdom": KINGDOM, "supply": {"province": provinces}, **position}
    t = regnum.scenario("dominion", written)
    return make("engine", 1).choose(t, t.pending[0]).notation


def bought(provinces: str, theirs: str, left: int, coins: int, buys: int) -> str:
    """What it buys first, with a deck that is built."""
    deck = f"gold*6 market*3 {provinces}"
    return chosen({"deck_rest": deck}, theirs, left, phase="buy", coins=coins, buys=buys)


@pytest.mark.parametrize("buys", [1, 2])
def test_the_last_province_is_not_left_to_one_whom_it_lets_win(buys: int) -> None:
    assert bought("province*3", "province*3 duchy", 2, coins=9, buys=buys) != "buy province"


def test_the_last_but_one_is_taken_by_one_who_stays_ahead() -> None:
    assert bought("province*4", "province*2", 2, coins=9, buys=1) == "buy province"


def test_the_last_two_are_taken_together() -> None:
    assert bought("province*3", "province*3 duchy", 2, coins=16, buys=2) == "buy province"


def test_two_of_three_are_not_taken_if_the_last_one_then_loses() -> None:
    assert bought("province*2", "province*3 duchy", 3, coins=16, buys=2) == "buy province"
    assert bought("province*3", "province*3 duchy", 2, coins=8, buys=1) != "buy province"


def test_points_that_are_missing_are_bought_before_the_last_province() -> None:
    assert bought("province*3", "province*4 estate", 1, coins=13, buys=2) == "buy duchy"
    assert bought("province*3", "province*4", 1, coins=10, buys=2) == "buy estate"
    assert bought("province*3", "province*4 duchy", 1, coins=13, buys=1) != "buy province"


def test_gold_is_remodelled_into_a_province_for_the_province() -> None:
    """Also if the deck is then worth less than what it should have before it buys Provinces."""
    mine = {"hand": "remodel gold copper*3", "deck_rest": "gold*2 copper*4 village*4 smithy*3 province*2"}
    t = regnum.scenario(
        "dominion",
        {
            "players": [{"turns": 16, **mine}, {"deck_rest": "province*3 silver*5", "turns": 15}],
            "kingdom": KINGDOM,
            "supply": {"province": 3},
        },
    )
    bot = make("engine", 1)
    said = []
    while t.pending[0].seat == 0 and t.pending[0].kind in ("action", "trash_one", "gain"):
        said.append(bot.choose(t, t.pending[0]).notation)
        t.play(said[-1])
    assert said == ["play remodel", "trash gold", "gain province"]
