"""PAL-13: what recruited Townsfolk do. Each card's reward is in `test_cards.py`."""

import pytest

from games.paladins.support import NO_TOWNSFOLK, played, pool, seat, table, workers_for
from games.support import asked, count, options, refusal, things
from support import clause

TAXING = [*NO_TOWNSFOLK[:3], "watchman_1", "gatekeeper_3"]
OUTSIDERS = ["lookout_viking", "guardian_byzantine", None, None, None, None]
PAIRS = {
    "abbot": "absolve", "acolyte": "commission", "architect": "develop", "defender": "attack", "gatekeeper": "fortify",
    "missionary": "convert", "watchman": "garrison",
}  # fmt: skip
FIRST = {"abbot": 1, "acolyte": 1, "architect": 1, "defender": 1, "gatekeeper": 1, "missionary": 3, "watchman": 1}
"""The copy of each name that brings a Labourer."""
CHOICES = {
    "absolve": ["jar 4"], "commission": ["square region1_space2"], "garrison": ["square region1_space2"],
    "develop": ["workshop attack left"], "attack": ["attack lookout_viking"], "convert": ["convert lookout_viking"],
}  # fmt: skip


@clause("PAL-13.1")
@pytest.mark.parametrize("name", PAIRS)
def test_each_name_belongs_to_its_action(name: str) -> None:
    action = PAIRS[name]
    mine = {
        "silver": 9, "provisions": 9, "faith": 2, "strength": 3, "crew": [f"{name}_{FIRST[name]}"],
        "workers": workers_for(action, "scout"),
    }  # fmt: skip
    t = table(mine, outsiders=OUTSIDERS, wall_deck=["wall_vp2"])
    t.play(action, *CHOICES.get(action, []))
    assert things(t, "ability", 0) == [f"{name}_{FIRST[name]}"] and "labourer" in pool(t).split()


@clause("PAL-13.1")
def test_an_ability_works_each_time_the_action_is_done() -> None:
    t = table(
        {"workers": "criminal*7", "silver": 9, "provisions": 9, "crew": ["gatekeeper_2"], "influence": 1},
        "labourer*5",
        wall_deck=["wall_vp2", "wall_vp2"],
    )
    assert played(t, "fortify")["silver"] == 1
    t.play("1: hunt 1")
    t.play("pray")
    t.play("1: trade 1")
    assert played(t, "fortify")["silver"] == 1


@clause("PAL-13.1")
def test_the_abilities_of_others_do_not_work_for_oneself() -> None:
    t = table(workers_for("fortify"), {"workers": "labourer", "crew": ["gatekeeper_2"]}, wall_deck=["wall_vp2"])
    t.play("fortify")
    assert count(t, "ability") == 0 and seat(t, 1)["silver"] == 3


@clause("PAL-13.2")
@pytest.mark.parametrize("held", [1, 3])
def test_a_conspirator_removes_a_suspicion_at_every_inquisition(held: int) -> None:
    mine = {"workers": "labourer", "crew": ["conspirator_1"], "suspicions": f"suspicion_0*{held}"}
    t = table(mine, {"workers": "labourer", "suspicions": "suspicion_1*6"}, townsfolk=TAXING, tax=2)
    t.play("recruit 1", "discard gatekeeper_3", "take")
    assert len(seat(t)["suspicions"]) == held - 1


@clause("PAL-13.3")
def test_a_debt_collector_does_not_work_when_a_debt_is_destroyed() -> None:
    row = [*NO_TOWNSFOLK[:3], "watchman_1", "abbot_2"]
    t = table({"workers": "labourer", "unpaid": 1, "crew": ["debt_collector_1"]}, townsfolk=row)
    assert played(t, "recruit 1", "discard abbot_2", "take") == {"labourer": -1, "unpaid": -1}
    t = table({"workers": workers_for("absolve"), "unpaid": 1, "crew": ["debt_collector_1"]})
    t.play("absolve", "jar 1", "take")
    assert pool(t) == "labourer"


@clause("PAL-13.4")
@pytest.mark.parametrize(("held", "silver", "influence"), [(0, 0, 1), (1, 0, 0), (2, 2, 0), (5, 2, 0)])
def test_a_peddler_wants_two_suspicions_and_a_squire_none(held: int, silver: int, influence: int) -> None:
    other = {"workers": "labourer", "crew": ["peddler_3", "squire_2"], "suspicions": f"suspicion_0*{held}", "silver": 0}
    t = table({"workers": "labourer", "suspicions": "suspicion_1*7"}, other, townsfolk=TAXING, tax=2)
    t.play("recruit 1", "discard gatekeeper_3")
    assert (seat(t, 1)["silver"], seat(t, 1)["influence"]) == (silver, influence)


@clause("PAL-13.5", "PAL-EX.18")
def test_several_equal_townsfolk_all_work() -> None:
    mine = {"workers": "labourer", "crew": ["squire_1", "squire_2", "squire_3"]}
    t = table(mine, {"workers": "labourer", "suspicions": "suspicion_1"}, townsfolk=TAXING, tax=1)
    assert played(t, "recruit 1", "discard gatekeeper_3") == {
        "labourer": -1, "silver": 2, "faith": 1, "strength": 1, "influence": 1
    }  # fmt: skip
    crew = ["gatekeeper_1", "gatekeeper_2", "gatekeeper_3"]
    t = table({"workers": workers_for("fortify"), "crew": crew}, wall_deck=["wall_vp2"], tax=5)
    gain = played(t, "fortify")
    assert gain["silver"] == 2 and pool(t) == "labourer" and {*things(t, "ability")} == {*crew}


@clause("PAL-13.6", "PAL-8.8")
@pytest.mark.parametrize(
    ("order", "silver", "influence", "left"),
    [
        (["peddler_3", "conspirator_1"], 2, 0, 1), (["conspirator_1", "peddler_3"], 0, 0, 1),
    ],
)  # fmt: skip
def test_conditions_look_at_the_moment(order: list[str], silver: int, influence: int, left: int) -> None:
    other = {
        "workers": "labourer",
        "crew": ["peddler_3", "conspirator_1", "squire_2"],
        "suspicions": "suspicion_0*2",
        "silver": 0,
    }
    t = table({"workers": "labourer", "suspicions": "suspicion_1*5"}, other, townsfolk=TAXING, tax=2)
    t.play("recruit 1", "discard gatekeeper_3")
    for card in order:
        if asked(t) == (1, "ability"):
            t.play(f"resolve {card}")
        if asked(t) == (1, "use"):
            t.play("take")
    s = seat(t, 1)
    assert (s["silver"], s["influence"], len(s["suspicions"])) == (silver, influence, left) and asked(t) == (
        1,
        "action",
    )


@clause("PAL-13.6")
def test_removing_the_last_suspicion_first_switches_a_squire_on() -> None:
    other = {"workers": "labourer", "crew": ["conspirator_1", "squire_2"], "suspicions": "suspicion_0"}
    t = table({"workers": "labourer", "suspicions": "suspicion_1*5"}, other, townsfolk=TAXING, tax=2)
    t.play("recruit 1", "discard gatekeeper_3")
    assert asked(t) == (1, "ability") and {*options(t)} == {"resolve conspirator_1", "resolve squire_2"}
    late = t.clone()
    t.play("resolve conspirator_1", "take")
    assert seat(t, 1)["influence"] == 1
    late.play("resolve squire_2", "take")
    assert seat(late, 1)["influence"] == 0 and seat(late, 1)["suspicions"] == []
    assert refusal(late, "resolve squire_2") == ""


@clause("PAL-8.8", "PAL-13.6")
@pytest.mark.parametrize(
    ("crew", "suspicions", "asks"),
    [
        (["conspirator_1", "peddler_3"], 1, False),  # it cannot work
        (["conspirator_1", "peddler_3"], 2, True),
        (["conspirator_1", "peddler_3"], 3, False),  # it works in any case
        (["conspirator_1", "conspirator_2", "peddler_3"], 3, True),
        (["conspirator_1", "squire_2"], 1, True),
        (["conspirator_1", "squire_2"], 2, False),
        (["conspirator_1", "conspirator_2", "squire_2"], 2, True),
        (["conspirator_1", "conspirator_2", "peddler_3", "squire_2"], 4, False),
    ],
)
def test_an_order_that_changes_nothing_is_not_asked_for(crew: list[str], suspicions: int, asks: bool) -> None:
    """What the Conspirators can remove decides whether the others may be switched off or on."""
    other = {"workers": "labourer", "crew": crew, "suspicions": f"suspicion_0*{suspicions}", "silver": 0}
    t = table({"workers": "labourer", "suspicions": "suspicion_1*6"}, other, townsfolk=TAXING, tax=2)
    t.play("recruit 1", "discard gatekeeper_3")
    assert (asked(t) == (1, "ability")) == asks
    while asked(t)[1] == "use":
        t.play("take")
    if not asks:
        works = "peddler_3" in crew and suspicions > 1
        assert (seat(t, 1)["silver"], seat(t, 1)["influence"]) == (2 if works else 0, 0)


@clause("PAL-13.2")
def test_a_conspirator_without_suspicions_is_not_said_to_work() -> None:
    t = table("labourer", {"workers": "labourer", "crew": ["conspirator_1", "squire_2"]}, townsfolk=TAXING, tax=2)
    t.play("recruit 1", "discard gatekeeper_3")
    assert things(t, "ability") == ["squire_2"] and seat(t, 1)["influence"] == 1
