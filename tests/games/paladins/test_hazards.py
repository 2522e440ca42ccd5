"""PAL-H: the interactions that are implemented wrongly most easily."""

from typing import Any

import pytest

import regnum
from games.paladins.support import (
    NO_OUTSIDERS,
    NO_TOWNSFOLK,
    on,
    played,
    pool,
    seat,
    solo,
    squares,
    table,
    terms,
    workers_for,
)
from games.support import asked, count, number, options, refusal, things
from regnum.games.paladins.data import read
from support import clause

TAXING = [*NO_TOWNSFOLK[:3], "watchman_1", "gatekeeper_3"]
UP = ["order_attack", "order_convert", "order_absolve"]
COLOURS = {
    "white": "labourer",
    "green": "scout",
    "blue": "merchant",
    "red": "fighter",
    "black": "cleric",
    "purple": "criminal",
}


@clause("PAL-H.1")
def test_tax_above_the_pool() -> None:
    t = table("labourer", townsfolk=TAXING, tax=1)
    assert played(t, "recruit 1", "discard gatekeeper_3")["silver"] == 2
    assert count(t, "inquisition") == 1 and t.position()["tax"] == 5


@clause("PAL-H.2")
def test_an_inquisition_between_two_draws() -> None:
    players = [{"hand": ["oliver"]}, {"hand": ["oliver"], "suspicions": "suspicion_0"}]
    t = regnum.scenario(
        "paladins",
        {
            "players": players,
            "phase": "workers",
            "taverns": ["tavern_12", "tavern_20", "tavern_21"],
            "tax": 2,
            "suspicion_deck": ["suspicion_2", "suspicion_1"],
        },
    )
    gain = played(t, "take tavern_12")
    assert (gain["silver"], gain["unpaid"], gain["suspicions"]) == (3, 1, 2)
    assert (seat(t, 1)["unpaid"], len(seat(t, 1)["suspicions"]), t.position()["tax"]) == (1, 1, 4)


@clause("PAL-H.3")
def test_the_suspicion_just_drawn_counts() -> None:
    t = table("labourer", tax=1, suspicion_deck=["suspicion_1"])
    gain = played(t, "conspire")
    assert (gain["silver"], gain["unpaid"], gain["suspicions"], seat(t, 1)["unpaid"]) == (1, 1, 1, 0)


@clause("PAL-H.4")
def test_half_rounded_down_the_newest_first_and_only_for_those_with_the_debt() -> None:
    drawn = ["suspicion_0", "suspicion_1", "suspicion_2", "suspicion_1", "suspicion_0"]
    players = [
        {"workers": "labourer", "suspicions": drawn},
        {"workers": "labourer", "suspicions": "suspicion_2*4"},
        "labourer",
    ]
    t = table(*players, townsfolk=TAXING, tax=1)
    t.play("recruit 1", "discard gatekeeper_3")
    assert seat(t)["suspicions"] == drawn[:3] and t.position()["suspicion_discard"] == ["suspicion_0", "suspicion_1"]
    assert [len(seat(t, p)["suspicions"]) for p in range(3)] == [3, 4, 0]
    assert [seat(t, p)["unpaid"] for p in range(3)] == [1, 0, 0]


@clause("PAL-H.5")
def test_abilities_before_the_comparison() -> None:
    players = [
        {"workers": "labourer", "suspicions": "suspicion_0*3", "crew": ["conspirator_1"]},
        {"workers": "labourer", "suspicions": "suspicion_0*2"},
    ]
    t = table(*players, townsfolk=TAXING, tax=1)
    t.play("recruit 1", "discard gatekeeper_3", "take")
    assert [(seat(t, p)["unpaid"], len(seat(t, p)["suspicions"])) for p in range(2)] == [(1, 1), (1, 1)]


@clause("PAL-H.6")
@pytest.mark.parametrize("passed", [False, True])
def test_the_own_abilities_in_the_order_of_choice(passed: bool) -> None:
    crew = ["peddler_3", "conspirator_1", "conspirator_2", "squire_2"]
    a = {"workers": "labourer", "suspicions": "suspicion_0*2", "crew": crew, "silver": 0, "passed": passed}
    t = table({"workers": "labourer", "suspicions": "suspicion_1"}, a, townsfolk=TAXING, tax=1)
    t.play("recruit 1", "discard gatekeeper_3")
    bad = t.clone()
    t.play("resolve peddler_3")
    t.play("resolve conspirator_1")
    t.play("take")
    t.play("resolve conspirator_2")
    t.play("take")
    s = seat(t, 1)
    assert (s["silver"], s["suspicions"], s["influence"], s["unpaid"], seat(t)["unpaid"]) == (2, [], 1, 0, 1)
    bad.play("resolve conspirator_1", "take")
    assert len(seat(bad, 1)["suspicions"]) == 1
    while asked(bad) == (1, "ability"):
        bad.play("resolve peddler_3" if "resolve peddler_3" in options(bad) else options(bad)[0])
    assert seat(bad, 1)["silver"] == 0


@clause("PAL-H.7")
@pytest.mark.parametrize("drawn", [0, 1])
def test_no_suspicion_card_left(drawn: int) -> None:
    newest = f"suspicion_{drawn}*6"
    first = {0: "suspicion_1*7", 1: "suspicion_0*6 suspicion_1"}[drawn]
    rest = {0: "suspicion_1 suspicion_2*10", 1: "suspicion_1 suspicion_2*10"}[drawn]
    players = [{"workers": "labourer", "suspicions": f"{first} {newest}"}, {"workers": "labourer", "suspicions": rest}]
    t = table(*players, tax=3)
    gain = played(t, "conspire")
    assert gain["unpaid"] == 1 and [len(seat(t, p)["suspicions"]) for p in range(2)] == [8, 11]
    assert t.position()["tax"] == 5 - drawn and gain.get("silver", 0) == drawn


@clause("PAL-H.8")
def test_own_mandatory_tax_at_a_bad_time() -> None:
    a = {
        "workers": workers_for("absolve"),
        "crew": ["abbot_2"],
        "suspicions": "suspicion_0*2",
        "unpaid": 1,
        "silver": 1,
    }
    t = table(a, {"workers": "labourer", "suspicions": "suspicion_0"}, tax=1)
    t.play("absolve", "jar 1", "take", "take")
    s = seat(t)
    assert (s["silver"], s["paid"], s["unpaid"], len(s["suspicions"]), s["faith"]) == (1, 1, 1, 1, 1)
    assert (seat(t, 1)["unpaid"], len(seat(t, 1)["suspicions"]), t.position()["tax"]) == (1, 1, 5)


@clause("PAL-H.9")
@pytest.mark.parametrize("vector", read("test_vectors")["worker_assignment"], ids=lambda vector: vector["id"])
def test_criminals_and_assignment(vector: dict[str, Any]) -> None:
    workers = [COLOURS[colour] for colour in vector["workers"]]
    spaces = vector["spaces"]
    if spaces == ["purple"]:
        t = table({"workers": workers}, round=3, orders=UP, favours=["favour_labourers", *[None] * 4])
        assert ("favour 1" in options(t)) == vector["legal"]
        return
    shops = ["fortify_left"] if len(spaces) == 2 else []
    t = table({"workers": workers, "workshops": shops}, suspicion_deck=["suspicion_0"], wall_deck=["wall_vp2"])
    assert ("fortify" in options(t)) == vector["legal"]
    if vector["legal"]:
        t.play("fortify")
        assert pool(t) == "" and seat(t)["suspicions"] == []


@clause("PAL-H.10")
def test_a_workshop_on_an_occupied_space() -> None:
    mine = {"workers": "cleric*2", "silver": 4, "spaces": {"fortify": ["merchant", "labourer", "scout"]}}
    t = table(mine, {"passed": True})
    t.play("develop", "workshop fortify left")
    assert on(t, "fortify") == [None, "labourer", "scout"] and pool(t) == "scout"
    assert refusal(t, "fortify") == "PAL-4.5"
    later = table({"workers": "labourer scout", "workshops": ["fortify_left"]}, wall_deck=["wall_vp2"])
    later.play("fortify")
    assert on(later, "fortify") == [None, "labourer", "scout"]


@clause("PAL-H.11")
def test_a_marker_at_twelve_stays_there() -> None:
    t = table({"workers": workers_for("garrison"), "strength": 1, "faith": 12})
    t.play("garrison", "square region1_space2")
    assert seat(t)["faith"] == 12


@clause("PAL-H.12")
def test_cost_by_number_done_and_waiver_of_the_named_resource_only() -> None:
    mine = {
        "workers": workers_for("commission"),
        "monks": squares(3, but=["region1_space2"]),
        "provisions": 1,
        "faith": 1,
    }
    assert refusal(table(mine), "commission") == "PAL-4.13" and number(table(mine), "seat0.cost.commission") == 2
    t = table({**mine, "paladin": "ivon", "provisions": 0})
    t.play("commission")
    assert refusal(t, "square region4_space1") == "PAL-6.2"
    t.play("square region1_space2")
    assert seat(t)["provisions"] == 0
    assert refusal(table({**mine, "paladin": "ivon", "workers": "scout labourer"}), "commission") == "PAL-4.15"
    guardian = {
        "converted": ["guardian_viking"],
        "workshops": ["attack_left"],
        "workers": "merchant",
        "paladin": "samson",
    }
    t = table(
        {**guardian, "silver": 0, "crew": ["architect_2"]}, round=3, orders=UP, favours=["favour_builders", *[None] * 4]
    )
    t.play("favour 1", "option 1", "workshop attack middle")
    assert (seat(t)["silver"], seat(t)["provisions"], pool(t)) == (0, 1, "merchant") and terms(t)[
        "guardian_viking"
    ] == 1


@clause("PAL-H.13")
def test_buying_strength_but_not_faith() -> None:
    row = [*NO_OUTSIDERS[:4], "warrior_saracen", None]
    mine = {"workers": workers_for("attack"), "strength": 6}
    t = table({**mine, "silver": 2}, outsiders=row)
    t.play("attack")
    assert seat(t)["silver"] == 0
    assert (
        refusal(table({**mine, "strength": 3, "silver": 1, "paladin": "engelier"}, outsiders=row), "attack")
        == "PAL-6.17"
    )
    faith = {"workers": workers_for("convert"), "faith": 7, "silver": 99}
    assert refusal(table(faith, outsiders=row), "convert") == "PAL-6.19"


@clause("PAL-H.14")
def test_the_two_uses_of_recruit() -> None:
    row = ["abbot_1", "peddler_1", "squire_1", "squire_2", "architect_2"]
    t = table({"workers": "labourer fighter", "silver": 0}, townsfolk=row)
    t.play("recruit 2")
    assert options(t) == ["recruit architect_2", "recruit abbot_1 debt", "recruit peddler_1 debt"]
    assert refusal(t, "recruit squire_1") == refusal(t, "recruit abbot_1") == "PAL-4.13"
    t = table({"workers": "scout", "silver": 0}, townsfolk=row)
    assert played(t, "recruit 1", "discard architect_2") == {"scout": -1, "labourer": 1, "provisions": 1}
    t = table({"workers": "labourer*3 fighter", "silver": 4}, "labourer*4", townsfolk=row)
    assert played(t, "recruit 2", "place labourer", "recruit architect_2")["provisions"] == 1
    t.play("1: hunt 1")
    assert played(t, "develop", "workshop attack left")["provisions"] == 1
    t = table({"workers": "labourer fighter", "silver": 0, "paladin": "roland"}, townsfolk=row)
    t.play("recruit 2")
    assert options(t) == [f"recruit {card}" for card in row]


@clause("PAL-H.15")
def test_paying_is_not_destroying() -> None:
    row = ["vigilante_viking", *NO_OUTSIDERS[1:]]
    mine = {"crew": ["debt_collector_2"], "unpaid": 2, "strength": 12, "faith": 12, "provisions": 9}
    t = table({**mine, "workers": workers_for("attack")}, outsiders=row)
    t.play("attack", "take")
    assert (seat(t)["unpaid"], seat(t)["paid"], pool(t)) == (1, 0, "")
    t = table({**mine, "unpaid": 1, "workers": workers_for("commission")})
    t.play("commission", "square region4_space5", "take")
    assert (seat(t)["unpaid"], seat(t)["paid"], pool(t)) == (0, 1, "fighter") and terms(t)["paid_debts"] == 1
    t = table({**mine, "unpaid": 0, "paid": 1, "workers": workers_for("commission")})
    t.play("commission", "square region4_space5")
    assert (seat(t)["unpaid"], seat(t)["paid"], pool(t)) == (0, 1, "")


@clause("PAL-H.16")
def test_what_pray_may_clear() -> None:
    t = table({"workers": "criminal*6", "strength": 5, "provisions": 3}, "labourer*4")
    t.play("garrison", "square region3_space4", "clear garrison")
    assert on(t, "garrison") == [] and pool(t) == "criminal criminal criminal"
    t.play("1: hunt 1")
    assert "garrison" in options(t)


@clause("PAL-H.18")
def test_passing() -> None:
    spaces = {"hunt": ["scout", "scout"], "attack": ["scout", "labourer", "fighter"]}
    a = {
        "workers": "criminal*2 labourer scout*2",
        "spaces": spaces,
        "crew": ["peddler_1"],
        "suspicions": "suspicion_0*2",
    }
    t = table(a, "labourer*3", round=3, orders=UP, favours=["favour_pray", *[None] * 4], townsfolk=TAXING, tax=2,
              favour_workers=["scout", *[None] * 4])  # fmt: skip
    t.play("pass", "keep labourer", "keep criminal", "keep criminal")
    assert (
        seat(t)["spaces"] == {}
        and pool(t) == "labourer criminal criminal"
        and t.position()["favour_workers"][0] == "scout"
    )
    t.play("recruit 1", "discard gatekeeper_3")
    assert pool(t) == "labourer labourer criminal criminal"
    t.play("pass")
    assert asked(t) == (0, "keep")
    t.play("keep labourer", "keep criminal", "keep criminal")
    assert pool(t) == "labourer criminal criminal" and t.position()["favour_workers"][0] is None
    assert len(seat(t)["suspicions"]) == 1 and count(t, "draws_suspicion") == 0 and t.position()["round"] == 4


@clause("PAL-H.19")
def test_a_favour_is_free_for_all_again_in_the_next_round() -> None:
    t = table("labourer", {"passed": True}, round=3, orders=UP, favours=["favour_supplies", *[None] * 4],
              favour_deck=["favour_pray"])  # fmt: skip
    t.play("favour 1")
    while asked(t)[1] != "action":
        t.play(t.pending[0].options[0])
    assert t.position()["round"] == 4 and "favour 1" in options(t)
    first = asked(t)[0]
    t.play("trade 1")
    t.play(options(t)[0])
    assert asked(t) == (1 - first, "action") and "favour 1" in options(t)
    assert t.position()["favours"][1] == "favour_pray"


@clause("PAL-H.21")
def test_with_eight_workshops_a_free_develop_is_wasted_or_the_other_option_taken() -> None:
    shops = [f"{a}_{s}" for a in ("commission", "fortify", "garrison", "absolve") for s in ("left", "middle")]
    mine = {"workers": "merchant", "workshops": shops, "crew": ["architect_2"]}
    position = {"round": 3, "orders": UP, "favours": ["favour_builders", *[None] * 4]}
    t = table(mine, **position)
    assert played(t, "favour 1", "option 1") == {"merchant": -1, "provisions": -1}
    t = table(mine, **position)
    t.play("favour 1", "option 2")
    assert pool(t) == "fighter cleric"


@clause("PAL-H.23", "PAL-15.19", "PAL-15.20")
@pytest.mark.parametrize("vector", read("test_vectors")["ai_wraps"], ids=lambda vector: vector["id"])
def test_the_opponents_lowest_attribute(vector: dict[str, Any]) -> None:
    busy = {"recruit": ["labourer", None], "pray": ["labourer"], "trade": ["labourer", None], "conspire": ["labourer"]}
    its = {"workers": f"labourer*{5 * vector['wraps']}", "spaces": busy, **vector["start"]}
    t = solo(
        "labourer*3", its, schemes=["scheme_garrison"], stack=vector["stack_bottom_to_top"], outsiders=NO_OUTSIDERS
    )
    t.play("hunt 1")
    assert {name: seat(t, 1)[name] for name in vector["after"]} == vector["after"]
    assert things(t, "attribute", 1) == vector["raised_in_order"]


@clause("PAL-H.24")
def test_search_and_fallback_of_the_opponent() -> None:
    row = [
        "lookout_viking",
        "guardian_byzantine",
        "archer_saracen",
        "mercenary_viking",
        "warrior_saracen",
        "hunter_byzantine",
    ]
    t = solo("labourer*3", {"workers": "labourer*5", "strength": 3}, schemes=["scheme_attack"], marker=5, outsiders=row)
    t.play("hunt 1")
    assert seat(t, 1)["attacked"] == ["lookout_viking"]
    t = solo("labourer*3", {"workers": "labourer*5"}, schemes=["scheme_kings_favour"], marker=5, round=4, orders=UP,
             favours=["favour_attribute", "favour_pray", None, None, None])  # fmt: skip
    t.play("hunt 1")
    assert things(t, "uses_favour") == ["favour_attribute"]
    folk = ["abbot_1", "abbot_2", "squire_2", "squire_3", "squire_1"]
    t = solo(
        "labourer*3",
        {"workers": "labourer*2"},
        schemes=["scheme_commission", "scheme_garrison"],
        marker=5,
        townsfolk=folk,
    )
    t.play("hunt 1")
    assert t.position()["town_discard"] == ["squire_1"] and seat(t, 1)["spaces"] == {"recruit": ["labourer", None]}
    t.play("trade 1")
    assert things(t, "rival_does") == ["recruit", "pray"] and "recruit" in seat(t, 1)["spaces"]
    assert t.position()["scheme_discard"] == [] and len(seat(t, 1)["workers"]) == 2


@clause("PAL-H.25")
def test_the_opponent_without_a_suspicion_to_remove() -> None:
    others = [square for square in squares(25) if square != "region2_space4"]
    mine = {"workers": "labourer*3", "monks": others[:7], "outposts": others[7:14], "suspicions": "suspicion_0"}
    its = {"workers": "labourer*5", "outposts": others[14:20], "monks": others[20:], "faith": 12}
    t = solo(mine, its, schemes=["scheme_commission"], tax=1)
    t.play("hunt 1")
    assert things(t, "places_monk") == ["region2_space4"] and t.position()["marker"] == 1
    assert count(t, "inquisition") == 1 and t.position()["tax"] == 5
    assert (seat(t)["unpaid"], seat(t)["suspicions"], seat(t, 1)["unpaid"]) == (1, ["suspicion_0"], 0)
