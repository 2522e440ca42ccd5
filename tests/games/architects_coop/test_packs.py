"""Card packs of the co-op: the Overlord's cards and those of Architects change without code."""

from typing import Any

import pytest

import regnum
from regnum.kernel.errors import BadData

from .support import overlord, rival, seat, table

pytestmark = pytest.mark.both_builds


def pack(*cards: dict[str, Any]) -> dict[str, Any]:
    return {"regnum_pack": 1, "game": "architects_coop", "name": "Test", "cards": list(cards)}


def test_a_pack_changes_schemes_events_demands_and_buildings() -> None:
    changed = pack(
        {"id": "scheme_s1", "steps": [{"place": "forest", "arrow": "lower"}], "name": {"en": "Hunt", "pl": "Łowy"}},
        {"id": "event_levy", "steps": [{"all_players": True, "then": [{"lose": "silver", "n": 3}]}]},
        {"id": "demand_1_clay", "donate": "wood", "n_by_players": {str(n): 2 for n in range(1, 6)}},
        {"id": "rogue_tiling", "skills": ["masonry"]},
    )
    t = overlord(scheme="scheme_s1", pack=changed)
    assert rival(t)["workers"] == {"forest": 1} and t.position()["guildhall"] == []
    t = overlord({"silver": 9}, scheme="scheme_s6", events="event_levy", pack=changed)
    assert seat(t)["silver"] == 6
    t = table({"wood": 3, "clay": 1}, pack=changed, given=[1, 0, 0, 0])
    t.play("place kings_storehouse", "trade donation", "donate wood demand")
    assert t.position()["given"][0] == 2
    assert t.game.help("scheme_s1", "pl", t.options).name == "Łowy"
    again = regnum.load(t.save())
    assert again.position() == t.position()


def test_where_two_demands_ask_for_the_same_the_second_takes_what_the_first_does_not_need() -> None:
    changed = pack({"id": "demand_2_wood", "donate": "clay"})
    row = ["demand_1_clay", "demand_2_wood", None, None]
    t = table({"clay": 2, "workers": {"kings_storehouse": 1}}, pack=changed, demands=row, given=[5, 0, 0, 0])
    t.play("place kings_storehouse", "trade donation", "donate clay demand", "trade donation", "donate clay demand")
    assert t.position()["given"] == [6, 1, 0, 0]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({"id": "scheme_s1", "steps": [{"place": "moon", "arrow": None}]}, "cards[0].steps[0].place: must be one of"),
        ({"id": "scheme_s1", "steps": [{"virtue": -1}]}, "cards[0].steps[0]: it hits players"),
        ({"id": "event_levy", "steps": [{"all_players": True, "then": [{"icon": "reveal_event"}]}]},
         "cards[0].steps[0].then[0]: it does not hit players"),
        ({"id": "demand_1_clay", "donate": "virtue"}, "cards[0].donate: must be one of"),
        ({"id": "demand_1_clay", "n_by_players": {"1": 2}}, "cards[0].n_by_players"),
        ({"id": "demand_1_clay", "level": 2}, "level"),
        ({"id": "scheme_01", "steps": []}, "there is no card"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_at_its_place(card: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData) as refused:
        regnum.new("architects_coop", options={"pack": pack(card)})
    assert said in str(refused.value)


def test_a_turn_of_the_overlord_that_never_ends_is_refused() -> None:
    endless = [{"icon": "reveal_scheme"}]
    cards = [{"id": f"scheme_s{n}", "steps": endless} for n in range(1, 9)]
    with pytest.raises(BadData, match="never ends"):
        regnum.new("architects_coop", options={"pack": pack(*cards)})
    assert regnum.new("architects_coop", options={"pack": pack(*cards[1:])}).pending
