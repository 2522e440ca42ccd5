"""Several clauses of Architects in one position: what a rule does in the midst of another one."""

import pytest

from games.architects.support import SKILLED, hall, holdings, over, pass_turn, played, seat, table, tax, terms, total
from games.support import asked, options, refusal
from support import clause

EMMA = {"setup": "variable", "tomesaga_boards": True}


@clause("ARC-14.3", "ARC-14.10", "TOM-6.2")
def test_a_debt_at_the_end_may_bring_the_clay_that_a_trading_post_counts() -> None:
    emma = {"board": "emma", "virtue": 0, "clay": 1, "buildings": "trading_post dungeon"}
    t = over(emma, **EMMA)
    pass_turn(t)  # with its Stone two goods, and two Debts of the Dungeon bring two Clay more
    assert asked(t) == (0, "end_order") and options(t) == ["first trading_post", "first dungeon"]
    t.play("first dungeon")
    assert [seat(t)[key] for key in ("virtue", "unpaid", "clay", "silver")] == [1, 2, 3, 2]
    t = over(emma, **EMMA)
    pass_turn(t)
    t.play("first trading_post")
    assert [seat(t)[key] for key in ("virtue", "unpaid", "clay", "silver")] == [0, 2, 3, 2]
    for unmoved in ({"virtue": 2}, {"buildings": "castle dungeon"}, {"buildings": "dungeon"}):
        t = over({**emma, **unmoved}, **EMMA)
        pass_turn(t)
        assert t.over  # no Debt, nothing that counts Clay, nothing to put in order


@clause("ARC-7.3", "ARC-7.4", "ARC-7.5", "ARC-7.10")
def test_two_locations_with_three_players_the_own_group_among_them() -> None:
    mine = {"silver": 2, "workers": {"town_centre": 2, "forest": 1}}
    t = table(mine, {"workers": {"forest": 2, "quarry": 3}}, {"workers": {"quarry": 1, "mines": 4}}, tax=0)
    t.play("place town_centre", "capture forest 0", "capture quarry 1")
    assert (tax(t), seat(t)["silver"]) == (
        1,
        0,
    )  # the first one Tax, the second one Silver, the third one cannot be paid
    assert t.pending[0].seat == 1 and seat(t)["captives"] == [0, 3, 0]
    t = table({**mine, "silver": 3}, {"workers": {"forest": 2, "quarry": 3}}, {"workers": {"quarry": 1, "mines": 4}})
    t.play("place town_centre", "capture forest 0", "capture quarry 1")
    assert refusal(t, "capture mines 2") == "ARC-7.4"
    t.play("capture quarry 2")
    assert seat(t)["captives"] == [0, 3, 1] and seat(t)["silver"] == 0


@clause("ARC-15.17", "ARC-14.1", "ARC-14.2", "ARC-13.10")
def test_a_crane_in_the_last_space_sends_its_second_worker_beside_the_guildhall() -> None:
    builder = {
        "apprentices": SKILLED,
        "hand": "crane well",
        "wood": 20,
        "stone": 20,
        "clay": 20,
        "gold": 20,
        "marble": 20,
    }
    t = table(builder, guildhall=hall(11), promo_cards=True)
    t.play("place guildhall", "build crane", "take", "build well")
    assert t.position()["last_turns"] == 2 and len(t.position()["guildhall"]) == 13 and asked(t)[0] == 1
    pass_turn(t)
    pass_turn(t)
    assert t.over


@clause("ARC-13.3", "ARC-13.8", "ARC-13.9", "ARC-13.12", "ARC-12.3", "ARC-11.13")
def test_a_reset_of_the_guildhall_takes_the_market_s_workers_along() -> None:
    builder = {"apprentices": SKILLED, "hand": "well", "wood": 2, "stone": 2, "prison": 1}
    others = ({"prison": 2, "virtue": 0}, {"prison": 3, "virtue": 8})
    t = table(builder, *others, guildhall=hall(8), market=[1, None, 0])
    t.play("place guildhall", "build well")
    # Prison: 2, 3 and 3; two lose a Virtue, which is a Debt at 0, and both have the most
    assert [seat(t, p)["prison"] for p in range(3)] == [2, 3, 3]
    assert [seat(t, p)["virtue"] for p in range(3)] == [7, 0, 7]
    assert [seat(t, p)["unpaid"] for p in range(3)] == [0, 2, 1]


@clause("ARC-3.16", "ARC-10.5", "ARC-10.6", "ARC-12.4")
def test_paying_debts_makes_the_next_one_dearer() -> None:
    t = table({"silver": 15, "virtue": 1, "unpaid": 3, "workers": {"guardhouse": 2}}, tax=0)
    assert played(t, "place guardhouse")["silver"] == -4  # 3 and 1 of 3 Tax; nothing else can be done first
    assert played(t, "pay debt")["silver"] == -5
    assert played(t, "pay debt")["silver"] == -5
    assert tax(t) == 5 and seat(t)["virtue"] == 4 and seat(t)["paid"] == 3


@clause("ARC-8.4", "ARC-15.21", "ARC-R.15", "ARC-12.3")
def test_stolen_tax_buys_off_the_debts_that_the_theft_costs() -> None:
    t = table({"board": "hugo", "virtue": 1}, tax=2, setup="variable", promo_boards=True)
    t.play("place tax_stand")
    assert asked(t) == (0, "use") and seat(t)["silver"] == 2 and seat(t)["virtue"] == 0
    t.play("take")
    assert seat(t)["silver"] == 0 and seat(t)["unpaid"] == 0


@clause("ARC-3.22", "ARC-11.8", "ARC-15.20", "ARC-15.21")
def test_prices_in_a_mix_for_therese_and_lothaire() -> None:
    variable = {"setup": "variable", "promo_boards": True}
    t = table({"board": "therese", "marble": 1, "hand": "well"}, rewards=0, **variable)
    assert played(t, "place guildhall", "cathedral", "give well")["marble"] == -1  # level 1 costs a Gold
    level = {"board": "lothaire", "cathedral": 3, "wood": 5, "stone": 4, "hand": "well", "virtue": 7}
    t = table(level, rewards=0, **variable)
    t.play("place guildhall", "cathedral")
    assert refusal(t, "wood 2") == "ARC-3.22"  # seven in all, and of Stone there are four
    t.play("wood 3", "give well")
    assert (seat(t)["wood"], seat(t)["stone"], seat(t)["cathedral"]) == (2, 0, 4)


@clause("ARC-14.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_seats_may_share_the_victory(seats: int) -> None:
    t = over(*({"silver": 3, "workers": {"forest": 1}} for _ in range(seats)), seats=seats)
    t.play("place quarry")
    assert t.result is not None and t.result.winners == tuple(range(seats))
    t = over(*({"silver": 3 + (p == seats - 1)} for p in range(seats)), seats=seats)
    t.play("place quarry")
    assert t.result is not None and t.result.winners == (seats - 1,)


@clause("ARC-14.5", "ARC-14.4")
def test_captives_cost_their_owner_nothing_and_prisoners_do() -> None:
    free = total(over({}, {}))
    held = over({}, {"captives": [6, 0]})
    assert total(held) == free and total(over({"prison": 5})) == free - 2
    assert "prison" not in terms(held) and holdings(held, 1)["captives"] == 6
