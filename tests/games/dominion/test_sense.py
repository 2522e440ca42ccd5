"""Card packs whose effects could not always be carried out are refused when they are read."""

from typing import Any

import pytest

import regnum
from regnum.games.dominion.data import CARDS, NUMBER
from regnum.kernel.errors import BadData


def pack(*effects: dict[str, Any]) -> dict[str, Any]:
    cards = [{"id": "moat", "effects": list(effects)}]
    return {"regnum_pack": 1, "game": "dominion", "name": "Mine", "cards": cards}


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        ([{"op": "choose_option"}], "exactly one is revealed"),
        ([{"op": "play_card"}], "own top card was discarded"),
        ([{"op": "reveal_top", "n": 2}], "must be put somewhere"),
        ([{"op": "each_other", "effects": [{"op": "reveal_top", "n": 2}]}], "must be put somewhere"),
        ([{"op": "look_top", "n": 5}, {"op": "sort_cards"}], "at most 2 cards"),
        ([{"op": "gain", "from": "supply", "to": "hand", "filter": {"max_cost": {"plus": 2}}}], "one was trashed"),
        ([{"op": "if", "cond": {"nonempty": "trashed"}, "then": [{"op": "coins", "n": 1}]}], "takes one"),
    ],
)
def test_senseless_effects_are_refused(effects: list[dict[str, Any]], said: str) -> None:
    with pytest.raises(BadData, match=rf"cards\[0\]\.effects: .*{said}"):
        regnum.new("dominion", options={"pack": pack(*effects)})


@pytest.mark.parametrize("card", ["thief", "spy", "remodel", "vassal", "sentry", "bandit", "library"])
def test_another_card_may_do_what_a_card_of_the_game_does(card: str) -> None:
    t = regnum.new("dominion", options={"pack": pack(*CARDS[NUMBER[card]]["effects"])})
    assert not t.over
