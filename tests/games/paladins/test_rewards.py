"""PAL-9: the icons of rewards."""

import pytest

from games.paladins.support import NO_TOWNSFOLK, on, played, pool, seat, table, workers_for
from games.support import asked, count, options
from support import clause

FULL = {"labourer": -1}


def discarding(card: str, **mine: object) -> tuple[dict[str, object], dict[str, object]]:
    """A player who can discard a Townsfolk for nothing."""
    return {"workers": "labourer", **mine}, {"townsfolk": [*NO_TOWNSFOLK[:3], "watchman_1", card]}


@clause("PAL-9.1")
@pytest.mark.parametrize(
    ("card", "gain"), [("missionary_1", "faith"), ("defender_1", "strength"), ("squire_2", "influence")]
)
def test_attributes_rise(card: str, gain: str) -> None:
    mine, row = discarding(card)
    assert played(table(mine, **row), "recruit 1", f"discard {card}") == {**FULL, gain: 1}


@clause("PAL-9.1")
def test_an_attribute_rises_by_the_number_shown() -> None:
    t = table(
        {"workers": workers_for("attack"), "strength": 1}, outsiders=["marauder_saracen", None, None, None, None, None]
    )
    t.play("attack")
    assert seat(t)["influence"] == 2


@clause("PAL-9.2")
def test_a_worker_gained_can_be_used_at_once() -> None:
    mine, row = discarding("gatekeeper_2")
    t = table(mine, "labourer*3", **row)
    t.play("recruit 1", "discard gatekeeper_2")
    t.play("1: hunt 1")
    assert pool(t) == "scout" and "hunt 1" in options(t)


@clause("PAL-9.3")
def test_provisions_silver_and_tax() -> None:
    mine, row = discarding("architect_2")
    assert played(table(mine, **row), "recruit 1", "discard architect_2") == {"provisions": 1}
    mine, row = discarding("architect_3")
    t = table(mine, **row, tax=5)
    assert played(t, "recruit 1", "discard architect_3") == {**FULL, "silver": 2} and t.position()["tax"] == 3
    t = table({"workers": workers_for("commission")}, tax=5)
    t.play("commission", "square region1_space2")
    assert seat(t)["silver"] == 5 and t.position()["tax"] == 5


@clause("PAL-9.4")
def test_remove_destroy_and_pay() -> None:
    mine, row = discarding("acolyte_3", suspicions="suspicion_0*3")
    assert played(table(mine, **row), "recruit 1", "discard acolyte_3", "take", "take") == {**FULL, "suspicions": -2}
    mine, row = discarding("abbot_2", unpaid=2)
    assert played(table(mine, **row), "recruit 1", "discard abbot_2", "take") == {**FULL, "unpaid": -1}
    t = table({"workers": workers_for("absolve"), "unpaid": 2})
    t.play("absolve", "jar 2", "take")
    assert (seat(t)["unpaid"], seat(t)["paid"]) == (1, 1)


@clause("PAL-9.4")
@pytest.mark.parametrize("card", ["acolyte_3", "abbot_2"])
def test_without_such_a_card_nothing_happens(card: str) -> None:
    mine, row = discarding(card, paid=1)
    t = table(mine, **row)
    assert played(t, "recruit 1", f"discard {card}") == FULL and asked(t) == (1, "action")
    t = table({"workers": workers_for("absolve"), "paid": 1})
    t.play("absolve", "jar 2")
    assert (seat(t)["unpaid"], seat(t)["paid"]) == (0, 1) and asked(t) == (1, "action")


@clause("PAL-9.4")
def test_of_two_suspicions_to_remove_the_only_one_goes() -> None:
    mine, row = discarding("acolyte_3", suspicions="suspicion_0")
    assert played(table(mine, **row), "recruit 1", "discard acolyte_3", "take") == {**FULL, "suspicions": -1}


@clause("PAL-9.4", "PAL-9.7")
def test_of_two_suspicions_to_remove_one_may_be_kept() -> None:
    mine, row = discarding("acolyte_3", suspicions="suspicion_0*3")
    t = table(mine, **row)
    assert played(t, "recruit 1", "discard acolyte_3", "take", "decline") == {**FULL, "suspicions": -1}
    assert asked(t) == (1, "action")


@clause("PAL-9.5")
def test_pray_as_a_reward_clears_an_action_for_free() -> None:
    mine, row = discarding(
        "missionary_3", spaces={"hunt": ["labourer", "scout"], "convert": ["fighter", "scout", "cleric"]}
    )
    t = table({**mine, "silver": 1}, **row)
    assert played(t, "recruit 1", "discard missionary_3", "clear convert") == FULL
    assert on(t, "convert") == [] and on(t, "hunt") == ["labourer", "scout"] and on(t, "pray") == []


@clause("PAL-9.6")
def test_a_free_recruit_takes_any_townsfolk_of_the_track() -> None:
    row = ["gatekeeper_2", None, "abbot_1", None, "debt_collector_1"]
    t = table({"workers": workers_for("commission"), "silver": 0}, townsfolk=row)
    t.play("commission", "square region1_space1")
    assert options(t) == ["recruit gatekeeper_2", "recruit abbot_1", "recruit debt_collector_1", "decline"]
    t.play("recruit abbot_1")
    assert seat(t)["crew"] == ["abbot_1"] and (seat(t)["silver"], seat(t)["unpaid"]) == (0, 0)
    empty = table({"workers": workers_for("commission")}, townsfolk=NO_TOWNSFOLK)
    empty.play("commission", "square region1_space1")
    assert seat(empty)["crew"] == [] and asked(empty) == (1, "action")


@clause("PAL-9.7", "PAL-R.11")
@pytest.mark.parametrize(
    ("card", "mine"),
    [
        ("acolyte_3", {"suspicions": "suspicion_0*3"}), ("abbot_2", {"unpaid": 1}),
        ("missionary_3", {"spaces": {"hunt": ["labourer", None]}}),
    ],
)  # fmt: skip
def test_removing_destroying_and_praying_may_be_declined(card: str, mine: dict[str, object]) -> None:
    player, row = discarding(card, **mine)
    t = table(player, **row)
    assert played(t, "recruit 1", f"discard {card}", "decline") == FULL and count(t, "declines") == 1


@clause("PAL-9.7", "PAL-R.11")
def test_paying_and_a_free_recruit_may_be_declined() -> None:
    t = table({"workers": workers_for("absolve"), "unpaid": 1})
    t.play("absolve", "jar 1", "decline")
    assert (seat(t)["unpaid"], seat(t)["paid"]) == (1, 0)
    t = table({"workers": workers_for("commission")})
    t.play("commission", "square region1_space1", "decline")
    assert seat(t)["crew"] == [] and None not in t.position()["townsfolk"]


@clause("PAL-9.7", "PAL-R.11")
@pytest.mark.parametrize("card", ["gatekeeper_3", "squire_3"])
def test_tax_and_suspicions_may_not_be_declined(card: str) -> None:
    mine, row = discarding(card)
    t = table(mine, **row, suspicion_deck=["suspicion_2"], tax=5)
    gain = played(t, "recruit 1", f"discard {card}")
    assert gain["silver"] == 2 and asked(t) == (1, "action")
