"""King's Orders and Favours among partners."""

from typing import Any

import pytest

from games.support import asked, options, refusal, told
from regnum.games.paladins.data import FAMILIES
from regnum.kernel.table import Table
from support import clause

from .support import honour, pass_all, seat, table, terms

pytestmark = pytest.mark.both_builds

ORDER = "coop_order_influence_faith"
UP = [ORDER, None, None]


# -- Orders


@clause("TOM-4.21", "TOM-4.22", "TOM-4.23", "TOM-EX.10")
@pytest.mark.parametrize("worker", ["labourer", "criminal", "cleric"])
def test_a_worker_of_any_kind_fulfils_an_order_for_everybody(worker: str) -> None:
    t = table({"workers": worker, "influence": 10, "faith": 6, "honour": 9}, {}, round=5, orders=UP)
    t.play("order 1")
    assert honour(t) == [10, 12] and t.position()["order_workers"] == [worker, None, None]
    assert seat(t)["workers"] == [] and asked(t)[0] == 1


@clause("TOM-4.22")
def test_no_second_worker_may_be_placed() -> None:
    strong = {"influence": 10, "faith": 6}
    t = table(strong, strong, round=5, orders=UP, order_workers=["scout", None, None])
    assert refusal(t, "order 1") == "TOM-4.22"


@clause("TOM-4.21", "TOM-H.16")
def test_the_paladins_bonus_counts() -> None:
    t = table({"influence": 9, "faith": 6, "paladin": influential()}, {}, round=5, orders=UP)
    t.play("order 1")
    assert t.position()["order_workers"][0] == "labourer" and honour(t) == [12, 12]


def influential() -> str:
    """A Paladin who adds at least 1 Influence."""
    for thing in table("labourer").game.things()[:12]:
        t = table({"paladin": thing})
        if t.view(0)["numbers"]["seat0.influence"]["value"] >= 1:
            return thing
    raise AssertionError("there is none")


@clause("TOM-4.21")
def test_levels_that_are_not_reached_are_named() -> None:
    t = table({"influence": 10, "faith": 5}, {}, round=5, orders=UP)
    assert refusal(t, "order 1") == "TOM-4.21"


@clause("TOM-4.20", "TOM-4.42", "TOM-EX.10", "TOM-H.16")
@pytest.mark.parametrize(("n", "influence", "faith", "legal"), [(6, 10, 6, True), (7, 10, 6, False), (7, 12, 8, True)])
def test_in_round_seven_two_more_of_each_attribute_are_needed(n: int, influence: int, faith: int, legal: bool) -> None:
    t = table({"influence": influence, "faith": faith}, {}, round=n, orders=UP)
    assert ("order 1" in options(t)) is legal


@clause("TOM-4.42", "TOM-4.35")
def test_an_order_fulfilled_before_stays_fulfilled_in_round_seven() -> None:
    t = table({}, {}, round=7, orders=UP, order_workers=["scout", None, None])
    pass_all(t)
    assert t.over and terms(t)["order_1"] == 4


@clause("TOM-4.62")
def test_an_order_can_be_fulfilled_in_any_later_round_by_anybody() -> None:
    t = table("labourer", {"influence": 12, "faith": 12}, round=6, orders=UP)
    assert refusal(t, "order 2") == "TOM-4.62"  # it lies face down
    t.play("pass", "order 1")
    assert t.position()["order_workers"][0] == "labourer"


@clause("TOM-4.21")
def test_the_worker_stays_when_boards_are_cleared() -> None:
    t = table({"influence": 10, "faith": 6}, {}, round=5, orders=UP)
    t.play("order 1")
    pass_all(t)
    assert t.position()["order_workers"][0] == "labourer"


@clause("TOM-4.35", "TOM-EX.10", "TOM-H.16")
def test_fulfilled_orders_give_and_the_others_cost_everybody_their_slots_points() -> None:
    three = [ORDER, "coop_order_faith_strength", "coop_order_strength_faith"]
    t = table({}, {}, round=7, phase="over", orders=three, order_workers=[None, "scout", None])
    for p in range(2):
        assert [terms(t, p)[f"order_{slot}"] for slot in (1, 2, 3)] == [-4, 6, -8]


@clause("TOM-4.48")
def test_outsiders_that_count_orders_count_the_teams_for_every_player() -> None:
    counting = [
        card["id"] for card in FAMILIES["outsiders"] if card["endgame"]["per"] == "kings_orders_completed"
    ][:1]  # fmt: skip
    done: list[Any] = ["scout", "scout", None]
    three = [ORDER, "coop_order_faith_strength", "coop_order_strength_faith"]
    with_two = table({"converted": counting}, {}, round=7, phase="over", orders=three, order_workers=done)
    without = table({"converted": counting}, {}, round=7, phase="over", orders=three)
    assert terms(with_two).get(counting[0], 0) > terms(without).get(counting[0], 0)


# -- Favours


FAVOUR = "favour_borrowed_help"
"""Any worker and a Debt for three workers."""


def crowded(n: int, have: int, seats: int = 2) -> Table:
    none: list[str | None] = [None] * 4
    return table(
        {"honour": have, "workers": "labourer*2"}, seats=seats, round=3, favours=[FAVOUR, *none],
        favour_workers=["labourer" if n else None, *none], crowds=[n, 0, 0, 0, 0],
    )  # fmt: skip


@clause("TOM-4.14", "TOM-4.51", "TOM-EX.16", "TOM-H.15")
@pytest.mark.parametrize(("n", "have", "left"), [(2, 5, 3), (2, 2, 0), (0, 0, 0), (1, 12, 11)])
def test_a_favour_costs_honour_for_every_worker_on_it(n: int, have: int, left: int) -> None:
    t = crowded(n, have)
    t.play("favour 1")
    assert honour(t)[0] == left and t.position()["crowds"][0] == n + 1


@clause("TOM-4.15", "TOM-EX.16", "TOM-H.15")
def test_without_the_honour_it_may_not_be_used() -> None:
    assert refusal(crowded(2, 1), "favour 1") == "TOM-4.15"


@clause("TOM-4.14")
def test_favours_are_free_again_next_round() -> None:
    t = crowded(2, 5)
    pass_all(t)
    assert t.position()["crowds"] == [0] * 5 and t.position()["favour_workers"] == [None] * 5


@clause("TOM-4.51")
def test_the_own_workers_on_it_count_and_its_cost_is_paid_each_time() -> None:
    t = crowded(0, 12, seats=1)
    for times, left in ((1, 12), (2, 11), (3, 9)):
        t.play("favour 1", options_of_worker(t))
        assert (honour(t)[0], seat(t)["unpaid"]) == (left, times)
    assert len(told(t, "uses_favour")) == 3


def options_of_worker(t: Table) -> str:
    return f"place {seat(t)['workers'][0]}"
