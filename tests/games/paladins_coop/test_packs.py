"""Card packs of the co-op: Threats, Orders, overlays and starting Townsfolk change without code."""

from typing import Any

import pytest

import regnum
from games.support import options
from regnum.kernel.errors import BadData, BadScenario

from .support import facing, honour, on_threats, pass_all, seat, table

pytestmark = pytest.mark.both_builds


def pack(*cards: dict[str, Any]) -> dict[str, Any]:
    return {"regnum_pack": 1, "game": "paladins_coop", "name": "Test", "cards": list(cards)}


def test_a_pack_changes_threats_orders_overlays_and_townsfolk() -> None:
    changed = pack(
        {"id": "threat_pray", "action": "trade", "end_of_round": {"all_players": True, "choose": [[{"honour": -3}]]},
         "name": {"en": "Gloom", "pl": "Mrok"}},
        {"id": "coop_order_influence_faith", "requires": {"attributes": {"strength": 2}}},
        {"id": "overlay_marshal", "spaces": ["any", "green"]},
        {"id": "starting_marshal", "passive": {"trigger": {"action": "trade"}, "effects": [{"honour": 2}]}},
    )  # fmt: skip
    me = {"workers": "labourer*2", "crew": "starting_marshal", "honour": 8}
    t = table(me, {}, pack=changed, **facing(pray=2))
    t.play("trade 1", "keep")
    assert honour(t)[0] == 10 and on_threats(t) == {"pray": 1}
    pass_all(t)
    assert honour(t) == [7, 9]
    assert t.game.help("threat_pray", "pl", t.options).name == "Mrok"
    t = table({"strength": 2}, {}, pack=changed, round=2, orders=["coop_order_influence_faith", None, None])
    assert "order 1" in options(t)
    t = table({**me, "workers": "labourer scout"}, {}, pack=changed)
    t.play("honour", "keep")
    assert seat(t)["overlay"] == ["labourer", "scout"]
    assert regnum.load(t.save()).position() == t.position()


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({"id": "threat_pray", "action": "sleep"}, "cards[0].action: must be one of"),
        ({"id": "threat_pray", "end_of_round": {"choose": [[{"lose": "faith", "n": 1}]]}}, "cards[0].end_of_round"),
        ({"id": "threat_pray", "end_of_round": {"choose": [[]]}}, "cards[0].end_of_round"),
        ({"id": "threat_pray", "workers_by_players": {"1": 2}}, "cards[0].workers_by_players"),
        ({"id": "overlay_marshal", "spaces": ["red", "red"]}, "cards[0].spaces"),
        ({"id": "coop_order_influence_faith", "requires": {"attributes": {"luck": 2}}}, "cards[0].requires"),
        ({"id": "king_threat", "revealed_round": 3}, "revealed_round"),
        ({"id": "order_1", "requires": {}}, "there is no card"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_at_its_place(card: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData) as refused:
        regnum.new("paladins_coop", options={"pack": pack(card)})
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"threats": ["threat_pray", *[None] * 8], "round": 2}, "threat_workers"),
        ({**facing(pray=1), "round": 1}, "before its round"),
        ({**facing(pray=1), "removed": ["threat_pray"]}, "twice"),
        ({"order_workers": ["scout", None, None]}, "order_workers"),
        ({"crowds": [1, 0, 0, 0, 0]}, "crowds"),
        ({"resolved": 1}, "resolved"),
        ({"chosen": [3, None]}, "chosen"),
    ],
)
def test_positions_that_cannot_be_are_refused(position: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario, match=said):
        table({}, {}, **position)


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ({"crew": "gain_honour"}, "gain_honour"),
        ({"crew": "starting_marshal starting_envoy"}, "one starting Townsfolk"),
        ({"overlay": ["labourer", "fighter"]}, "overlay"),
        ({"workshops": "lost_workshop_2"}, "lost_workshop_1"),
        ({"honour": 13}, "honour"),
    ],
)
def test_boards_that_cannot_be_are_refused(player: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario, match=said):
        table(player, {})
