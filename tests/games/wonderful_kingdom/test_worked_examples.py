"""The worked examples of the rules whose numbers are given: scores, production, supremacy, threats, medals."""

from typing import Any

import pytest

import regnum
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.table import Table

pytestmark = pytest.mark.both_builds


def table(*players: dict[str, Any], **position: Any) -> Table:
    return regnum.scenario("wonderful_kingdom", {"players": [*players], **position})


def terms(t: Table, seat: int) -> dict[str, int]:
    return {term.name: term.points for term in t.scores[seat].terms}


def number(t: Table, name: str) -> int:
    return int(t.view(None)["numbers"][name]["value"])


def test_the_example_of_39_points_term_by_term() -> None:
    """IWK-EX-7: flat 11, multipliers 36, two calamities -8; what is under construction or held counts nothing."""
    built = "tax_office majestic_statue grand_library secret_fellowship grand_arena alchemical_forge"
    mine = {"duchy": "teressie", "built": built, "woes": "calamity*2", "sites": "banquet_hall:gold+gold",
            "krystallium": 2, "soldiers": 3}  # fmt: skip
    t = table(mine, {}, stage="over")
    assert terms(t, 0) == {
        "majestic_statue": 12, "grand_library": 3, "secret_fellowship": 16, "grand_arena": 6, "alchemical_forge": 2,
        "teressie": 8, "calamity": -8,
    }  # fmt: skip
    assert t.scores[0].total == 39
    assert t.result is not None and t.result.winners == (0,)
    assert t.view(1)["score"][0]["total"] == 39


def test_production_of_the_duchy_and_of_constructed_cards_only() -> None:
    """IWK-EX-3, IWK-EX-4."""
    t = table({"duchy": "teressie", "built": "quarry guildhall", "sites": "quarry"}, {"built": "expeditionary_force"})
    assert number(t, "seat0.materials") == 5
    assert number(t, "seat1.exploration") == 2 + 1
    t = table({}, {"built": "expeditionary_force navigators", "sites": "royal_cavalry"})
    assert number(t, "seat1.exploration") == 2 + 2 + 1


def test_a_card_finished_in_a_step_produces_in_the_next_one() -> None:
    """IWK-EX-5: Barracks, finished with three materials, add one population in the very next step."""
    mine = {"duchy": "teressie", "sites": "barracks", "cubes": 3}
    t = table(mine, {"sites": "hamlet", "cubes": 1}, stage="materials")
    t.play("0: place barracks", "0: place barracks", "0: place barracks")
    assert t.view(0)["numbers"]["seat0.population"]["value"] == 2
    assert t.position()["players"][0]["soldiers"] == 1


def test_every_second_supremacy_brings_a_soldier() -> None:
    """IWK-EX-6: camp 0, 1, 0, 1; held 0, 0, 1, 1."""
    seen = []
    for camp, held in ((0, 0), (1, 0), (0, 1)):
        rich = {"duchy": "teressie", "built": "quarry", "camp": camp, "soldiers": held, "sites": "hamlet"}
        t = table(rich, {"sites": "hamlet"}, stage="materials")
        me = t.position()["players"][0]
        seen.append((me["camp"], me["soldiers"]))
    assert seen == [(1, 0), (0, 1), (1, 1)]


def test_two_rats_bring_vermin_one_after_the_other() -> None:
    """IWK-EX-11, IWK-EX-13."""
    decks = {"module": "threats", "stage": "reveal"}
    t = table({"deck": "frost_giants", "woes": "giant_rat vermin", "choice": "giant_rat farm"},
              {"deck": "giant_rats", "choice": "farm"}, **decks)  # fmt: skip
    assert sorted(t.position()["players"][0]["woes"]) == ["giant_rat"] * 2 + ["vermin"] * 3
    assert terms(t, 0) == {"giant_rat": -8, "vermin": -6, "teressie": 0}


def test_shadows_take_cards_first_and_give_the_opponent_cubes() -> None:
    """IWK-EX-14, IWK-H.20: two shadows, three cards; a treasure gives two cubes."""
    treasure = "treasure_gold_gold"
    t = table(
        {"deck": "frost_giants", "woes": "shadow", "choice": f"shadow farm quarry {treasure}"},
        {"deck": "shadows", "alchemy": 3, "choice": "farm"}, module="threats", stage="reveal",
    )  # fmt: skip
    t.play("lose farm", f"lose {treasure}")
    players = t.position()["players"]
    assert (players[1]["alchemy"], players[1]["krystallium"]) == (1, 1)
    assert players[0]["woes"] == ["shadow", "shadow"] and players[0]["choice"] == ["quarry"]


def test_a_giant_needs_its_host() -> None:
    """IWK-H.18: completing the last possible host before the giant lies under it is refused."""
    mine = {"deck": "frost_giants", "choice": "frost_giant farm", "sites": "merchant_caravan:population+population"}
    t = table(mine, {"deck": "thieves", "choice": "farm"}, module="threats")
    t.play("0: recycle farm")
    assert t.position()["players"][0]["alchemy"] == 1, "the alchemy area was the only place for the cube"
    assert t.view(0)["places"]["seat0.sites"]["things"][0]["marks"]["frozen"] == 1


def test_medals() -> None:
    """IWK-EX-21: 69 none, 70 bronze, 94 bronze, 95 silver, 115 gold."""
    many = "cathedral sunken_temple giants_graveyard lost_city royal_palace grand_arena dragon_egg fields_of_gold"
    more = "grand_library nexus elder_tree royal_mint"
    t = table({"duchy": "valados", "built": f"{many} {more}"}, stage="over", side="B")
    total = t.scores[0].total
    assert t.result is not None and total == 65 and t.result.winners == () and t.result.reason == "result.no_medal"
    t = table({"duchy": "teressie", "built": f"{many} {more}"}, stage="over")
    assert t.result is not None and t.scores[0].total == 65 + 2 * 5 and t.result.reason == "result.bronze"


def test_confirming_waits_for_all_cubes() -> None:
    """IWK-H.14: nothing basic is kept."""
    t = table({"sites": "hamlet", "cubes": 1}, {"sites": "hamlet", "cubes": 1}, stage="materials")
    with pytest.raises(IllegalChoice, match="still have 1 cube to place"):
        t.play("0: confirm")
