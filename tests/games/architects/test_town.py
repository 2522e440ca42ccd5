"""ARC-4, ARC-5, ARC-8, ARC-10: the large circles."""

import pytest

from games.architects.support import GOODS, LARGE, placed, played, seat, supply, table, tax
from games.support import asked, options, refusal
from support import clause


@clause("ARC-4.1", "ARC-3.6", "ARC-EX.1")
@pytest.mark.parametrize(("before", "stone"), [(0, 1), (1, 2), (2, 3), (6, 7)])
def test_the_quarry_gives_a_stone_for_each_own_worker(before: int, stone: int) -> None:
    t = table({"workers": {"quarry": before}}, {"workers": {"quarry": 5}})
    assert played(t, "place quarry") == {"stone": stone}
    assert seat(t)["workers"] == {"quarry": before + 1} and supply(t) == 19 - before


@clause("ARC-4.2")
def test_the_forest_gives_a_wood_for_each_own_worker() -> None:
    assert played(table({"workers": {"forest": 3}}), "place forest") == {"wood": 4}


@clause("ARC-4.3", "ARC-EX.3")
def test_the_silversmith_gives_one_silver_more_than_own_workers() -> None:
    assert played(table({"workers": {"silversmith": 3}}), "place silversmith") == {"silver": 5}
    assert played(table(), "place silversmith") == {"silver": 2}


@clause("ARC-4.4", "ARC-4.5", "ARC-EX.2")
def test_the_mines_give_clay_or_gold() -> None:
    four = {"workers": {"mines": 4}}
    assert played(table(four), "place mines", "clay") == {"clay": 6}
    assert played(table(four), "place mines", "gold") == {"gold": 2}
    t = table({"workers": {"mines": 1}})
    t.play("place mines")
    assert asked(t) == (0, "mine") and options(t) == ["clay", "gold"]
    assert played(table(), "place mines") == {"clay": 2}  # gold is not to be had with one


@clause("ARC-4.6", "ARC-H.1")
def test_apprentices_add_their_goods_once_a_visit() -> None:
    miners = {"workers": {"mines": 2}, "apprentices": "miner_1 miner_2"}
    assert played(table(miners), "place mines", "gold") == {"gold": 1, "clay": 2}
    assert played(table(miners), "place mines", "clay") == {"clay": 6}
    assert played(table({"apprentices": "stonecutter_1"}), "place quarry") == {"stone": 2}
    assert played(table({"apprentices": "woodcutter_1 woodcutter_2"}), "place forest") == {"wood": 3}
    assert played(table({"apprentices": "jeweller_2"}), "place silversmith") == {"silver": 3}
    assert played(table({"apprentices": "jeweller_2"}), "place forest") == {"wood": 1}


@clause("ARC-3.8", "ARC-5.5", "ARC-3.5", "ARC-3.7")
def test_some_places_are_always_open_and_the_prison_never() -> None:
    t = table(seats=5, tax=0)
    assert placed(t) == [place for place in LARGE if place not in ("town_centre", "tax_stand", "guardhouse")]
    assert refusal(t, "place prison") == ""
    assert played(t, "place kings_storehouse") == {}
    assert asked(t) == (1, "place")


@clause("ARC-5.1", "ARC-5.2", "ARC-5.3", "ARC-5.4", "ARC-3.15", "ARC-3.22", "ARC-3.23", "ARC-EX.4")
def test_one_trade_for_each_worker_at_the_storehouse() -> None:
    t = table(
        {
            "workers": {"kings_storehouse": 4}, "clay": 5, "wood": 1, "stone": 2, "silver": 4,
            "apprentices": "merchant_gold trader_clay",
        }
    )  # fmt: skip
    t.play("place kings_storehouse", "trade virtue")
    assert asked(t) == (0, "spend")
    t.play("clay 2")
    t.play("trade marble", "trade merchant_gold", "trade merchant_gold", "trade trader_clay")
    s = seat(t)
    assert [s[good] for good in GOODS] == [0, 0, 0, 2, 2, 0] and s["virtue"] == 8 and asked(t) == (1, "place")


@clause("ARC-5.1", "ARC-7.1", "ARC-10.1", "ARC-10.9", "ARC-3.23")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_there_are_no_more_actions_than_own_workers(before: int) -> None:
    """Where more could be done, the own Workers there set the limit."""
    t = table({"workers": {"kings_storehouse": before}, "clay": 20}, {"workers": {"kings_storehouse": 4}})
    t.play("place kings_storehouse", *["trade virtue"] * (before + 1))
    assert seat(t)["virtue"] == 8 + before and asked(t) == (1, "place")
    t = table(
        {"workers": {"guardhouse": before}, "unpaid": 5, "silver": 40, "prison": 1}, {"workers": {"guardhouse": 4}}
    )
    t.play("place guardhouse", *["pay debt"] * (before + 1))
    assert seat(t)["paid"] == 1 + before and asked(t) == (1, "place")
    others = [{"workers": {"town_centre": 1, "forest": 1}} for _ in range(4)]
    t = table({"workers": {"town_centre": before}, "silver": 9}, *others)
    t.play("place town_centre", *[f"capture forest {q + 1}" for q in range(before + 1)])
    assert sum(seat(t)["captives"]) == before + 1 and asked(t) == (1, "place")


@clause("ARC-5.2", "ARC-5.3", "ARC-3.14")
def test_trades_must_be_paid_first() -> None:
    t = table({"clay": 1, "wood": 1, "stone": 1})
    t.play("place kings_storehouse")
    assert options(t) == ["trade virtue", "done"] and refusal(t, "trade marble") == "ARC-3.14"
    t.play("trade virtue", "clay 0")
    assert (seat(t)["clay"], seat(t)["wood"], seat(t)["stone"], seat(t)["virtue"]) == (1, 0, 0, 8)


@clause("ARC-3.22")
def test_a_mix_is_paid_as_the_player_decides_and_never_too_much() -> None:
    t = table({"wood": 2, "stone": 5})
    t.play("place kings_storehouse", "trade marble")
    assert options(t) == ["wood 0", "wood 1", "wood 2"] and refusal(t, "wood 3") == "ARC-3.14"
    assert played(t, "wood 1") == {"wood": -1, "stone": -2, "marble": 1}
    t = table({"wood": 3, "stone": 1})
    t.play("place kings_storehouse", "trade marble")
    assert options(t) == ["wood 2", "wood 3"] and refusal(t, "wood 1") == "ARC-3.22"


@clause("ARC-15.19")
def test_an_overseer_counts_as_one_more_worker_at_the_storehouse() -> None:
    t = table({"apprentices": "overseer", "clay": 4}, promo_cards=True)
    assert played(t, "place kings_storehouse", "trade virtue", "trade virtue") == {"clay": -4, "virtue": 2}


@clause("ARC-8.1", "ARC-8.2", "ARC-8.4", "ARC-2.6", "ARC-EX.9")
def test_the_tax_stand_gives_all_its_silver_for_two_virtue() -> None:
    t = table({"virtue": 11}, tax=11)
    assert "market left" not in placed(t)
    assert played(t, "place tax_stand") == {"silver": 11, "virtue": -2} and tax(t) == 0
    assert refusal(t, "place tax_stand") == "ARC-8.2"
    t.play("place quarry")
    assert "market left" in placed(t)
    assert tax(table()) == 4


@clause("ARC-8.3", "ARC-12.3", "ARC-H.5")
def test_pickpocket_and_thief_at_the_tax_stand() -> None:
    assert played(table({"apprentices": "pickpocket"}), "place tax_stand") == {"silver": 4, "gold": 1, "virtue": -2}
    assert played(table({"apprentices": "thief"}), "place tax_stand") == {"silver": 4, "virtue": -1}
    assert played(table({"virtue": 1}), "place tax_stand") == {"silver": 4, "virtue": -1, "unpaid": 1}
    assert played(table({"virtue": 0}), "place tax_stand") == {"silver": 4, "unpaid": 2}
    assert played(table({"virtue": 0, "apprentices": "thief"}), "place tax_stand") == {"silver": 4, "unpaid": 1}


@clause("ARC-10.1", "ARC-10.2", "ARC-10.3", "ARC-10.9", "ARC-EX.11")
def test_one_action_for_each_worker_at_the_guardhouse() -> None:
    t = table({"workers": {"guardhouse": 2}, "captives": [0, 3, 2], "prison": 2}, seats=3)
    assert played(t, "place guardhouse", "imprison", "release") == {"silver": 5, "captives": -5, "prison": -2}
    assert (seat(t, 1)["prison"], seat(t, 2)["prison"], supply(t)) == (3, 2, 17)
    assert asked(t) == (1, "place")  # nothing is left to be done with the third


@clause("ARC-10.1", "ARC-R.12")
def test_an_empty_visit_to_the_guardhouse_is_not_allowed() -> None:
    t = table()
    assert refusal(t, "place guardhouse") == "ARC-10.1"
    t = table({"workers": {"guardhouse": 1}, "captives": [0, 1], "prison": 1})
    t.play("place guardhouse")
    assert refusal(t, "done") == "ARC-10.1" and refusal(t, "pay debt") == "ARC-10.5"
    assert refusal(t, "free") == "ARC-10.4"
    t.play("release")
    assert refusal(t, "release") == "ARC-10.3" and options(t) == ["imprison", "done"]
    t.play("done")
    assert seat(t)["captives"] == [0, 1]


@clause("ARC-10.4", "ARC-10.10", "ARC-10.11")
def test_workers_are_bought_free_from_all_boards() -> None:
    held = [{"captives": [2, 0, 4]}, {"captives": [3, 1, 0]}]
    t = table({"silver": 5}, *held)
    assert played(t, "place guardhouse", "free") == {"silver": -5} and tax(t) == 6
    assert (supply(t), seat(t, 1)["captives"], seat(t, 2)["captives"]) == (19, [0, 0, 4], [0, 1, 0])
    t = table({"silver": 4}, *held)
    t.play("place guardhouse")
    assert asked(t) == (1, "place") and (seat(t)["unpaid"], seat(t)["virtue"]) == (1, 6)  # only by a Debt
    poor = table({"virtue": 0, "silver": 9}, *held)
    assert played(poor, "place guardhouse", "free debt") == {"unpaid": 2}


@clause("ARC-10.5", "ARC-10.6", "ARC-10.7")
def test_debts_are_paid_one_action_each() -> None:
    t = table({"workers": {"guardhouse": 1}, "unpaid": 2, "silver": 12, "apprentices": "debt_collector_wood"})
    assert played(t, "place guardhouse", "pay debt", "pay debt") == {
        "unpaid": -2, "paid": 2, "silver": -12, "virtue": 2, "wood": 4,
    }  # fmt: skip
    assert tax(t) == 10
    t = table({"unpaid": 1, "silver": 5, "prison": 1})
    t.play("place guardhouse")
    assert asked(t) == (1, "place")
    t = table({"workers": {"guardhouse": 1}, "unpaid": 1, "silver": 5, "prison": 1, "captives": [0, 1]})
    t.play("place guardhouse")
    assert refusal(t, "pay debt") == "ARC-3.8"


@clause("ARC-3.16", "ARC-H.4")
def test_how_much_tax_is_ignored_is_read_at_each_cost() -> None:
    t = table({"virtue": 2, "silver": 4, "workers": {"guardhouse": 1}}, {"captives": [1, 0]})
    t.play("place guardhouse")
    assert refusal(t, "pay debt") == "ARC-10.5"
    assert played(t, "free debt", "pay debt") == {"silver": -4, "paid": 1}
    assert seat(t)["virtue"] == 2


@clause("ARC-10.8")
def test_enforcer_and_bertha_at_the_guardhouse() -> None:
    promo = {"promo_cards": True, "setup": "variable", "promo_boards": True}
    t = table({"apprentices": "enforcer", "board": "bertha", "captives": [0, 3]}, **promo)
    assert played(t, "place guardhouse") == {"silver": 5, "gold": 1, "captives": -3}
