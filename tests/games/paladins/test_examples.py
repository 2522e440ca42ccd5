"""PAL-EX: the worked examples, those of the rulebook and both scorings term by term."""

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
    total,
    workers_for,
)
from games.support import asked, count, number, options, refusal, things
from regnum.games.paladins.data import read
from support import clause

UP = ["order_attack", "order_convert", "order_absolve"]
TAXING = [*NO_TOWNSFOLK[:3], "watchman_1", "gatekeeper_3"]


@clause("PAL-EX.1")
def test_the_architect_of_the_set_up() -> None:
    t = regnum.scenario(
        "paladins",
        {
            "players": [{}, {}],
            "phase": "recruit",
            "active": 1,
            "townsfolk": ["architect_2", "abbot_1", "abbot_2", "abbot_3", "squire_1"],
        },
    )
    t.play("recruit architect_2")
    assert (seat(t, 1)["silver"], seat(t, 1)["provisions"]) == (3, 2)


@clause("PAL-EX.4")
def test_engelier() -> None:
    t = regnum.scenario(
        "paladins",
        {
            "players": [{"hand": ["engelier"], "strength": 1}, {"hand": ["ivon"]}],
            "phase": "workers",
            "taverns": ["tavern_15", "tavern_20", "tavern_21"],
            "outsiders": ["lookout_viking", *NO_OUTSIDERS[1:]],
        },
    )
    assert pool(t) == "scout fighter" and (number(t, "seat0.strength"), number(t, "seat0.faith")) == (4, 1)
    t.play("take tavern_15")
    t.play("take tavern_20")
    assert played(t, "attack", "place merchant")["silver"] == 2


@clause("PAL-EX.6", "PAL-5.3", "PAL-5.4")
def test_develop_onto_commission() -> None:
    t = table({"workers": "labourer fighter", "silver": 4}, "labourer*4")
    assert played(t, "develop", "workshop commission left") == {
        "labourer": -1, "fighter": -1, "silver": -4, "scout": 1, "workshops": 1
    }  # fmt: skip
    t = table({"workers": "labourer cleric", "workshops": ["commission_left"]})
    t.play("commission", "square region1_space2")
    assert on(t, "commission") == [None, "labourer", "cleric"]


@clause("PAL-EX.7")
def test_the_abbot_is_discarded() -> None:
    t = table({"workers": "fighter", "silver": 2}, townsfolk=[None, None, "abbot_1", "watchman_1", None])
    t.play("recruit 1")
    assert refusal(t, "discard abbot_1 debt") == "PAL-5.8"
    assert played(t, "discard abbot_1") == {"silver": -2, "cleric": 1, "labourer": 1}
    assert t.position()["town_discard"] == ["abbot_1"]


@clause("PAL-EX.8")
@pytest.mark.parametrize(
    ("choice", "silver", "debt"), [("recruit gatekeeper_2", 1, 0), ("recruit gatekeeper_2 debt", 4, 1)]
)
def test_the_gatekeeper_is_recruited(choice: str, silver: int, debt: int) -> None:
    t = table(
        {"workers": "labourer fighter criminal*3"},
        "labourer*4",
        townsfolk=["gatekeeper_2", "abbot_1", None, None, None],
        wall_deck=["wall_vp2"],
    )
    t.play("recruit 2", "place fighter")
    t.play("place labourer", choice)
    assert (seat(t)["silver"], seat(t)["unpaid"], seat(t)["crew"]) == (silver, debt, ["gatekeeper_2"])
    t.play("1: hunt 1")
    assert played(t, "fortify")["silver"] == 1


@clause("PAL-EX.9")
def test_pray_with_a_criminal() -> None:
    spaces = {"absolve": ["cleric", "labourer", "merchant"], "hunt": ["labourer", None]}
    t = table({"workers": "criminal*4", "silver": 4, "spaces": spaces, "influence": 2}, "labourer*4")
    t.play("pray", "clear absolve")
    assert on(t, "absolve") == [] and seat(t)["silver"] == 2 and on(t, "pray") == ["criminal"]
    t.play("1: hunt 1")
    assert "absolve" in options(t)


@clause("PAL-EX.10")
def test_commission_with_a_workshop_and_anseis() -> None:
    mine = {
        "workers": "labourer cleric",
        "faith": 2,
        "paladin": "anseis",
        "workshops": ["commission_left"],
        "provisions": 1,
    }
    t = table({**mine, "influence": 1})
    t.play("commission")
    assert refusal(t, "square region3_space1") == "PAL-6.2"
    assert played(t, "square region2_space3") == {"scout": 1, "influence": 1, "monks": 1} and seat(t)["provisions"] == 0


@clause("PAL-EX.11", "PAL-H.11")
def test_the_fourth_wall_with_anseis() -> None:
    walls = ["wall_scout", "wall_merchant", "wall_vp2"]
    mine = {"workers": workers_for("fortify"), "influence": 2, "paladin": "anseis", "walls": walls, "provisions": 0}
    t = table(mine, wall_deck=["wall_labourer_fighter"])
    assert number(t, "seat0.influence") == 5 == number(t, "seat0.needs.fortify")
    assert played(t, "fortify") == {"merchant": -1, "scout": -1, "fighter": 1, "strength": 1, "walls": 1}
    assert pool(t) == "labourer fighter" and number(t, "seat0.needs.fortify") == 7
    fourth = table({**mine, "paladin": None, "influence": 5, "provisions": 1})
    assert refusal(fourth, "fortify") == "PAL-4.13" and number(fourth, "seat0.cost.fortify") == 2
    fifth = table({**mine, "walls": [*walls, "wall_cleric"]})
    assert refusal(fifth, "fortify") == "PAL-6.6"
    assert number(table({**mine, "walls": [*walls, "wall_cleric"], "paladin": None}), "seat0.cost.fortify") == 2


@clause("PAL-EX.12")
def test_garrison_with_a_prayer() -> None:
    t = table({"workers": workers_for("garrison"), "strength": 5, "provisions": 1, "spaces": {"attack": ["scout"] * 3}})
    t.play("garrison")
    assert refusal(t, "square region4_space1") == "PAL-6.10"
    assert played(t, "square region3_space4", "clear attack") == {"outposts": 1, "faith": 1}
    assert on(t, "attack") == [] and None not in on(t, "garrison") and seat(t)["provisions"] == 0


@clause("PAL-EX.13")
def test_the_first_absolve() -> None:
    t = table({"workers": workers_for("absolve"), "silver": 1, "unpaid": 1, "suspicions": "suspicion_1*2"})
    assert played(t, "absolve", "jar 1", "take", "take") == {
        "labourer": -1,
        "merchant": -1,
        "cleric": -1,
        "silver": -1,
        "jars": 1,
        "unpaid": -1,
        "paid": 1,
        "suspicions": -1,
        "faith": 1,
    }


@clause("PAL-EX.14")
@pytest.mark.parametrize(
    ("strength", "slot", "silver"), [(5, 4, 1), (4, 4, 2), (0, 1, 1), (11, 6, 0), (0, 6, 6), (6, 5, 2)]
)
def test_attack_on_the_mercenary(strength: int, slot: int, silver: int) -> None:
    row: list[str | None] = [*NO_OUTSIDERS]
    row[slot - 1] = "mercenary_viking"
    t = table({"workers": "scout merchant fighter", "strength": strength, "silver": 6}, outsiders=row)
    wanted = {"scout": -1, "merchant": -1, "fighter": -1, "influence": 1, "labourer": 2, "attacked": 1}
    assert played(t, "attack") == wanted | ({"silver": -silver} if silver else {})
    vectors = read("test_vectors")["attack_cost"]
    assert {"strength": strength, "slot": slot, "silver": silver} in [
        {key: vector[key] for key in ("strength", "slot", "silver")} for vector in vectors
    ]


@clause("PAL-EX.15")
@pytest.mark.parametrize("done", [2, 3, 4])
def test_the_assassin_is_converted(done: int) -> None:
    before = ["thief_viking", "traitor_viking", "lookout_viking", "marauder_viking"][:done]
    saracens = ["archer_saracen", "warrior_saracen"]
    mine = {
        "workers": workers_for("convert"),
        "faith": 3,
        "paladin": "anseis",
        "converted": before,
        "attacked": saracens,
    }
    t = table({**mine, "silver": 2}, outsiders=[None, "assassin_viking", None, None, None, None])
    t.play("convert")
    assert (seat(t)["silver"], seat(t)["strength"]) == (0, 2) and terms(t)["assassin_viking"] == 2


@clause("PAL-EX.16")
@pytest.mark.parametrize("vector", read("test_vectors")["tax"], ids=str)
def test_the_vectors_of_tax(vector: dict[str, Any]) -> None:
    t = table(*["labourer"] * vector["players"], townsfolk=TAXING, tax=vector["tax_supply"])
    assert vector["gain_tax"] == 2
    assert played(t, "recruit 1", "discard gatekeeper_3")["silver"] == vector["silver_gained"]
    assert (count(t, "inquisition"), t.position()["tax"]) == (vector["inquisitions"], vector["tax_supply_after"])


@clause("PAL-EX.17", "PAL-H.4", "PAL-H.5", "PAL-8.10")
@pytest.mark.parametrize("vector", read("test_vectors")["inquisition"], ids=lambda vector: vector["id"])
def test_the_vectors_of_the_inquisition(vector: dict[str, Any]) -> None:
    seats = range(vector["players"])
    helpers = vector.get("conspirators", [0] * vector["players"])
    players = [{"workers": "labourer", "suspicions": f"suspicion_2*{min(n, 4)} suspicion_1*{max(n - 4, 0)}",
                "crew": ["conspirator_1"] * helpers[p]} for p, n in enumerate(vector["suspicion"])]  # fmt: skip
    t = table(*players, townsfolk=TAXING, tax=2)
    t.play("recruit 1", "discard gatekeeper_3")
    while asked(t)[1] == "use":
        t.play("take")
    assert [seat(t, p)["unpaid"] for p in seats] == vector["debts_gained"]
    assert [len(seat(t, p)["suspicions"]) for p in seats] == vector["suspicion_after"]
    assert t.position()["tax"] == vector["tax_supply_after"]


@clause("PAL-EX.18", "PAL-13.5")
def test_two_conspirators_a_peddler_and_two_squires() -> None:
    crew = ["conspirator_1", "conspirator_2", "peddler_2", "squire_1", "squire_3"]
    t = table({"workers": "labourer", "crew": crew, "suspicions": "suspicion_0*2"}, townsfolk=TAXING, tax=2)
    t.play("recruit 1", "discard gatekeeper_3")
    t.play("resolve peddler_2")
    t.play("resolve conspirator_1")
    t.play("take")
    t.play("resolve conspirator_2")
    t.play("take")
    s = seat(t)
    assert (s["provisions"], s["suspicions"], s["strength"], s["faith"], s["unpaid"]) == (3, [], 1, 1, 0)


@clause("PAL-EX.20")
def test_the_scoring_of_66_points_term_by_term() -> None:
    mine = {
        "strength": 11,
        "influence": 10,
        "faith": 6,
        "monks": squares(6),
        "paid": 2,
        "unpaid": 1,
        "silver": 2,
        "provisions": 1,
        "walls": ["wall_labourer_vp1", "wall_vp2", "wall_scout", "wall_merchant", "wall_fighter", "wall_cleric"],
        "attacked": ["archer_saracen", "hunter_saracen", "marauder_saracen"],
        "converted": ["adventurer_viking", "warrior_byzantine", "warrior_saracen", "assassin_byzantine"],
    }
    orders = ["order_fortify", "order_garrison", "order_commission"]
    t = table(mine, {}, round=8, phase="over", orders=orders)
    assert terms(t) == {
        "order_fortify": 4, "order_commission": 8, "strength": 16, "influence": 13, "faith": 6, "commission": 5,
        "fortify": 3, "wall_points": 3, "adventurer_viking": 3, "warrior_byzantine": 1, "warrior_saracen": 1,
        "assassin_byzantine": 3, "paid_debts": 2, "unpaid_debts": -3, "resources": 1,
    }  # fmt: skip
    assert total(t) == 66
    assert total(table({**mine, "faith": 7}, {}, round=8, phase="over", orders=orders)) == 66


@clause("PAL-EX.26")
def test_the_favour_of_the_solo_example() -> None:
    favours = ["favour_pray", "favour_clear_name", "favour_labourers", "favour_supplies", "favour_attribute"]
    its = {"workers": "labourer*5", "suspicions": "suspicion_0*2", "strength": 2, "faith": 1, "influence": 3}
    t = solo(
        "labourer*5",
        its,
        round=7,
        orders=UP,
        favours=favours,
        favour_workers=["scout", None, None, None, "scout"],
        marker=5,
        schemes=["scheme_kings_favour"],
    )
    t.play("hunt 1")
    assert things(t, "uses_favour") == ["favour_clear_name"] and len(seat(t, 1)["suspicions"]) == 1
    assert (t.position()["tax"], t.position()["marker"], count(t, "rival_wraps")) == (3, 2, 1)
    assert (seat(t, 1)["faith"], seat(t, 1)["strength"], seat(t, 1)["influence"]) == (2, 2, 3)


@clause("PAL-EX.26")
@pytest.mark.parametrize("vector", read("test_vectors")["resource_marker"], ids=str)
def test_the_vectors_of_the_resource_marker(vector: dict[str, Any]) -> None:
    """A rest with one worker fewer than steps moves the marker so far."""
    busy = {"recruit": ["labourer", None], "pray": ["labourer"], "trade": ["labourer", None], "conspire": ["labourer"]}
    its = {"workers": f"labourer*{vector['steps']}", "spaces": busy}
    t = solo("labourer*3", its, marker=vector["space"], schemes=["scheme_garrison"], outsiders=NO_OUTSIDERS)
    t.play("hunt 1")
    assert (t.position()["marker"], count(t, "rival_wraps")) == (vector["space_after"], vector["wraps"])


@clause("PAL-EX.28", "PAL-15.39", "PAL-15.40")
def test_the_solo_scoring_of_76_points_term_by_term() -> None:
    its = {
        "strength": 12,
        "influence": 11,
        "faith": 10,
        "monks": squares(6),
        "outposts": squares(5, but=squares(6)),
        "workshops": [
            f"{action}_left" for action in ("commission", "fortify", "garrison", "absolve", "attack", "convert")
        ],
        "walls": ["wall_scout", "wall_merchant"],
        "attacked": ["thief_viking", "traitor_viking"],
        "paid": 1,
        "unpaid": 2,
        "converted": [
            "armourer_viking",
            "lookout_viking",
            "guardian_viking",
            "protector_viking",
            "invader_byzantine",
            "hunter_byzantine",
        ],
    }
    t = solo({}, its, phase="over", round=8, orders=["order_absolve", "order_garrison", "order_commission"])
    assert terms(t, 1) == {
        "order_garrison": 6,
        "order_commission": 8,
        "strength": 20,
        "influence": 16,
        "faith": 13,
        "commission": 5,
        "garrison": 2,
        "armourer_viking": 3,
        "lookout_viking": 1,
        "guardian_viking": 3,
        "protector_viking": 1,
        "invader_byzantine": 2,
        "hunter_byzantine": 1,
        "paid_debts": 1,
        "unpaid_debts": -6,
    }
    assert total(t, 1) == 76


def test_the_scorings_are_those_of_the_vectors() -> None:
    assert {vector["id"]: vector["expected"]["total"] for vector in read("test_vectors")["scoring"]} == {
        "PAL-EX.20": 66, "PAL-EX.28": 76
    }  # fmt: skip
