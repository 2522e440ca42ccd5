"""What the rulings say of faces that nobody has printed in public: they keep the shape that is known."""

from itertools import permutations
from typing import Any

from regnum.games.architects_coop.declare import DONATED
from regnum.games.paladins.declare import ACTION_IDS, ATTRIBUTES
from support import clause

from .test_data import FILES, files

TOMES: list[dict[str, Any]] = FILES["tomes"]["tomes"]


@clause("TOM-R.1")
def test_what_is_known_of_the_tomes_is_marked_and_all_else_is_reconstructed() -> None:
    goals = [tome["id"] for tome in TOMES if tome["goal_provenance"] != "reconstructed"]
    assert len(goals) == 4 and {tome["game"] for tome in TOMES if tome["id"] in goals} == {"architects"}
    known = [tome for tome in TOMES if tome["benefit"] and tome["benefit_provenance"] != "reconstructed"]
    assert [tome["id"] for tome in known] == ["tome_arc_debts"]
    for game, helps in (("architects", "paladins"), ("paladins", "viscounts"), ("viscounts", None)):
        of = [tome for tome in TOMES if tome["game"] == game]
        assert len(of) == 6 and {tome["benefit_game"] for tome in of} == {helps}
        assert all(bool(tome["benefit"]) is (helps is not None) for tome in of)


@clause("TOM-R.4")
def test_a_threat_for_each_action_that_the_invaders_do_not_ask_for() -> None:
    asked = [threat["action"] for threat in FILES["pal_threats"]["overlord_threats"]]
    assert len(asked) == 10 and {*asked} == {*ACTION_IDS} - {"attack", "convert"}


@clause("TOM-R.5")
def test_an_order_for_each_ordered_pair_of_attributes() -> None:
    needs = [order["requires"]["attributes"] for order in FILES["pal_kings_orders"]["cards"]]
    pairs = [tuple(sorted(need.items(), key=lambda of: -int(of[1]))) for need in needs]
    shown = (("influence", 10), ("faith", 6))
    assert shown in pairs and len(pairs) == 6
    assert {((first, 8), (second, 5)) for first, second in permutations(ATTRIBUTES.words, 2)} == {
        (("influence", 8), ("faith", 5)),
        *pairs,
    } - {shown}


@clause("TOM-R.6")
def test_a_demand_for_each_kind_of_thing_that_may_be_donated() -> None:
    asked = [demand["donate"] for demand in FILES["arc_demands"]["cards"]]
    assert len(asked) == 8 and {*asked} == {*DONATED.words} - {"debt_unpaid"}


@clause("TOM-R.7")
def test_clay_is_asked_for_by_players_and_nothing_else_grows_as_fast() -> None:
    for demand in FILES["arc_demands"]["cards"]:
        asked = [demand["n_by_players"][str(n)] for n in range(1, 6)]
        assert asked == sorted(asked) and demand["met"]["vp_each"] == 2 * demand["level"] - 1
        if demand["id"] == "demand_1_clay":
            assert asked == [3, 6, 9, 12, 15]
        else:
            assert asked[4] < 5 * asked[0]


@clause("TOM-R.23")
def test_without_the_antagonist_four_criminal_icons_do_not_lie_on_three_cards() -> None:
    goal = next(tome["goal"] for tome in TOMES if tome["id"] == "tome_vis_criminals")
    found = files("viscounts")
    cards = [card for file in found if file.startswith("townsfolk") for card in found[file]["cards"]]
    shown = {card["id"]: card["icons"].get("criminal", 0) for card in cards}
    without = sorted(n for card, n in shown.items() if "antagonist" not in card)
    assert goal["n"] == 3 <= sum(without[-3:]) < 4 <= sum(sorted(shown.values())[-3:])
