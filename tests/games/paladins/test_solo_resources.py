"""PAL-15.18 to 15.23 and what follows from them: the solo opponent's resource marker, its attributes and its losses."""

from typing import Any

import pytest

from games.paladins.facts import TOWNSFOLK
from games.paladins.outcomes import words
from games.paladins.support import ATTRIBUTES, NO_OUTSIDERS, NO_TOWNSFOLK, amounts, kinds, seat, solo
from games.support import count, things
from regnum.kernel.table import Table
from support import clause

UP = ["order_attack", "order_convert", "order_absolve"]
LEFT_BUSY = {"recruit": ["labourer", None], "pray": ["labourer"], "trade": ["labourer", None], "conspire": ["labourer"]}


def turn(scheme: str, its: dict[str, Any] | None = None, player: Any = "labourer*5", **position: Any) -> Table:
    """A table after a turn of the player, who hunts, and one of the opponent with this Scheme."""
    t = solo(player, {"workers": "labourer*6", **(its or {})}, schemes=[f"scheme_{scheme}"], **position)
    t.play("hunt 1")
    assert things(t, "rival_scheme") == [f"scheme_{scheme}"]
    return t


def discarding(card: str, its: dict[str, Any] | None = None, **position: Any) -> Table:
    """The opponent discards a Townsfolk."""
    return turn("recruit", its, **{"townsfolk": [card, *NO_TOWNSFOLK[1:]], **position})


def attributes(t: Table) -> tuple[int, int, int]:
    s = seat(t, 1)
    return s["faith"], s["strength"], s["influence"]


@clause("PAL-15.18", "PAL-15.24", "PAL-15.42", "PAL-15.22", "PAL-15.55", "PAL-15.30")
@pytest.mark.parametrize("card", TOWNSFOLK)
def test_what_each_discarded_townsfolk_brings_the_opponent(card: str) -> None:
    """Workers are workers, resources move the marker, Tax takes coins out of the tax supply."""
    its = {"suspicions": "suspicion_0*3", "unpaid": 2, "spaces": {"attack": ["labourer"] * 3}}
    t = discarding(card, its, suspicion_deck=["suspicion_0"])
    reward = words(TOWNSFOLK[card][0])
    s, now = seat(t, 1), t.position()
    kinds_ = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
    assert len(s["workers"]) == 5 + sum(reward[kind] for kind in kinds_)
    assert (s["silver"], s["provisions"]) == (0, 0)
    assert (
        now["marker"] == 1 + reward["provisions"] + reward["silver"] + reward["tax"] and now["tax"] == 5 - reward["tax"]
    )
    assert len(s["suspicions"]) == 3 - reward["remove_suspicion"] + reward["criminal"]
    assert s["unpaid"] == 2 - reward["destroy_debt"] and s["paid"] == 0
    assert tuple(reward[name] for name in ATTRIBUTES) == attributes(t)
    assert ("attack" in s["spaces"]) == (not reward["pray"]) and now["town_discard"] == [card] and s["crew"] == []


@clause("PAL-15.18")
@pytest.mark.parametrize(("marker", "after", "wraps"), [(1, 3, 0), (4, 1, 1), (5, 2, 1)])
def test_each_unit_moves_the_marker_one_space(marker: int, after: int, wraps: int) -> None:
    row: list[str | None] = [*NO_TOWNSFOLK]
    row[marker - 1] = "gatekeeper_3"
    t = turn("recruit", {}, townsfolk=row, marker=marker)
    assert t.position()["marker"] == after and count(t, "rival_wraps") == wraps == sum(attributes(t))
    assert t.position()["tax"] == 3


@clause("PAL-15.19", "PAL-15.20", "PAL-R.15", "PAL-H.23")
@pytest.mark.parametrize(
    ("its", "stack", "raised"),
    [
        ({}, ["influence", "faith", "strength"], "strength"),
        ({"strength": 1}, ["influence", "faith", "strength"], "faith"),
        ({"strength": 1, "faith": 1}, ["influence", "strength", "faith"], "influence"),
        ({"strength": 1, "faith": 1, "influence": 1}, ["strength", "faith", "influence"], "influence"),
        ({"strength": 2, "faith": 3, "influence": 2}, ["influence", "strength", "faith"], "strength"),
        ({"strength": 5, "faith": 4, "influence": 9}, ["influence", "faith", "strength"], "faith"),
    ],
)
def test_coming_round_raises_the_lowest_attribute_the_topmost_of_equals(
    its: dict[str, Any], stack: list[str], raised: str
) -> None:
    before = tuple(its.get(name, 0) for name in ATTRIBUTES)
    t = turn("trade", its, marker=5, stack=stack)
    assert [name for name, old, new in zip(ATTRIBUTES, before, attributes(t), strict=True) if new != old] == [raised]
    assert t.position()["marker"] == 1 and t.position()["stack"][-1] == raised


@clause("PAL-15.20", "PAL-R.15")
def test_an_arriving_marker_lies_on_top_also_after_a_reward() -> None:
    t = discarding("squire_2", {"influence": 0, "faith": 1, "strength": 1}, stack=["influence", "strength", "faith"])
    assert attributes(t) == (1, 1, 1) and t.position()["stack"] == ["strength", "faith", "influence"]


@clause("PAL-15.19")
def test_an_attribute_at_its_end_stays_there() -> None:
    t = turn("trade", {"faith": 12, "strength": 12, "influence": 12}, marker=5)
    assert attributes(t) == (12, 12, 12) and t.position()["marker"] == 1


@clause("PAL-15.21", "PAL-EX.22")
@pytest.mark.parametrize("marker", range(1, 6))
def test_the_marker_points_at_a_townsfolk_then_to_the_right_then_from_the_left(marker: int) -> None:
    cards = ["squire_1", "debt_collector_1", "peddler_1", "acolyte_1", "gatekeeper_2"]
    order = [*range(marker - 1, 5), *range(marker - 1)]
    for gone in range(5):
        row = [None if i in order[:gone] else card for i, card in enumerate(cards)]
        t = turn("recruit", {}, townsfolk=row, marker=marker)
        assert t.position()["town_discard"] == [cards[order[gone]]]


@clause("PAL-15.21", "PAL-15.33", "PAL-15.51", "PAL-EX.22")
@pytest.mark.parametrize("marker", range(1, 6))
@pytest.mark.parametrize(("action", "key"), [("attack", "attacked"), ("convert", "converted")])
def test_the_marker_points_at_an_outsider_and_the_sixth_comes_after_the_fifth(
    marker: int, action: str, key: str
) -> None:
    cards = [
        "lookout_viking",
        "guardian_byzantine",
        "archer_saracen",
        "mercenary_viking",
        "warrior_saracen",
        "hunter_byzantine",
    ]
    order = [*range(marker - 1, 6), *range(marker - 1)]
    for gone in range(6):
        row = [None if i in order[:gone] else card for i, card in enumerate(cards)]
        t = turn(action, {"strength": 12, "faith": 12}, outsiders=row, marker=marker)
        assert seat(t, 1)[key] == [cards[order[gone]]]


@clause("PAL-15.22", "PAL-15.55")
@pytest.mark.parametrize(("card", "coins"), [("conspirator_1", 2), ("abbot_2", 1)])
def test_without_a_suspicion_or_debt_to_lose_a_coin_goes_and_the_marker_stays(card: str, coins: int) -> None:
    t = discarding(card, {"paid": 1})
    assert t.position()["tax"] == 5 - coins and t.position()["marker"] == 1 and seat(t, 1)["paid"] == 1
    assert sum(amounts(t, "rival_coin")) == coins and kinds(t, "rival_marker") == []


@clause("PAL-15.22")
def test_of_two_suspicions_to_lose_one_may_be_a_coin() -> None:
    t = discarding("conspirator_1", {"suspicions": "suspicion_2"})
    assert seat(t, 1)["suspicions"] == [] and t.position()["tax"] == 4


@clause("PAL-15.23", "PAL-EX.27")
@pytest.mark.parametrize("action", ["commission", "fortify", "absolve", "convert"])
def test_the_opponent_pays_neither_silver_nor_provisions(action: str) -> None:
    done = {"converted": ["thief_viking", "traitor_viking"], "walls": ["wall_scout"], "jars": ["jar_space_1"]}
    t = turn(action, {"faith": 12, "influence": 12, **done}, outsiders=["lookout_viking", *NO_OUTSIDERS[1:]],
             wall_deck=["wall_vp2"], townsfolk=NO_TOWNSFOLK)  # fmt: skip
    assert things(t, "rival_does") == [action] and count(t, "pays_silver") == count(t, "pays_provisions") == 0


@clause("PAL-15.23", "PAL-15.35", "PAL-EX.27")
def test_a_favour_that_costs_silver_is_used_without_paying() -> None:
    t = turn("kings_favour", {"unpaid": 1}, round=3, orders=UP, favours=["favour_settle", None, None, None, None])
    assert (seat(t, 1)["unpaid"], seat(t, 1)["paid"]) == (0, 1) and count(t, "pays_silver") == 0
    assert t.position()["favour_workers"][0] == "labourer" and len(seat(t, 1)["workers"]) == 5


@clause("PAL-15.26")
@pytest.mark.parametrize("marker", [1, 3])
def test_trade_moves_the_marker_by_one(marker: int) -> None:
    t = turn("trade", marker=marker)
    assert t.position()["marker"] == marker + 1 and len(seat(t, 1)["workers"]) == 5


@clause("PAL-15.27", "PAL-R.20")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_conspire_draws_a_suspicion_and_brings_two_workers(tax: int) -> None:
    t = turn("conspire", suspicion_deck=[f"suspicion_{tax}"])
    assert seat(t, 1)["suspicions"] == [f"suspicion_{tax}"] and len(seat(t, 1)["workers"]) == 6 - 1 + 2
    assert (t.position()["tax"], t.position()["marker"]) == (5 - tax, 1 + tax)


@clause("PAL-15.28", "PAL-R.18")
@pytest.mark.parametrize(("workers", "steps"), [(1, 1), (2, 2), (3, 3), (7, 7)])
def test_rest_moves_the_marker_once_and_once_more_for_each_worker_left(workers: int, steps: int) -> None:
    t = turn("attack", {"workers": f"labourer*{workers}", "spaces": LEFT_BUSY, "strength": 0}, outsiders=NO_OUTSIDERS)
    assert t.position()["marker"] == 1 + steps % 5 and seat(t, 1)["passed"]
    assert sum(attributes(t)) == steps // 5 and amounts(t, "rival_rests") == [steps]


@clause("PAL-15.46", "PAL-R.28")
def test_a_short_tax_supply_is_emptied_and_the_marker_moves_by_the_full_tax() -> None:
    t = discarding("gatekeeper_3", {"suspicions": "suspicion_0*2"}, tax=1)
    assert t.position()["marker"] == 3 and count(t, "inquisition") == 1 and t.position()["tax"] == 5
    assert (seat(t, 1)["unpaid"], len(seat(t, 1)["suspicions"])) == (1, 1)


@clause("PAL-15.47", "PAL-H.25")
def test_a_coin_lost_can_be_the_last_and_bring_an_inquisition() -> None:
    t = discarding("abbot_2", {}, tax=1, player={"workers": "labourer*5", "suspicions": "suspicion_0"})
    assert count(t, "inquisition") == 1 and seat(t)["unpaid"] == 1 and seat(t)["suspicions"] == ["suspicion_0"]
    assert t.position()["tax"] == 5 and t.position()["marker"] == 1


@clause("PAL-15.43")
@pytest.mark.parametrize(
    ("mine", "its", "debts", "left"), [(1, 3, (0, 1), (1, 2)), (2, 2, (1, 1), (1, 1)), (2, 0, (1, 0), (1, 0))]
)
def test_the_opponent_counts_as_a_player_in_an_inquisition(
    mine: int, its: int, debts: tuple[int, int], left: tuple[int, int]
) -> None:
    player = {"workers": "labourer*5", "suspicions": f"suspicion_0*{mine}"}
    t = discarding("gatekeeper_3", {"suspicions": f"suspicion_1*{its}"}, tax=2, player=player)
    assert (seat(t)["unpaid"], seat(t, 1)["unpaid"]) == debts
    assert (len(seat(t)["suspicions"]), len(seat(t, 1)["suspicions"])) == left


@clause("PAL-15.42")
def test_a_worker_gained_can_be_used_in_the_same_round() -> None:
    t = discarding("peddler_1", {"workers": "labourer"})
    assert seat(t, 1)["workers"] == ["labourer"] * 2 and not seat(t, 1)["passed"]
    before = count(t, "rival_scheme")
    t.play("trade 1")
    assert count(t, "rival_scheme") == before + 1


@clause("PAL-15.10", "PAL-15.42")
def test_a_criminal_gained_is_a_worker_and_draws_a_suspicion() -> None:
    t = discarding("squire_3", {}, suspicion_deck=["suspicion_1"])
    assert seat(t, 1)["workers"] == ["labourer"] * 6 and seat(t, 1)["suspicions"] == ["suspicion_1"]
    assert (t.position()["marker"], t.position()["tax"]) == (2, 4)
