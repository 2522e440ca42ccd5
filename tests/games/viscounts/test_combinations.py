"""Several clauses of Viscounts in one position: what a rule does in the midst of another one."""

import pytest

from games.support import asked, options, things, told
from games.viscounts.solo import BUSY, POOR, its, its_turn, solo
from games.viscounts.support import SEGMENTS, castle, has, markers, player, table
from support import clause

NOBLES = "start_squire start_trader start_lender"


@clause("VIS-4.2", "VIS-4.3", "VIS-4.9", "VIS-15.8", "VIS-18.1")
def test_a_collision_reveals_poverty_between_two_debts_and_each_is_answered() -> None:
    mine = player("racketeer_rearrange_discard start_abbot start_squire", corruption=6, virtue=6,
                  hand="start_trader start_lender start_financier", deck="start_labourer", rest="")  # fmt: skip
    t = table(mine, phase="collision", debt_stack=1, round=3)
    assert asked(t) == (0, "option") and has(t, "unpaid") == [1]
    assert t.position()["debt_stack"] == 0 and t.position()["last"] == 4
    t.play("option 2", "discard top")  # the draw pile is empty now
    assert asked(t) == (0, "option") and has(t, "unpaid") == [2]
    t.play("option 2", "discard top")  # shuffles, and the Criminal brings Corruption to joined markers
    assert [event.kind for event in t.events if event.kind in ("corruption", "shuffles")] == ["shuffles", "corruption"]
    assert has(t, "silver") == [3] and markers(t) == (1, 7)  # space 6 was read before, and the markers are reset


@clause("VIS-12.4", "VIS-12.15", "VIS-4.2", "VIS-14.6")
def test_a_hire_within_the_cascade_may_bring_the_end_and_the_workers_still_move_on() -> None:
    mine = player(NOBLES, town="inner_07_08", tier1=[0, 0, 0, 2, 0],
                  buildings={"workshop_1": "segment_01_02_A_spot_1"}, hand="start_thief")  # fmt: skip
    t = table(mine, tops=["charlatan", "aristocrat", "artisan", "chevalier", "foreman"], debt_stack=1)
    t.play("castle", "option 1", "hire charlatan")
    assert t.position()["last"] == 2 and asked(t) == (0, "discard")  # the uncovered Workshop answers to the hire
    assert castle(t) == ([0, 0, 0, 2, 0], [0, 0, 0, 1, 0], 0)
    t.play("discard start_thief")
    assert castle(t) == ([0, 0, 1, 0, 1], [0, 0, 0, 1, 0], 0) and has(t, "unpaid") == [1]


@clause("VIS-2.2", "VIS-2.3", "VIS-12.1")
@pytest.mark.parametrize(("town", "section"), [("inner_05_06", 2), ("inner_01_02", 4), ("inner_09_10", 1)])
def test_the_section_beside_a_town_follows_the_ring_and_the_castle(town: str, section: int) -> None:
    ring = [SEGMENTS[i] for i in (2, 3, 0, 1, 4)]
    t = table(player(NOBLES, town=town), ring=ring, rotation=2)
    t.play("castle")
    assert castle(t)[0] == [int(i == section) for i in range(5)]


@clause("VIS-10.1", "VIS-4.4", "VIS-4.9", "VIS-R.5")
def test_each_flip_of_a_trade_is_answered_before_the_next_one() -> None:
    board = "peddler_ink peddler_gold debt_collector_flip_deed"
    t = table(player(board, town="town_06", unpaid=1, acquired=2, silver=1))
    t.play("trade", "exchange 2")
    assert asked(t) == (0, "flip")
    t.play("flip debt", "gain stone")
    # the collector has flipped one Deed; of one kind only the second exchange asks nothing
    assert has(t, "paid", "unpaid", "approved", "acquired", "stone", "silver") == [1, 0, 2, 0, 1, 0]
    assert [event.kind for event in t.events if event.kind in ("flips_debt", "gains", "ability", "flips_deed")] == [
        "flips_debt", "gains", "ability", "flips_deed",
    ]  # fmt: skip


@clause("VIS-12.8", "VIS-12.9", "VIS-21.9")
def test_a_bumped_worker_of_the_second_tier_brings_the_opponent_virtue_and_its_resource() -> None:
    mine = player(NOBLES, town="inner_01_02", tier1=[2, 0, 0, 0, 0], tier2=[1, 0, 0, 0, 0])
    t = solo("", {"tier2": [2, 0, 0, 0, 0], **POOR}, me=mine, opponent="ai_cleric", scheme_row=BUSY)
    t.play("castle")
    assert asked(t) == (0, "bump") and options(t) == ["bump 0", "bump 1"]
    t.play("bump 1")
    follows = [event.kind for event in t.events if event.seat == 1 and event.kind in ("bumped", "virtue", "gains")]
    assert follows[:3] == ["bumped", "virtue", "gains"] and things(t, "gains", 1)[0] == "ink"
    assert its(t, "tier2") == [1, 0, 0, 0, 0]


@clause("VIS-15.2", "VIS-21.15", "VIS-23.4")
def test_a_collision_of_the_opponent_takes_the_player_through_all_steps() -> None:
    mine = player("peddler_ink start_abbot start_squire", town="inner_05_06", corruption=2,
                  buildings={"workshop_2": "segment_09_10_A_spot_1"})  # fmt: skip
    t = its_turn("scheme_starting_noble", {"corruption": 7, "virtue": 7, "unpaid": 1}, me=mine, scheme_row=BUSY)
    assert its(t, "paid") == 1 and has(t, "ink") == [1]
    # a discard that it replaces and the last row of its Scheme take its joined markers from 7 to 5
    assert [event.count for event in told(t, "collision")] == [5]
    assert markers(t) == (2, 5)  # a point by the second Workshop, one by what stands below space 5


@clause("VIS-12.10", "VIS-12.13", "VIS-12.16")
def test_both_owners_of_a_link_may_climb_and_the_leader_goes_to_the_first_there() -> None:
    blue = player(town="town_10", buildings={"workshop_1": "segment_07_08_A_spot_3"}, tier1=[0, 0, 0, 1, 2],
                  tier2=[0, 0, 0, 0, 2])  # fmt: skip
    red = player("charlatan start_labourer start_abbot", town="town_07", tier1=[1, 2, 0, 0, 0], tier2=[0, 2, 0, 0, 0])
    t = table(red, blue)
    t.play("build", "slot workshop_1", "spot 7-8.2", "destroy none", "worker castle_ink_stone clockwise")
    t.play("worker castle_hire_or_destroy clockwise", "gain gold", "gain gold")
    assert [castle(t, p)[2] for p in (0, 1)] == [1, 1] and t.position()["leader"] == 0
    assert [event.seat for event in told(t, "ascends")] == [0, 1]
