"""Written positions: what is written down can be read again, and what cannot lie on a table is refused."""

from typing import Any

import pytest

import regnum
from games.paladins.facts import PALADINS
from games.paladins.support import seat, solo, squares, table
from regnum.kernel.errors import BadScenario

FULL: dict[str, Any] = {
    "silver": 7, "provisions": 2, "unpaid": 1, "paid": 2, "faith": 3, "strength": 4, "influence": 5,
    "workers": "labourer*2 criminal", "spaces": {"hunt": ["scout", None], "attack": [None, "labourer", "fighter"]},
    "workshops": ["attack_left"], "crew": ["abbot_1"], "attacked": ["thief_viking"], "monks": squares(2),
    "converted": ["warrior_saracen", "lookout_viking", "archer_saracen"], "walls": ["wall_vp2", "wall_scout"],
    "suspicions": ["suspicion_2", "suspicion_0"], "outposts": ["region3_space1"], "jars": ["jar_space_4"],
    "paladin": "roland", "used": ["ivon"], "deck": ["samson"], "under": ["oliver"],
}  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2])
def test_a_position_in_a_turn_can_be_written_down_and_read_again(seats: int) -> None:
    t = table(FULL, "labourer", round=2, orders=["order_attack", "order_convert", None]) if seats == 2 else solo(FULL)
    written = t.position()
    again = regnum.scenario("paladins", written)
    assert again.position() == written and written["phase"] == "actions"
    assert [option.notation for option in again.pending[0].options] == [
        option.notation for option in t.pending[0].options
    ]


def test_a_position_at_each_step_of_a_round_can_be_read_again() -> None:
    t = regnum.new("paladins", 2, seed=6)
    for _ in range(12):
        if t.pending[0].kind in ("first", "tavern", "action"):
            again = regnum.scenario("paladins", t.position())
            assert again.position() == t.position() and again.pending[0].kind == t.pending[0].kind
        t.play(t.pending[0].options[0])
    assert seat(t)["paladin"] in PALADINS


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"players": [{"silver": -1}, {}]}, "silver"), ({"players": [{"workers": "wizard"}, {}]}, "wizard"),
        ({"players": [{}, {}], "tax": 0}, "tax"), ({"players": [{}, {}], "orders": ["order_attack"]}, "orders"),
        ({"players": [{"monks": ["region1_space1"]}, {"outposts": ["region1_space1"]}]}, "square"),
        ({"players": [{"crew": ["abbot_1"]}, {"crew": ["abbot_1"]}]}, "abbot_1"),
        ({"players": [{"converted": ["thief_viking", "thief_viking"]}, {}]}, "converted"),
        ({"players": [{}, {}], "favours": ["favour_pray", None, None, None, None]}, "favours"),
        ({"players": [{}, {}], "weather": "rain"}, "weather"), ({"players": [{"mood": "good"}, {}]}, "mood"),
        ({"players": []}, "players"), ({"players": [{}, {}], "round": 9}, "round"),
        ({"players": [{"workshops": ["attack_left"], "spaces": {"attack": ["scout", None, None]}}, {}]}, "Workshop"),
    ],
)  # fmt: skip
def test_what_cannot_lie_on_a_table_is_refused_with_its_place(position: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario, match=said):
        regnum.scenario("paladins", position)
