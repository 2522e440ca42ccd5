"""PAL-14: what Paladins do. Their workers are in `test_rounds.py`."""

from typing import Any

import pytest

from games.paladins.facts import PALADINS
from games.paladins.support import NO_TOWNSFOLK, kinds, played, seat, squares, table, terms, workers_for
from games.support import count, number, options, refusal, things
from support import clause

ROW = ["gatekeeper_1", "peddler_1", "abbot_1", "watchman_1", "debt_collector_1"]
OUTSIDERS = ["lookout_viking", "guardian_byzantine", None, None, None, None]
VIKINGS = ["thief_viking", "traitor_viking", "lookout_viking", "marauder_viking"]
DONE: dict[str, dict[str, Any]] = {
    "commission": {"monks": squares(5, but=["region1_space2"])},
    "fortify": {"walls": ["wall_scout", "wall_merchant", "wall_fighter", "wall_cleric"]},
    "garrison": {"outposts": squares(5, but=["region1_space2"])},
    "absolve": {"jars": ["jar_space_1", "jar_space_2"]},
    "convert": {"converted": VIKINGS[:3]},
}


@clause("PAL-4.8", "PAL-14.5")
@pytest.mark.parametrize("paladin", PALADINS)
def test_every_boost(paladin: str) -> None:
    t = table({"workers": "labourer", "paladin": paladin, "faith": 1, "strength": 2, "influence": 3})
    values = tuple(number(t, f"seat0.{name}") for name in ("faith", "strength", "influence"))
    assert values == tuple(marker + boost for marker, boost in zip((1, 2, 3), PALADINS[paladin][1], strict=True))
    assert (seat(t)["faith"], seat(t)["strength"], seat(t)["influence"]) == (1, 2, 3)


@clause("PAL-14.1")
def test_an_ability_works_every_time_also_after_a_prayer() -> None:
    t = table({"workers": "labourer*2 cleric", "paladin": "girard", "silver": 2}, "labourer*5")
    assert played(t, "hunt 1", "place labourer")["provisions"] == 3
    t.play("1: hunt 1")
    t.play("pray")
    t.play("1: trade 1")
    assert played(t, "hunt 1")["provisions"] == 3


@clause("PAL-14.1")
@pytest.mark.parametrize("paladin", PALADINS)
def test_an_ability_belongs_to_one_action_alone(paladin: str) -> None:
    """With another player's Paladin, or with one for another action, everything costs and brings what is printed."""
    own = PALADINS[paladin][2]
    for action, gain in (("hunt", {"provisions": 1}), ("trade", {"silver": 1})):
        if action != own:
            t = table({"workers": "labourer", "paladin": paladin}, {"workers": "labourer", "paladin": "otton"})
            assert played(t, f"{action} 1") == {"labourer": -1, **gain}
    if own != "develop":
        t = table({"workers": "labourer*2", "paladin": paladin, "silver": 4})
        assert played(t, "develop", "workshop attack left")["silver"] == -4


@clause("PAL-14.2")
@pytest.mark.parametrize(
    ("paladin", "action", "resource", "choice"),
    [
        ("anseis", "fortify", "provisions", []), ("berengier", "garrison", "provisions", ["square region1_space2"]),
        ("ivon", "commission", "provisions", ["square region1_space2"]), ("gerier", "convert", "silver", []),
        ("ivoire", "absolve", "silver", ["jar 4"]), ("oliver", "pray", "silver", []),
    ],
)  # fmt: skip
def test_a_waived_cost(paladin: str, action: str, resource: str, choice: list[str]) -> None:
    mine = {
        "workers": workers_for(action), "silver": 0, "provisions": 0, "strength": 3, "influence": 8,
        "spaces": {"hunt": ["scout", None]}, **DONE.get(action, {}),
    }  # fmt: skip
    row = ["hunter_saracen", None, None, None, None, None]
    assert refusal(table(mine, outsiders=row), action) == "PAL-4.13"
    t = table({**mine, "paladin": paladin}, outsiders=row, wall_deck=["wall_vp2"])
    assert PALADINS[paladin][2:] == (action, "cost_free")
    t.play(action, *choice)
    assert seat(t)[resource] == (2 if choice == ["square region1_space2"] and resource == "silver" else 0)
    assert count(t, "pays_silver") == count(t, "pays_provisions") == 0


@clause("PAL-14.2")
@pytest.mark.parametrize("action", ["recruit 1", "recruit 2"])
def test_roland_recruits_without_silver(action: str) -> None:
    verb = "discard" if action == "recruit 1" else "recruit"
    for card in ROW:
        t = table({"workers": "labourer fighter", "silver": 0, "paladin": "roland"}, townsfolk=ROW)
        t.play(action, "place labourer", f"{verb} {card}")
        assert (seat(t)["silver"], seat(t)["unpaid"]) == (0, 0) and card not in t.position()["townsfolk"]


@clause("PAL-14.2", "PAL-R.6")
def test_with_roland_a_debt_makes_no_sense() -> None:
    t = table({"workers": "labourer fighter", "silver": 9, "paladin": "roland"}, townsfolk=ROW)
    t.play("recruit 2")
    assert refusal(t, "recruit gatekeeper_1 debt") == "PAL-R.6" and len(options(t)) == 5


@clause("PAL-14.2", "PAL-H.12")
@pytest.mark.parametrize(
    ("paladin", "action"),
    [
        ("anseis", "fortify"),
        ("berengier", "garrison"),
        ("ivon", "commission"),
        ("gerier", "convert"),
        ("ivoire", "absolve"),
    ],
)
def test_workers_and_attributes_are_still_needed(paladin: str, action: str) -> None:
    mine = {"paladin": paladin, "silver": 9, "provisions": 9}
    assert refusal(table({**mine, "workers": workers_for(action).split()[1:]}), action) == "PAL-4.15"
    if action in ("commission", "garrison"):
        t = table({**mine, "workers": workers_for(action)})
        t.play(action)
        assert refusal(t, "square region4_space1") == ("PAL-6.2" if action == "commission" else "PAL-6.10")
    elif action == "convert":
        far = [None, None, None, "thief_viking", None, None]
        assert refusal(table({**mine, "workers": workers_for(action)}, outsiders=far), action) == "PAL-6.19"
    else:
        done = {"walls": ["wall_scout", "wall_merchant", "wall_fighter"], "jars": ["jar_space_1", "jar_space_2"]}
        short = refusal(table({**mine, **done, "workers": workers_for(action)}), action)
        assert short == ("PAL-6.6" if action == "fortify" else "PAL-6.12")


@clause("PAL-14.3")
def test_samson_makes_develop_cheaper() -> None:
    t = table({"workers": "labourer*2", "silver": 2, "paladin": "samson"})
    assert played(t, "develop", "workshop attack left")["silver"] == -2
    assert refusal(table({"workers": "labourer*2", "silver": 1, "paladin": "samson"}), "develop") == "PAL-4.13"


@clause("PAL-14.3")
@pytest.mark.parametrize(
    ("paladin", "action", "gain"),
    [
        ("girard", "hunt 1", {"provisions": 3}),
        ("girard", "hunt 2", {"provisions": 5}),
        ("otton", "trade 1", {"silver": 3}),
        ("otton", "trade 2", {"silver": 5}),
        ("engelier", "attack", {"silver": 2, "influence": 1}),
        ("gerin", "conspire", {"silver": 2, "suspicions": 1}),
    ],
)
def test_bonuses_of_paladins(paladin: str, action: str, gain: dict[str, int]) -> None:
    t = table({"workers": "labourer scout merchant fighter", "paladin": paladin, "strength": 1}, tax=5,
              suspicion_deck=["suspicion_0"], outsiders=["lookout_viking", None, None, None, None, None])  # fmt: skip
    got = played(t, action, "place labourer")
    wanted = ("silver", "provisions", "influence", "suspicions")
    assert {name: n for name, n in got.items() if name in wanted} == gain


@clause("PAL-14.4", "PAL-H.13")
def test_the_silver_comes_after_the_action() -> None:
    far = [None, None, None, None, "lookout_viking", None]
    mine = {"workers": workers_for("attack"), "paladin": "engelier", "strength": 3}
    assert refusal(table({**mine, "silver": 1}, outsiders=far), "attack") == "PAL-6.17"
    t = table({**mine, "silver": 2}, outsiders=far)
    t.play("attack")
    assert seat(t)["silver"] == 2 and kinds(t, "pays_silver", "attacks", "gains_silver") == [
        "pays_silver", "attacks", "gains_silver"
    ]  # fmt: skip


@clause("PAL-14.4")
def test_gerins_silver_comes_after_the_suspicion() -> None:
    t = table({"workers": "labourer", "paladin": "gerin"}, tax=1, suspicion_deck=["suspicion_1"])
    t.play("conspire")
    assert kinds(t, "draws_suspicion", "inquisition", "ability") == ["draws_suspicion", "inquisition", "ability"]
    assert seat(t)["silver"] == 6 and things(t, "ability") == ["gerin"]


@clause("PAL-14.5")
def test_a_boost_moves_no_marker() -> None:
    t = table(
        {"workers": "labourer", "paladin": "roland", "strength": 11}, {"passed": True}, round=7, townsfolk=NO_TOWNSFOLK
    )
    t.play("hunt 1")
    assert t.over and seat(t)["strength"] == 11 and terms(t)["strength"] == 16
