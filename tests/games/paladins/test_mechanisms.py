"""The mechanisms of Paladins that everything else leans on, by the vectors of the data and the rulebook's scorings."""

import json
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.games.paladins import data
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.table import Table
from support import clause

pytestmark = pytest.mark.both_builds

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(data.__file__).parent / "data" / "test_vectors.json").read_text(encoding="utf-8")
)
KINDS = {"white": "labourer", "green": "scout", "blue": "merchant", "red": "fighter", "black": "cleric",
         "purple": "criminal"}  # fmt: skip


def table(*players: dict[str, Any], **position: Any) -> Table:
    return regnum.scenario("paladins", {"players": list(players), **position})


def seat(t: Table, p: int = 0) -> dict[str, Any]:
    player: dict[str, Any] = t.position()["players"][p]
    return player


def walls(points: list[int]) -> list[str]:
    """Walls that bear these points."""
    none = ["wall_strength2", "wall_labourers3", "wall_labourers2", "wall_scout", "wall_fighter"]
    return [{1: "wall_labourer_vp1", 2: "wall_vp2"}.get(n) or none.pop() for n in points]


def squares(skip: int, n: int) -> list[str]:
    open_ = [s["id"] for s in data.FAMILIES["region_spaces"] if s["min_players"] == 1]
    return open_[skip : skip + n]


def scored(state: dict[str, Any]) -> dict[str, Any]:
    """A board as a scoring vector describes it."""
    factions = {faction: [c["id"] for c in data.FAMILIES["outsiders"] if c["faction"] == faction
                          and c["id"] not in state["converted"]] for faction in state["attacked"]}  # fmt: skip
    return {
        "strength": state["strength"], "influence": state["influence"], "faith": state["faith"],
        "monks": squares(0, state["commission"]), "outposts": squares(10, state["garrison"]),
        "walls": walls(state["wall_vp"]), "converted": state["converted"], "unpaid": state["unpaid_debt"],
        "paid": state["paid_debt"], "attacked": [c for f, n in state["attacked"].items() for c in factions[f][:n]],
    }  # fmt: skip


@clause("PAL-EX.20")
def test_the_rulebooks_player_scores_66_term_by_term() -> None:
    vector = VECTORS["scoring"][0]
    state = vector["state"]
    board = {**scored(state), "silver": state["silver"], "provisions": state["provisions"]}
    orders = ["order_fortify", "order_attack", "order_commission"]
    t = table(board, {}, phase="over", round=7, orders=orders)
    terms = {term.name: term.points for term in t.scores[0].terms}
    assert terms == {
        "order_fortify": 4, "order_attack": 0, "order_commission": 8, "faith": 6, "strength": 16, "influence": 13,
        "commission": 5, "fortify": 3, "wall_points": 3, "garrison": 0, "absolve": 0, "adventurer_viking": 3,
        "warrior_byzantine": 1, "warrior_saracen": 1, "assassin_byzantine": 3, "paid_debts": 2, "unpaid_debts": -3,
        "develop": 0, "resources": 1,
    }  # fmt: skip
    assert list(terms)[:3] == orders and list(terms)[-1] == "assassin_byzantine"  # as PAL-11.1 lists them
    assert t.scores[0].total == vector["expected"]["total"] == 66
    assert t.view(1)["score"][0]["total"] == 66


@clause("PAL-EX.28")
def test_the_rulebooks_opponent_scores_76_term_by_term() -> None:
    vector = VECTORS["scoring"][1]
    spaces = ["commission_left", "attack_left", "absolve_left", "convert_left", "commission_middle", "garrison_left"]
    rival = {**scored(vector["state"]), "workshops": spaces}
    orders = ["order_absolve", "order_garrison", "order_commission"]
    t = table({}, rival=rival, phase="over", round=7, orders=orders)
    (score,) = t.game.rivals(t.core)
    terms = {term.name: term.points for term in score.terms}
    assert terms["order_absolve"] == 0 and terms["order_garrison"] + terms["order_commission"] == 14
    assert terms["faith"] + terms["strength"] + terms["influence"] == 49
    assert (terms["commission"], terms["garrison"], terms["fortify"]) == (5, 2, 0)
    converted = ("armourer_viking", "lookout_viking", "guardian_viking", "protector_viking", "invader_byzantine")
    assert [terms[card] for card in (*converted, "hunter_byzantine")] == [3, 1, 3, 1, 2, 1]
    assert (terms["paid_debts"], terms["unpaid_debts"]) == (1, -6)
    assert "develop" not in terms and "resources" not in terms
    assert score.total == vector["expected"]["total"] == 76
    assert t.result is not None and t.result.winners == () and t.result.rivals[0].total == 76


@pytest.mark.parametrize("vector", VECTORS["attack_cost"], ids=lambda v: f"strength {v['strength']} slot {v['slot']}")
def test_missing_strength_costs_silver(vector: dict[str, Any]) -> None:
    row = [None] * 6
    row[vector["slot"] - 1] = "warrior_byzantine"  # type: ignore[call-overload]
    board = {"strength": vector["strength"], "silver": vector["silver"], "workers": "scout labourer fighter"}
    t = table(board, {}, outsiders=row)
    t.play("attack")
    assert seat(t)["silver"] == 0 and seat(t)["attacked"] == ["warrior_byzantine"]
    if vector["silver"]:
        poor = table({**board, "silver": vector["silver"] - 1}, {}, outsiders=row)
        with pytest.raises(IllegalChoice, match=r"PAL-6\.17"):
            poor.play("attack")


@pytest.mark.parametrize("vector", VECTORS["inquisition"], ids=lambda v: v["id"])
def test_inquisitions_punish_the_most_suspicious(vector: dict[str, Any]) -> None:
    players = [
        {"suspicions": f"suspicion_2*{n}" if n else "", "workers": "labourer", "crew": []} for n in vector["suspicion"]
    ]
    for player, n in zip(players, vector.get("conspirators", ()), strict=False):
        player["crew"] = ["conspirator_1"] * n
    # One Tax is left; an Architect's discard takes it and two more coins.
    row = [None, None, None, None, "architect_3"]
    t = table(*players, tax=1, townsfolk=row)
    t.play("recruit 1")
    if t.pending[0].kind == "use":
        t.play("take")
    assert [seat(t, p)["unpaid"] for p in range(len(players))] == vector["debts_gained"]
    assert [len(seat(t, p)["suspicions"]) for p in range(len(players))] == vector["suspicion_after"]
    assert t.position()["tax"] == vector["tax_supply_after"]


@pytest.mark.parametrize("vector", VECTORS["worker_assignment"], ids=lambda v: v["id"])
def test_workers_fill_the_open_spaces(vector: dict[str, Any]) -> None:
    workers = [KINDS[colour] for colour in vector["workers"]]
    board: dict[str, Any] = {"workers": workers, "provisions": 5}
    position: dict[str, Any] = {}
    action = "fortify"
    if vector["spaces"] == ["any", "green"]:
        board["workshops"] = ["fortify_left"]
    elif vector["spaces"] == ["purple"]:
        action, position = "favour 1", {"round": 7, "favours": ["favour_labourers", None, None, None, None]}
    t = table(board, {}, **position)
    assert (action in t.pending[0].options) == vector["legal"]


@clause("PAL-H.2")
def test_an_inquisition_breaks_in_between_two_draws() -> None:
    t = table(
        {}, {"suspicions": "suspicion_0"},
        phase="workers", tax=2, taverns="tavern_12 tavern_07 tavern_18", suspicion_deck="suspicion_2 suspicion_1",
    )  # fmt: skip
    t.play("take tavern_12")
    me, other = seat(t, 0), seat(t, 1)
    assert (me["silver"] - 3, me["unpaid"], me["suspicions"]) == (3, 1, ["suspicion_2", "suspicion_1"])
    assert (other["unpaid"], other["suspicions"], t.position()["tax"]) == (1, ["suspicion_0"], 4)


@clause("PAL-H.6")
@pytest.mark.parametrize("first", ["peddler_3", "conspirator_1"])
def test_the_order_of_the_own_abilities_is_free(first: str) -> None:
    mine = {"suspicions": "suspicion_0*2", "crew": "peddler_3 conspirator_1 conspirator_2 squire_2", "passed": True}
    t = table(mine, {"suspicions": "suspicion_0", "workers": "labourer"}, active=1, tax=1,
              suspicion_deck="suspicion_1")  # fmt: skip
    t.play("conspire")
    asked = t.pending[0]
    assert (asked.seat, asked.kind, asked.clause, asked.question.interrupt) == (0, "ability", "PAL-8.8", True)
    t.play(f"resolve {first}")
    while t.pending and t.pending[0].seat == 0 and t.pending[0].kind in ("ability", "use"):
        t.play("take" if t.pending[0].kind == "use" else t.pending[0].options[0])
    silver = 2 if first == "peddler_3" else 0
    assert seat(t)["silver"] == 3 + silver and seat(t)["influence"] == 1 and seat(t)["suspicions"] == []
    assert seat(t)["unpaid"] == 0 and seat(t, 1)["unpaid"] == 1


@clause("PAL-H.7")
def test_without_a_suspicion_to_draw_an_inquisition_comes_first() -> None:
    t = table(
        {"workers": "labourer", "suspicions": "suspicion_0*6 suspicion_1*7"},
        {"suspicions": "suspicion_1 suspicion_2*10"}, tax=3,
    )  # fmt: skip
    t.play("conspire")
    assert seat(t)["unpaid"] == 1 and len(seat(t)["suspicions"]) == 8
    drawn = seat(t)["suspicions"][-1]
    assert t.position()["tax"] == 5 - int(drawn[-1]) and seat(t, 1)["unpaid"] == 0


@clause("PAL-3.5")
def test_paladins_put_under_the_deck_come_back_when_the_others_are_used_up() -> None:
    t = regnum.new("paladins", 2, 3)
    under: list[str] = []
    while not t.over:
        d = t.pending[0]
        t.play(d.options[0] if d.kind != "action" else "pass", seat=d.seat)
        if d.seat == 0 and d.kind == "top":
            under.append(seat(t)["under"][-1] if seat(t)["under"] else "")
    assert len(seat(t)["used"]) == 7 and under[0] in (*seat(t)["used"], *seat(t)["deck"], *seat(t)["under"])


def test_a_turn_can_be_taken_back_until_something_new_was_revealed() -> None:
    t = table({"workers": "scout labourer cleric merchant", "faith": 4}, {"workers": "labourer"})
    before = t.save()
    t.play("commission")
    while t.pending[0].seat == 0:
        t.play(t.pending[0].options[0])
    while t.step > 0:
        t.undo(0) if t.undo_limit(0) is not None else t.undo(consent=True)
    assert json.loads(t.save()).keys() == json.loads(before).keys() and t.position() == regnum.load(before).position()


def test_a_pack_replaces_what_is_reconstructed() -> None:
    pack = {"regnum_pack": 1, "game": "paladins", "name": "A real board", "cards": [
        {"id": "jar_2", "influence": 1, "provenance": "verified"},
        {"id": "development_1", "effects": [{"gain": "worker", "color": "red", "n": 1}], "provenance": "verified"},
        {"id": "suspicion_0", "copies": 10}, {"id": "suspicion_2", "copies": 6},
    ]}  # fmt: skip
    t = table({"workers": "labourer*2", "silver": 4}, {}, pack=pack)
    t.play("develop", "workshop commission left")
    assert seat(t)["workers"] == ["fighter"]
    assert t.game.help("development_1", "en", t.options).provenance == "verified"
    assert t.view(0)["numbers"]["seat0.needs.absolve"]["value"] == 0
    done = table({"jars": ["jar_space_1"]}, {}, pack=pack)
    assert done.view(0)["numbers"]["seat0.needs.absolve"]["value"] == 1


def test_a_step_that_was_taken_without_asking_is_named_as_it_was() -> None:
    """Whoever writes the only attack down names the Outsider, who by then has left the row."""
    row = ["archer_saracen", None, None, None, None, None]
    mine = {"workers": "scout labourer fighter", "strength": 9}
    t = table(mine, {"workers": "labourer"}, outsiders=row)
    t.play("attack", "place scout", "attack archer_saracen")
    assert seat(t)["attacked"] == ["archer_saracen"] and t.history == ("attack",)
