"""VIS-12: Workers in the castle: placing, the cascade, bumping, the Castle Leader."""

import pytest

from games.support import asked, options, refusal, things
from games.viscounts.support import SECTIONS, castle, has, markers, placing, player, seat, table
from support import clause

INNER = ("inner_01_02", "inner_03_04", "inner_05_06", "inner_07_08", "inner_09_10")
NONE = [0, 0, 0, 0, 0]


def workers(*numbers: int) -> list[int]:
    return list(numbers)


@clause("VIS-12.1", "VIS-H.13")
@pytest.mark.parametrize(("gold", "most"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4)])
def test_noble_icons_for_workers(gold: int, most: int) -> None:
    t = table(player("start_squire start_trader start_lender", town=INNER[0], gold=gold))
    t.play("castle")
    if most > 1:
        assert options(t) == [f"workers {n}" for n in range(1, most + 1)]
        if most < 4:
            assert refusal(t, f"workers {most + 1}") == "VIS-9.4"
        t.play(f"workers {most}")
    assert sum(castle(t)[0]) + sum(castle(t)[1]) == most


@clause("VIS-12.1", "VIS-2.3")
def test_workers_go_beside_the_inner_town() -> None:
    t = table(player("start_squire start_trader start_lender", town=INNER[2]), rotation=3)
    t.play("castle")
    assert castle(t)[0] == [1, 0, 0, 0, 0]


@clause("VIS-12.2", "VIS-H.13")
def test_nobody_pays_for_workers_that_are_not_there() -> None:
    t = table(player("start_squire start_trader start_lender", town=INNER[0], gold=7, tier3=18))
    t.play("castle")
    assert options(t) == ["workers 1", "workers 2"] and refusal(t, "workers 4") == "VIS-12.2"
    t.play("workers 2")
    assert castle(t)[0] == [2, 0, 0, 0, 0] and has(t, "gold") == [5]
    t = table(player("start_squire start_trader start_lender", town=INNER[0], ink=9, tier3=20))
    assert refusal(t, "castle") == "VIS-12.2"


@clause("VIS-12.3", "VIS-12.4", "VIS-12.5", "VIS-EX.10")
def test_three_workers_move_on() -> None:
    t = table(player("start_squire start_thief enforcer", town=INNER[3], gold=1, hand="start_trader"))
    t.play("castle", "workers 3")
    assert asked(t)[1] == "option" and castle(t) == ([0, 0, 0, 2, 0], [0, 0, 0, 1, 0], 0)
    t.play("option 1", "hire acolyte", "discard none")
    assert castle(t) == ([0, 0, 1, 0, 1], [0, 0, 0, 1, 0], 0)


@clause("VIS-H.14", "VIS-12.3")
def test_the_cascade_goes_in_the_order_of_choice() -> None:
    mine = player("start_squire start_trader start_lender", town=INNER[0], tier1=workers(2, 2, 0, 0, 2), acquired=1)
    t = table(mine)
    t.play("castle")
    assert asked(t)[1] == "section" and options(t) == ["section castle_flip", "section castle_virtue_2"]
    assert has(t, "ink", "stone") == [1, 1]
    t.play("section castle_flip")
    assert castle(t) == ([2, 0, 1, 1, 0], [1, 1, 0, 0, 1], 0) and has(t, "approved") == [1]
    assert markers(t)[1] == 5


@clause("VIS-12.6", "VIS-12.7", "VIS-12.10", "VIS-12.16")
def test_tier_two_keeps_two_and_the_top_has_no_limit() -> None:
    mine = player("start_squire start_trader start_lender", town=INNER[2], tier2=workers(5, 0, 0, 0, 0), tier3=5)
    t = table(mine)
    t.play("castle", "gain gold", "gain gold", "gain ink")
    assert castle(t) == ([0, 0, 1, 0, 0], [2, 0, 0, 0, 0], 8) and has(t, "gold", "ink") == [2, 1]
    assert t.position()["leader"] == 0


@clause("VIS-12.16", "VIS-12.6")
def test_the_outer_sections_come_before_the_inner_ones() -> None:
    mine = player("start_squire start_trader start_lender", town=INNER[2], tier1=workers(0, 0, 2, 0, 0))
    t = table({**mine, "tier2": workers(3, 0, 0, 0, 0)})
    t.play("castle")
    assert asked(t)[1] == "option" and castle(t) == ([0, 0, 2, 0, 0], [3, 0, 1, 0, 0], 0)
    t.play("option 1", "gain ink")
    assert castle(t) == ([0, 1, 0, 1, 0], [2, 0, 1, 0, 0], 1)


@clause("VIS-12.19", "VIS-R.30")
def test_of_several_inner_sections_none_is_asked_for_first() -> None:
    mine = player("start_squire start_trader start_lender", town=INNER[2], tier2=workers(3, 0, 0, 4, 0))
    t = table(mine)
    t.play("castle", "gain gold", "gain gold", "gain ink")
    assert castle(t)[1:] == ([2, 0, 0, 2, 0], 3) and has(t, "gold", "ink") == [2, 1]


@clause("VIS-12.1", "VIS-R.32")
def test_a_player_may_place_fewer_workers_than_the_icons_allow() -> None:
    t = table(player("enforcer start_squire start_thief", town=INNER[0], gold=1))
    t.play("castle", "workers 2")
    assert castle(t)[0] == [2, 0, 0, 0, 0] and has(t, "gold") == [1]


@clause("VIS-12.15", "VIS-H.15", "VIS-R.19")
def test_the_effect_comes_before_the_side_moves() -> None:
    mine = player("start_squire start_trader start_lender", town=INNER[2], tier1=workers(0, 0, 2, 0, 0))
    t = table(mine)
    t.play("castle", "option 2", "worker castle_gold_or_move clockwise")
    assert castle(t) == ([0, 0, 0, 2, 0], [0, 0, 1, 0, 0], 0)
    t = table(mine)
    t.play("castle", "option 1")
    assert castle(t) == ([0, 1, 0, 1, 0], [0, 0, 1, 0, 0], 0) and has(t, "gold") == [1]


@clause("VIS-12.8", "VIS-12.9", "VIS-12.17", "VIS-H.16")
def test_whoever_stands_in_a_crowd_is_bumped_and_paid() -> None:
    others = [
        player(tier2=workers(0, 1, 0, 0, 0), town="town_10"),
        player(tier2=workers(0, 2, 0, 0, 0), town="town_09"),
    ]
    mine = player("start_squire start_trader start_lender", town=INNER[1], tier1=workers(0, 2, 0, 0, 0), unpaid=0)
    t = table(mine, *others)
    t.play("castle")
    assert asked(t) == (0, "bump") and options(t) == ["bump 0", "bump 1", "bump 2"]
    t.play("bump 1")
    assert asked(t) == (1, "resource")
    t.play("gain gold")
    assert has(t, "gold", p=1) == [1] and markers(t, 1)[1] == 6 and castle(t, 1)[1] == NONE


@clause("VIS-12.18", "VIS-R.27", "VIS-12.9")
def test_bumping_goes_from_the_outer_sections_inward() -> None:
    mine = player("start_squire start_trader start_lender", town=INNER[0], tier1=workers(1, 0, 0, 0, 2))
    other = player(tier1=workers(2, 0, 0, 0, 2), tier2=workers(0, 0, 2, 0, 0), town="town_10")
    third = player(tier2=workers(0, 0, 2, 0, 0), town="town_09")
    t = table(mine, other, third)
    t.play("castle")
    while t.pending[0].kind in ("bump", "resource"):
        t.play(options(t)[-1])
    assert things(t, "bumped") == [SECTIONS[0], SECTIONS[4], SECTIONS[2]]
    assert has(t, "silver", p=1) == [4]


@clause("VIS-12.10", "VIS-H.17", "VIS-12.11")
@pytest.mark.parametrize(("mine", "leader"), [(1, 1), (2, 0)])
def test_the_castle_leader_needs_strictly_more(mine: int, leader: int) -> None:
    first = player("start_squire start_trader start_lender", town=INNER[2], tier2=workers(3, 0, 0, 0, 0), tier3=mine,
                   rest="start_abbot start_labourer start_thief start_financier")  # fmt: skip
    t = table(first, player(tier3=2, town="town_10", hand="start_thief start_trader"), leader=1)
    t.play("castle", "gain gold")
    assert t.position()["leader"] == leader
    assert len(seat(t)["hand"]) == (4 if leader == 0 else 3)


@clause("VIS-12.12", "VIS-17.6", "VIS-17.5")
def test_effects_start_the_check_too() -> None:
    t = placing([{"place_workers": 2}], {"tier1": workers(0, 1, 0, 0, 0), "board": [None, None, None]})
    assert asked(t)[1] == "place_workers" and len(options(t)) == 5
    t.play("workers castle_flip")
    assert castle(t)[:2] == ([1, 0, 1, 0, 0], [0, 1, 0, 0, 0])
    t = placing([{"castle_move": 1}], {"tier1": workers(1, 2, 0, 0, 0), "board": [None, None, None]})
    assert refusal(t, "worker castle_virtue_2 clockwise") == "VIS-17.5"
    t.play("worker castle_ink_stone clockwise")
    assert castle(t)[1] == [0, 1, 0, 0, 0]
    t = placing([{"castle_move": 1}], {"tier1": workers(1, 2, 0, 0, 0), "board": [None, None, None]})
    t.play("no worker")
    assert castle(t)[0] == [1, 2, 0, 0, 0]


@clause("VIS-12.13", "VIS-12.14")
def test_the_active_player_moves_first_then_the_other_then_bumping_once() -> None:
    blue = player(town="town_10", buildings={"workshop_1": "segment_07_08_A_spot_3"}, tier1=workers(0, 0, 1, 1, 2))
    red = player("charlatan start_labourer start_abbot", town="town_07", tier1=workers(1, 2, 0, 0, 2))
    t = table(red, blue)
    t.play("build", "slot workshop_1", "spot 7-8.2")
    t.play("destroy none")
    assert asked(t) == (0, "castle_move")
    t.play("worker castle_ink_stone clockwise")
    assert asked(t) == (1, "castle_move") and castle(t)[0] == [0, 3, 0, 0, 2]
    t.play("worker castle_hire_or_destroy clockwise")
    told = [(event.kind, event.seat) for event in t.events if event.kind in ("inward", "bumped")]
    assert told[:2] == [("inward", 0), ("inward", 1)]


@clause("VIS-EX.11", "VIS-6.8")
def test_the_rulebook_s_great_example() -> None:
    red = player("start_thief overseer_destroy_discard benefactor", town=INNER[0], gold=3, hand="start_trader",
                 buildings={"guildhall_2": "segment_09_10_B_spot_1", "trading_post_3": "segment_09_10_B_spot_2"},
                 tier1=workers(1, 0, 1, 0, 2), tier2=workers(2, 0, 1, 0, 0))  # fmt: skip
    blue = player(town="town_10", tier1=workers(0, 2, 1, 1, 1), tier2=workers(0, 0, 1, 2, 0), tier3=1)
    yellow = player(town="town_09", tier1=workers(0, 1, 0, 1, 0))
    t = table(red, blue, yellow, leader=1)
    t.play("castle", "workers 4")
    while t.pending[0].kind in ("section", "resource"):
        t.play(options(t)[0])
    assert asked(t) == (0, "bump")
    assert has(t, "gold", "tier3") == [0, 2]
    t.play("bump 1", "bump 1")
    assert has(t, "silver", p=1) == [4] and t.position()["leader"] == 0
    assert asked(t)[1] == "option"
    t.play("option 2", "discard start_trader")
    assert castle(t) == ([0, 2, 1, 1, 1], [2, 0, 1, 0, 1], 2)
    assert markers(t)[1] == 5
