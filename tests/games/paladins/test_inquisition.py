"""PAL-8: Tax, Suspicions, Debts and the Inquisition."""

from typing import Any

import pytest

import regnum
from games.paladins.support import NO_TOWNSFOLK, kinds, played, seat, seen, table, terms, total, workers_for
from games.support import asked, count, options, refusal, things
from regnum.kernel.table import Table
from support import clause

TAXING = [*NO_TOWNSFOLK[:3], "watchman_1", "gatekeeper_3"]
"""The last of these Townsfolk is discarded for nothing and brings two Tax."""


def taxed(*players: Any, **position: Any) -> Table:
    """The first seat takes two Tax."""
    t = table(*players, **{"townsfolk": TAXING, **position})
    t.play("recruit 1", "discard gatekeeper_3")
    return t


def held(t: Table, seats: int) -> list[int]:
    return [len(seat(t, p)["suspicions"]) for p in range(seats)]


def debts(t: Table, seats: int) -> list[int]:
    return [seat(t, p)["unpaid"] for p in range(seats)]


def inquisition(*suspicions: int, **position: Any) -> Table:
    """An Inquisition among players with so many Suspicions; the first seat sets it off."""
    each = [{"workers": "labourer", "suspicions": ["suspicion_2"] * n} for n in suspicions]
    return taxed(*each, **{"tax": 1, **position})


@clause("PAL-8.1")
def test_tax_is_taken_from_the_tax_supply_and_cannot_be_declined() -> None:
    t = taxed("labourer", tax=5)
    assert (seat(t)["silver"], t.position()["tax"]) == (5, 3) and asked(t) == (1, "action")
    assert count(t, "inquisition") == 0


@clause("PAL-8.2")
@pytest.mark.parametrize(
    ("seats", "before", "inquisitions", "after"), [(2, 1, 1, 5), (2, 2, 1, 5), (2, 3, 0, 1), (3, 1, 1, 7), (4, 1, 1, 8)]
)
def test_the_last_coin_brings_one_inquisition_after_all_tax_is_taken(
    seats: int, before: int, inquisitions: int, after: int
) -> None:
    t = taxed(*["labourer"] * seats, tax=before)
    assert (seat(t)["silver"], count(t, "inquisition"), t.position()["tax"]) == (5, inquisitions, after)
    if inquisitions:
        steps = kinds(t, "gains_tax", "gains_silver", "inquisition", "tax_refilled")
        assert steps == ["gains_tax", *["gains_silver"] * (before < 2), "inquisition", "tax_refilled"]


@clause("PAL-8.3")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_every_criminal_gained_draws_a_suspicion_with_its_tax(tax: int) -> None:
    t = table("labourer", suspicion_deck=[f"suspicion_{tax}"], tax=5)
    t.play("conspire")
    assert seat(t)["suspicions"] == [f"suspicion_{tax}"] and (seat(t)["silver"], t.position()["tax"]) == (
        3 + tax,
        5 - tax,
    )
    assert all(seen(t, "seat0.suspicions", viewer) == [f"suspicion_{tax}"] for viewer in (0, 1, None))


@clause("PAL-8.3")
def test_several_suspicions_are_resolved_one_after_the_other() -> None:
    t = table(
        "labourer",
        round=3,
        orders=["order_attack", "order_convert", "order_absolve"],
        tax=3,
        favours=["favour_two_criminals", None, None, None, None],
        suspicion_deck=["suspicion_2", "suspicion_1"],
    )
    t.play("favour 1")
    steps = kinds(t, "draws_suspicion", "gains_tax", "inquisition")
    assert steps == ["draws_suspicion", "gains_tax", "draws_suspicion", "gains_tax", "inquisition"]
    assert things(t, "draws_suspicion") == ["suspicion_2", "suspicion_1"] and seat(t)["silver"] == 6


@clause("PAL-8.4")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    rest = {"suspicions": "suspicion_0*6 suspicion_1*8 suspicion_2*7"}
    t = table("labourer", {"workers": "labourer", **rest}, suspicion_discard="suspicion_2*3", tax=5)
    t.play("conspire")
    assert seat(t)["suspicions"] == ["suspicion_2"] and t.position()["suspicion_discard"] == []
    assert count(t, "inquisition") == 0 and t.view(0)["places"]["suspicion_deck"]["count"] == 2


@clause("PAL-8.4", "PAL-R.21")
def test_with_no_card_left_an_inquisition_comes_first() -> None:
    mine = {"workers": "labourer", "suspicions": "suspicion_0*6 suspicion_1*7"}
    t = table(mine, {"workers": "labourer", "suspicions": "suspicion_1 suspicion_2*10"}, tax=3)
    t.play("conspire")
    steps = kinds(t, "nothing_left_to_draw", "inquisition", "tax_refilled", "shuffles", "draws_suspicion")
    assert steps == ["nothing_left_to_draw", "inquisition", "tax_refilled", "shuffles", "draws_suspicion"]
    assert held(t, 2) == [8, 11] and debts(t, 2) == [1, 0] and seat(t)["suspicions"][-1] == "suspicion_1"
    assert (t.position()["tax"], seat(t)["silver"]) == (4, 4)


@clause("PAL-8.5")
def test_the_newest_suspicions_go_first_to_the_discards() -> None:
    t = table(
        {"workers": workers_for("absolve"), "suspicions": ["suspicion_0", "suspicion_2", "suspicion_1"]},
        suspicion_discard=["suspicion_0"],
    )
    t.play("absolve", "jar 6", "take")
    assert seat(t)["suspicions"] == ["suspicion_0", "suspicion_2"]
    assert t.position()["suspicion_discard"] == ["suspicion_0", "suspicion_1"]


@clause("PAL-8.6")
def test_paying_flips_a_debt_and_destroying_gives_it_back() -> None:
    row = [*NO_TOWNSFOLK[:3], "watchman_1", "abbot_2"]
    t = table({"workers": "labourer", "unpaid": 2, "paid": 1}, townsfolk=row)
    assert played(t, "recruit 1", "discard abbot_2", "take") == {"labourer": -1, "unpaid": -1}
    t = table({"workers": workers_for("absolve"), "unpaid": 2, "paid": 1})
    t.play("absolve", "jar 1", "take")
    assert (seat(t)["unpaid"], seat(t)["paid"]) == (1, 2)


@clause("PAL-8.7")
def test_debts_at_the_end() -> None:
    t = table({"silver": 0, "provisions": 0, "unpaid": 2, "paid": 3}, {}, round=8, phase="over")
    assert terms(t) == {"unpaid_debts": -6, "paid_debts": 3} and total(t) == -3


@clause("PAL-8.8", "PAL-13.6")
def test_all_resolve_their_townsfolk_before_anybody_is_punished() -> None:
    players = [
        {"workers": "labourer", "crew": ["conspirator_1"], "suspicions": "suspicion_0*2"},
        {"workers": "labourer", "crew": ["conspirator_2"], "suspicions": "suspicion_0*2"},
    ]
    t = taxed(*players, tax=1)
    assert asked(t) == (0, "use")
    t.play("take")
    assert asked(t) == (1, "use") and held(t, 2) == [1, 2] and debts(t, 2) == [0, 0]
    t.play("take")
    assert held(t, 2) == [1, 1] and debts(t, 2) == [1, 1]


@clause("PAL-8.9", "PAL-8.16", "PAL-EX.17")
@pytest.mark.parametrize(
    ("before", "debt", "after"),
    [
        ([1, 0, 3, 3], [0, 0, 1, 1], [1, 0, 2, 2]), ([5, 4, 0], [1, 0, 0], [3, 4, 0]), ([1, 1], [1, 1], [1, 1]),
        ([2, 3], [0, 1], [2, 2]), ([1, 0], [1, 0], [1, 0]), ([3, 3, 3], [1, 1, 1], [2, 2, 2]),
    ],
)  # fmt: skip
def test_the_most_suspicious_take_a_debt_and_lose_half(before: list[int], debt: list[int], after: list[int]) -> None:
    t = inquisition(*before)
    assert (debts(t, len(before)), held(t, len(before))) == (debt, after)


@clause("PAL-8.10")
def test_without_suspicions_nobody_takes_a_debt() -> None:
    t = inquisition(0, 0, 0)
    assert debts(t, 3) == [0, 0, 0] and count(t, "inquisition") == count(t, "nobody_suspicious") == 1


@clause("PAL-8.11")
@pytest.mark.parametrize(("seats", "after"), [(2, 5), (3, 7), (4, 8)])
def test_the_tax_supply_is_set_to_its_start(seats: int, after: int) -> None:
    t = inquisition(*[1] * seats)
    assert t.position()["tax"] == after


@clause("PAL-8.12")
def test_who_has_passed_takes_part_with_townsfolk() -> None:
    passed = {"workers": "scout", "passed": True, "suspicions": "suspicion_0*2", "crew": ["peddler_1", "conspirator_1"]}
    t = taxed({"workers": "labourer*2"}, passed, tax=1)
    assert asked(t) == (1, "ability")
    t.play("resolve peddler_1", "take")
    assert seat(t, 1)["workers"] == ["labourer", "scout"] and held(t, 2) == [0, 1] and debts(t, 2) == [0, 1]
    assert asked(t) == (0, "action")


@clause("PAL-8.13")
def test_suspicions_cost_no_points_by_themselves() -> None:
    with_, without = (table({"suspicions": f"suspicion_2*{n}"}, {}, round=8, phase="over") for n in (7, 0))
    assert total(with_) == total(without) and terms(with_) == terms(without)


@clause("PAL-8.14", "PAL-H.3")
def test_the_suspicion_just_drawn_counts() -> None:
    t = table("labourer*2", "labourer", tax=1, suspicion_deck=["suspicion_1"])
    t.play("conspire")
    assert debts(t, 2) == [1, 0] and held(t, 2) == [1, 0] and t.position()["tax"] == 5


@clause("PAL-8.15", "PAL-EX.16")
def test_an_inquisition_is_over_before_the_next_suspicion_is_drawn() -> None:
    players = [{"hand": ["oliver"], "crew": ["squire_1"]}] + [{"hand": ["oliver"]}] * 3
    t = regnum.scenario(
        "paladins",
        {"players": players, "phase": "workers", "taverns": ["tavern_12", *(f"tavern_0{i}" for i in range(6, 10))],
         "tax": 1, "suspicion_deck": ["suspicion_2", "suspicion_0"]},
    )  # fmt: skip
    t.play("take tavern_12")
    assert kinds(t, "draws_suspicion", "inquisition", "takes_debt", "tax_refilled") == [
        "draws_suspicion", "inquisition", "takes_debt", "tax_refilled", "draws_suspicion"
    ]  # fmt: skip
    assert (seat(t)["silver"], t.position()["tax"], held(t, 4), debts(t, 4)) == (5, 8, [2, 0, 0, 0], [1, 0, 0, 0])


@clause("PAL-8.15")
def test_an_inquisition_breaks_into_a_turn_with_questions_to_others() -> None:
    other = {"workers": "labourer", "suspicions": "suspicion_0", "crew": ["conspirator_1", "squire_1"]}
    t = taxed({"workers": "labourer*2"}, other, tax=2)
    assert asked(t) == (1, "ability") and t.pending[0].question.interrupt
    assert refusal(t, "0: hunt 1") == "" and options(t) == ["resolve conspirator_1", "resolve squire_1"]


@clause("PAL-8.16")
def test_the_comparison_is_made_after_the_townsfolk() -> None:
    players = [
        {"workers": "labourer", "suspicions": "suspicion_0*3", "crew": ["conspirator_1"]},
        {"workers": "labourer", "suspicions": "suspicion_0*2"},
    ]
    t = taxed(*players, tax=1)
    keeps = t.clone()
    t.play("take")
    assert (debts(t, 2), held(t, 2)) == ([1, 1], [1, 1])
    keeps.play("decline")
    assert (debts(keeps, 2), held(keeps, 2)) == ([1, 0], [2, 2])


@clause("PAL-8.17")
def test_the_order_of_players_makes_no_difference_in_the_first_step() -> None:
    """The same crews at other seats end alike."""
    crews = [["squire_1", "peddler_1"], ["conspirator_1"], ["peddler_3"]]
    numbers = [0, 2, 3]
    results = []
    for turn in range(3):
        order = [(i + turn) % 3 for i in range(3)]
        players = [
            {"workers": "labourer", "crew": crews[i], "suspicions": ["suspicion_0"] * numbers[i], "silver": 3}
            for i in order
        ]
        t = table(*players, tax=1, townsfolk=TAXING, suspicion_deck=["suspicion_0"])
        t.play("recruit 1", "discard gatekeeper_3")
        while asked(t)[1] == "use":
            t.play("take")
        results.append(
            {
                i: (seat(t, p)["unpaid"], seat(t, p)["strength"], held(t, 3)[p], len(seat(t, p)["workers"]) + (p == 0))
                for p, i in enumerate(order)
            }
        )
    assert results[0] == results[1] == results[2] == {0: (0, 1, 0, 1), 1: (0, 0, 1, 1), 2: (1, 0, 2, 1)}
