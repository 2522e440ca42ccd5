"""ARC-12: Virtue and Debts."""

import pytest

from games.architects.support import DISPLAY, RICH, over, played, seat, table, terms
from games.support import asked, options, refusal, told
from support import clause


@clause("ARC-12.1", "ARC-12.2", "ARC-12.9", "ARC-R.14", "ARC-H.6")
def test_a_point_above_14_may_destroy_a_debt() -> None:
    t = table({"virtue": 14, "unpaid": 2, "silver": 6, "apprentices": "debt_collector_wood"})
    t.play("place guardhouse")
    assert asked(t) == (0, "use") and options(t) == ["take", "decline"]
    t.play("take")
    s = seat(t)
    assert (s["paid"], s["unpaid"], s["wood"], s["virtue"]) == (1, 0, 2, 14)
    t = table({"virtue": 14, "unpaid": 2, "silver": 6})
    t.play("place guardhouse", "decline")
    assert (seat(t)["paid"], seat(t)["unpaid"]) == (1, 1) and told(t, "declines")[0].told.clause == "ARC-12.2"


@clause("ARC-12.2", "ARC-3.12", "ARC-R.7", "ARC-EX.13")
def test_virtue_gained_in_a_lump_is_gained_point_by_point() -> None:
    pack = {
        "regnum_pack": 1, "game": "architects", "name": "Saints",
        "cards": [{"id": "well", "effects": [{"virtue": 3}]}],
    }  # fmt: skip
    t = table({"virtue": 13, "unpaid": 2, "hand": "well", "wood": 2, "stone": 2}, pack=pack)
    t.play("place guildhall", "take", "take")
    assert (seat(t)["virtue"], seat(t)["unpaid"], seat(t)["paid"]) == (14, 0, 0)
    assert terms(over({"virtue": 13}))["virtue"] == 5


@clause("ARC-12.3", "ARC-12.7", "ARC-R.8")
def test_a_loss_below_0_is_a_debt_a_point() -> None:
    t = table({"virtue": 1, "hand": "thieves_den", "apprentices": "labourer", **RICH, "silver": 0})
    assert played(t, "place guildhall")["unpaid"] == 1
    assert seat(t)["virtue"] == 0


@clause("ARC-12.6")
@pytest.mark.parametrize(("level", "points"), list(enumerate([-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7])))
def test_what_each_level_is_worth(level: int, points: int) -> None:
    assert terms(over({"virtue": level})).get("virtue", 0) == points


@clause("ARC-15.21", "ARC-R.15", "ARC-8.4")
def test_hugo_may_pay_instead_of_taking_a_debt() -> None:
    hugo = {"board": "hugo", "virtue": 0, "silver": 0}
    promo = {"setup": "variable", "promo_boards": True}
    t = table(hugo, **promo)
    t.play("place tax_stand")
    assert asked(t) == (0, "use") and seat(t)["silver"] == 4
    t.play("take", "take")
    assert (seat(t)["silver"], seat(t)["unpaid"]) == (0, 0)
    t = table(hugo, **promo)
    t.play("place tax_stand", "take", "decline")
    assert (seat(t)["silver"], seat(t)["unpaid"]) == (2, 1)
    t = table(hugo, tax=2, **promo)
    t.play("place tax_stand", "take")
    assert (seat(t)["silver"], seat(t)["unpaid"]) == (0, 1)  # nothing is left for the second


@clause("ARC-12.8", "ARC-15.4", "ARC-3.20", "ARC-R.23")
def test_a_monument_is_for_all_and_those_who_decide_are_asked_at_once() -> None:
    monument = {"hand": "monument", "apprentices": "labourer", **RICH, "virtue": 4}
    saint = {"virtue": 14, "unpaid": 1}
    t = table(monument, saint, {"virtue": 3}, saint)
    t.play("place guildhall")
    assert sorted(d.seat for d in t.pending) == [1, 3] and {d.kind for d in t.pending} == {"use"}
    t.play("decline", seat=3)
    t.play("take", seat=1)
    assert [seat(t, p)["virtue"] for p in range(4)] == [6, 14, 4, 14]
    assert [seat(t, p)["unpaid"] for p in range(4)] == [0, 0, 0, 1]


@clause("ARC-15.5")
def test_a_watchtower_punishes_all_with_three_in_the_prison() -> None:
    player = {"hand": "watchtower", "apprentices": "labourer", **RICH, "prison": 3, "virtue": 4}
    t = table(player, {"prison": 2}, {"prison": 4, "virtue": 0})
    t.play("place guildhall")
    assert [seat(t, p)["virtue"] for p in range(3)] == [2, 7, 0] and seat(t, 2)["unpaid"] == 1


@clause("ARC-12.5", "ARC-11.6")
def test_the_limits_use_the_level_at_placement() -> None:
    player = {"gold": 1, "hand": "castle"}
    assert refusal(table({**player, "virtue": 4}), "place guildhall") == "ARC-11.2"
    t = table({**player, "virtue": 5}, display=DISPLAY)
    t.play("place guildhall")
    assert seat(t)["cathedral"] == 1
