"""Card packs: true faces replace the reconstructed ones; whatever is wrong with one is said with place and reason."""

from typing import Any

import pytest

import regnum
from regnum.games.wonderful_kingdom.data import CHANGEABLE, FAMILIES
from regnum.kernel.errors import BadData

pytestmark = pytest.mark.both_builds


def pack(*cards: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"regnum_pack": 1, "game": "wonderful_kingdom", "name": "Test", "cards": [*cards], **more}


def new(*cards: dict[str, Any], **more: Any) -> regnum.Table:
    return regnum.new("wonderful_kingdom", options={"pack": pack(*cards, **more)})


def test_a_pack_changes_what_cards_cost_make_and_are_called() -> None:
    t = new({"id": "farm", "cost": {"materials": 1, "gold": 1}, "name": {"en": "Croft", "pl": "Zagroda"}})
    help_ = t.game.help("farm", "en", t.options)
    assert help_.name == "Croft"
    assert "Cost: 1 material and 1 gold" in help_.lines
    position = {"players": [{"sites": "farm"}, {"sites": "hamlet"}], "pack": t.options["pack"]}
    marks = regnum.scenario("wonderful_kingdom", position).view(0)["places"]["seat0.sites"]["things"][0]["marks"]
    assert (marks["materials_free"], marks["gold_free"]) == (1, 1)


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ({"id": "farm", "speed": 3}, "cards[0].speed: a card has no such field"),
        ({"id": "farm", "ability": {}}, "cards[0].ability: farm has no such field"),
        ({"id": "castle"}, "cards[0]: there is no card “castle”"),
        ({"id": "farm", "copies": 5}, "the copies of all development cards are 68, not 67"),
        ({"id": "farm", "cost": {"gold": 2}}, "cards[0].cost: a structure always costs materials"),
        ({"id": "farm", "cost": {"materials": "2"}}, "cards[0].cost.materials: must be a number from 1 to 15"),
        ({"id": "farm", "production": [{"conjure": "gold"}]}, "cards[0].production[0]: no effect here has “conjure”"),
        ({"id": "farm", "vp": [{"vp": 1, "per": "inn"}]}, "cards[0].vp[0].per: must be one of structure, company"),
        ({"id": "master_artisan", "ability": {"cost": {"soldier": 8}, "effect": [{"dance": 1}]}},
         "cards[0].ability.effect[0]: no effect here has “dance”"),
        ({"id": "teressie", "sides": {"A": {"production": []}}}, "cards[0].sides.A.production: a duchy card has"),
        ({"id": "calamity", "copies": 9}, "cards[0].copies: there are 8 of calamity, not 9"),
    ],
)  # fmt: skip
def test_a_wrong_pack_is_refused_with_place_and_reason(card: dict[str, Any], told: str) -> None:
    with pytest.raises(BadData) as error:
        new(card)
    assert told in str(error.value)


def test_a_pack_that_says_it_is_complete_must_be() -> None:
    faces = [{"id": card["id"]} for card in CHANGEABLE.values() if card["provenance"] == "reconstructed"]
    assert new(*faces, complete=True).step == 0
    with pytest.raises(BadData, match="complete, but farm is missing"):
        new(*faces[1:], complete=True)


def test_copies_may_change_as_long_as_their_sum_stays() -> None:
    t = new({"id": "farm", "copies": 3}, {"id": "quarry", "copies": 4})
    assert t.game.totals(t.core)["quarry"] == 4
    assert sum(t.game.totals(t.core)[card["id"]] for card in FAMILIES["developments"]) == 67
