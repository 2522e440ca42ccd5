"""VIS-4, VIS-5, VIS-15, VIS-17: Debts and Deeds, the two markers, collisions, effects one by one."""

import pytest

from games.support import asked, count, options, refusal, visible
from games.viscounts.support import CALM, castle, has, markers, pack, placing, player, seat, table
from regnum.kernel.table import Table
from support import clause

# -- Debts and Deeds


@clause("VIS-4.1", "VIS-4.2", "VIS-4.3", "VIS-18.6")
def test_the_last_debt_of_the_stack_reveals_poverty() -> None:
    t = placing([{"gain": "debt", "n": 2}], debt_stack=1)
    assert has(t, "unpaid") == [2] and t.position()["debt_stack"] == 0
    assert count(t, "poverty_revealed") == 1 and t.position()["last"] == 2
    t = placing([{"gain": "deed", "n": 3}], deed_stack=2)
    assert has(t, "acquired") == [3] and count(t, "prosperity_revealed") == 1


@clause("VIS-4.4", "VIS-4.6", "VIS-17.13")
def test_a_paid_debt_brings_a_resource() -> None:
    t = placing([{"flip": "any", "n": 2}], {"unpaid": 1})
    assert asked(t)[1] == "resource" and options(t) == ["gain ink", "gain gold", "gain stone"]
    t.play("gain stone")
    assert has(t, "unpaid", "paid", "stone") == [0, 1, 1] and asked(t)[1] == "move"


@clause("VIS-4.5", "VIS-17.13", "VIS-4.8")
def test_an_approved_deed_brings_nothing_at_once() -> None:
    t = placing([{"flip": "any", "n": 1}], {"acquired": 1})
    assert has(t, "acquired", "approved", "ink", "gold", "stone") == [0, 1, 0, 0, 0]
    t = placing([{"flip": "any", "n": 1}], {"acquired": 1, "unpaid": 1})
    assert options(t) == ["flip debt", "flip deed"]


@clause("VIS-4.9", "VIS-R.5")
def test_triggers_follow_each_single_card() -> None:
    mine = {"board": [None, "racketeer_rearrange_discard", None], "hand": "start_abbot start_squire start_thief"}
    t = placing([{"gain": "debt", "n": 2}], mine)
    assert asked(t)[1] == "option" and has(t, "unpaid") == [1]
    t.play("option 2", "discard start_squire")
    assert has(t, "unpaid") == [2] and asked(t)[1] == "option"


@clause("VIS-R.5", "VIS-6.5")
def test_a_collector_answers_in_another_player_s_turn() -> None:
    blue = player("racketeer_rearrange_discard start_abbot start_squire", town="town_10", hand="start_trader",
                  buildings={"workshop_1": "segment_07_08_A_spot_3"})  # fmt: skip
    t = table(player("charlatan start_labourer start_abbot", town="town_08"), blue)
    t.play("build", "slot workshop_1")
    assert has(t, "unpaid") == [1] and has(t, "unpaid", p=1) == [1] and asked(t) == (1, "option")


@clause("VIS-R.5", "VIS-6.5")
def test_a_debt_collector_answers_to_a_paid_debt() -> None:
    t = table(player("debt_collector_silver_virtue - -", town="town_06", unpaid=1, silver=9))
    t.play("trade", "exchange 1", "gain gold")
    assert has(t, "paid", "gold", "silver") == [1, 1, 9] and markers(t) == (1, 6)  # 1 Silver paid, 1 gained


@clause("VIS-4.7", "VIS-19.8")
def test_what_debts_and_deeds_are_worth() -> None:
    t = table(player(unpaid=2, paid=3, acquired=4, approved=5), phase="over")
    points = {term.name: term.points for term in t.scores[0].terms}
    assert (points["unpaid_debts"], points["acquired_deeds"], points["approved_deeds"]) == (-4, 4, 15)


# -- the two markers


@clause("VIS-5.1", "VIS-5.2", "VIS-5.4", "VIS-5.5", "VIS-5.6", "VIS-EX.1", "VIS-H.1")
@pytest.mark.parametrize(
    ("start", "effect", "end"),
    [((4, 5), {"virtue": 2}, (3, 3)), ((1, 7), {"virtue": 2}, (1, 5)), ((1, 7), {"corruption": 3}, (4, 7)),
     ((3, 4), {"virtue": 3}, (1, 1)), ((1, 1), {"virtue": 1}, (1, 1)), ((1, 1), {"corruption": 2}, (3, 3)),
     ((6, 7), {"corruption": 3}, (7, 7)), ((1, 2), {"virtue": 4}, (1, 1))],
)  # fmt: skip
def test_markers_move_step_by_step(start: tuple[int, int], effect: dict[str, int], end: tuple[int, int]) -> None:
    t = placing([effect], {"corruption": start[0], "virtue": start[1]})
    assert markers(t) == end


@clause("VIS-5.3", "VIS-H.2")
@pytest.mark.parametrize(
    "effect",
    [
        [{"corruption": 1}, {"virtue": 1}],
        [{"virtue": 1}, {"corruption": 1}],
        [{"gain": "silver", "n": 1}, {"virtue": 1}, {"gain": "silver", "n": 1}, {"corruption": 1}],
        [{"choose": [[{"virtue": 1}, {"corruption": 1}], [{"gain": "silver", "n": 1}]]}],
    ],
)
def test_corruption_moves_before_virtue(effect: list[dict[str, object]]) -> None:
    t = placing(effect, {"corruption": 3, "virtue": 4})
    if asked(t)[1] == "option":
        t.play("option 1")
    assert markers(t) == (3, 3)


# -- collisions


def collision(space: int, other: str = "- - -") -> Table:
    """A collision of a player without Criminals."""
    mine = player("start_abbot start_squire start_labourer", corruption=space, virtue=space)
    return table(mine, player(other, town="town_10", hand="start_journeyman start_financier"), phase="collision")


@clause("VIS-15.1")
def test_markers_apart_bring_nothing() -> None:
    t = table(player("start_abbot start_squire start_labourer", corruption=3, virtue=4), phase="collision")
    assert count(t, "collision") == 0 and markers(t) == (3, 4)


@clause("VIS-15.6", "VIS-15.5", "VIS-15.2")
@pytest.mark.parametrize(
    ("space", "silver", "deeds", "debts"),
    [(1, 1, 3, 0), (2, 1, 2, 0), (3, 1, 1, 0), (4, 2, 1, 1), (5, 2, 0, 1), (6, 3, 0, 2), (7, 4, 0, 3)],
)
def test_what_a_collision_brings_the_active_player(space: int, silver: int, deeds: int, debts: int) -> None:
    t = collision(space)
    assert has(t, "silver", "acquired", "unpaid") == [silver, deeds, debts] and markers(t) == (1, 7)


@clause("VIS-15.7", "VIS-15.9")
@pytest.mark.parametrize(
    ("space", "criminal", "calm"),
    [(1, {"unpaid": 1}, {}), (2, {"corruption": 2}, {}), (3, {"corruption": 2}, {}), (5, {}, {"virtue": 6}),
     (6, {}, {"virtue": 6}), (7, {}, {"acquired": 1})],
)  # fmt: skip
def test_what_a_collision_brings_the_others(space: int, criminal: dict[str, int], calm: dict[str, int]) -> None:
    plain = {"unpaid": 0, "corruption": 1, "virtue": 7, "acquired": 0}
    t = collision(space, other="start_thief - -")
    assert {key: seat(t, 1)[key] for key in plain} == plain | criminal
    t = collision(space, other="start_trader - -")
    assert {key: seat(t, 1)[key] for key in plain} == plain | calm


@clause("VIS-15.7", "VIS-3.5")
def test_on_the_middle_space_the_others_may_rearrange() -> None:
    t = collision(4, other="start_thief start_trader -")
    assert asked(t) == (1, "rearrange")
    t.play("keep")
    assert markers(t) == (1, 7)


@clause("VIS-15.2", "VIS-15.3", "VIS-EX.14")
def test_the_rulebook_s_collision() -> None:
    mine = player(
        "diplomat peddler_ink start_thief", corruption=6, virtue=6, buildings={"workshop_2": "segment_09_10_B_spot_1"}
    )
    t = table(mine, player(town="town_10"), player("start_thief - -", town="town_09"), phase="collision")
    assert has(t, "ink", "unpaid", "silver") == [1, 2, 3] and markers(t) == (1, 7)
    assert markers(t, 1) == (1, 6) and markers(t, 2) == (1, 7)


@clause("VIS-15.4", "VIS-15.8", "VIS-H.19")
def test_the_space_is_read_after_the_first_steps() -> None:
    mine = player(
        "peddler_silver start_abbot start_squire",
        corruption=4,
        virtue=4,
        buildings={"workshop_2": "segment_09_10_A_spot_1"},
    )
    t = table(mine, player("start_thief - -", town="town_10", hand="start_trader start_lender"), phase="collision")
    assert has(t, "silver", "acquired", "unpaid") == [3, 1, 0] and markers(t, 1)[0] == 2 and markers(t) == (1, 7)


@clause("VIS-15.2", "VIS-15.3")
def test_every_step_of_a_collision_goes_round_before_the_next_one() -> None:
    folk = ("peddler_silver", "peddler_ink", "peddler_gold")
    seats = [
        player(
            f"{card} start_abbot start_squire",
            town=f"town_0{p + 5}",
            buildings={"workshop_2": f"segment_0{2 * p + 1}_0{2 * p + 2}_B_spot_1"},
        )
        for p, card in enumerate(folk)
    ]
    seats[1] |= {"corruption": 6, "virtue": 6, "silver": 9}
    t = table(*seats, active=1, phase="recruit")
    t.play("no hire")
    kinds = ("slot_ability", "virtue", "ability", "takes_debt", "markers_reset")
    order = [(event.kind, event.seat) for event in t.events if event.kind in kinds]
    assert order[: order.index(("markers_reset", 1))] == [
        *((kind, p) for p in (1, 2, 0) for kind in ("slot_ability", "virtue")),
        *(("ability", p) for p in (1, 2, 0)),
        ("takes_debt", 1),
        *(("virtue", p) for p in (2, 0)),
    ]


@clause("VIS-15.2", "VIS-11.9", "VIS-15.9")
def test_the_second_workshop_answers_to_every_collision() -> None:
    mine = player("start_abbot start_squire start_labourer", corruption=5, virtue=5)
    built = {"workshop_2": "segment_09_10_A_spot_1"}
    t = table(
        mine,
        player("- - -", town="town_10", hand="start_trader start_lender", buildings=built, corruption=5, virtue=6),
        phase="collision",
    )
    assert markers(t, 1) == (4, 4)  # joined, and resolved only in the own turn


# -- effects


@clause("VIS-17.1", "VIS-3.3")
def test_rearranging() -> None:
    t = placing([{"rearrange": True}], {"board": [None, "start_trader", "start_lender"], "rest": "start_thief"})
    assert len(options(t)) == 6
    t.play("order start_lender start_abbot start_trader")
    assert has(t, "board") == [["start_lender", "start_abbot", "start_trader"]]
    t = placing([{"rearrange": True}], {"board": [None, None, "start_lender"], "rest": "start_thief start_trader"})
    assert len(options(t)) == 2 and options(t)[0] == "keep"


@clause("VIS-17.2", "VIS-17.14", "VIS-17.17")
def test_discarding() -> None:
    t = placing([{"discard": 2}], {"hand": "start_abbot start_squire", "deck": "start_thief", "rest": "start_trader"})
    assert options(t) == ["discard start_squire", "discard top", "discard none"]
    t.play("discard top")
    assert visible(t, "seat0.discard", 1) == ["start_thief"]
    t.play("discard none")
    assert asked(t)[1] == "move"


@clause("VIS-17.3", "VIS-17.15", "VIS-6.1", "VIS-R.11", "VIS-17.17")
def test_destroying() -> None:
    t = placing(
        [{"destroy": 2}],
        {"hand": "start_abbot start_financier", "deck": "start_thief", "rest": "start_trader start_squire"},
    )
    t.play("destroy start_financier", "destroy top")
    assert has(t, "silver") == [4] and set(t.position()["removed"]) == {"start_financier", "start_thief"}
    assert seat(t)["hand"] == []


@clause("VIS-6.9", "VIS-H.22", "VIS-R.13")
def test_a_player_keeps_three_cards() -> None:
    mine = {"board": [None, "start_trader", "start_lender"], "hand": "start_abbot", "deck": "start_thief", "rest": ""}
    t = table(
        {**mine}, phase="place", pack=pack(start_abbot={"ability": {"timing": "immediate", "effect": [{"destroy": 2}]}})
    )
    assert asked(t)[1] == "destroy" and options(t) == ["destroy top", "destroy none"]
    t.play("destroy top")
    assert asked(t)[1] == "move"  # no second one
    t = placing([{"destroy": 1}], {"hand": "start_abbot start_squire", "deck": "start_thief", "rest": ""})
    assert asked(t)[1] == "move"  # two cards off the board, but three in all


@clause("VIS-H.21", "VIS-17.2", "VIS-16.4")
def test_with_an_empty_draw_pile_one_may_shuffle_first() -> None:
    mine = {"hand": "start_abbot start_squire", "discard": "start_thief start_trader", "rest": ""}
    t = placing([{"destroy": 1}], mine)
    t.play("destroy top")
    assert markers(t) == (1, 6) and len(t.position()["removed"]) == 1 and seat(t)["discard"] == []
    t = placing([{"destroy": 1}], mine)
    t.play("destroy none")
    assert markers(t) == (1, 7) and len(seat(t)["discard"]) == 2


@clause("VIS-17.4", "VIS-16.4", "VIS-H.21")
def test_a_shuffle_needs_a_discarded_card() -> None:
    t = placing([{"shuffle": True}], {"discard": "start_thief"})
    assert has(t, "discard") == [[]] and markers(t) == (1, 6)
    t = placing([{"shuffle": True}])
    assert markers(t) == (1, 7) and count(t, "shuffles") == 0


@clause("VIS-17.7", "VIS-17.12", "VIS-17.18")
def test_a_free_building_stands_anywhere() -> None:
    t = placing([{"build_free": "guildhall"}])
    assert options(t) == ["slot guildhall_1", "slot guildhall_2", "slot guildhall_3"]
    assert refusal(t, "slot workshop_1") == "VIS-17.7"
    t.play("slot guildhall_3")
    assert len(options(t)) == 20
    t.play("spot 5-6.4")
    assert has(t, "stone") == [1]
    built = {f"guildhall_{i}": f"segment_09_10_A_spot_{i}" for i in (1, 2, 3)}
    t = placing([{"build_free": "guildhall"}], {"buildings": built})
    assert asked(t)[1] == "move"


@clause("VIS-17.8", "VIS-17.16")
def test_without_a_fitting_manuscript_nothing_happens() -> None:
    t = placing(
        [{"gain_manuscript": {"costs": [3, 4]}}],
        manuscript_tops=["ms_grey_6_vp_building", None, None, None, None],
        manuscripts_below=[0] * 5,
    )
    assert has(t, "manuscripts") == [[]] and asked(t)[1] == "move"


@clause("VIS-17.9", "VIS-14.6")
def test_a_free_hire_must_be_taken() -> None:
    t = placing([{"hire_free": 1}])
    assert options(t) == [f"hire {card}" for card in CALM]


@clause("VIS-17.10", "VIS-1.6", "VIS-1.5")
def test_resources_are_chosen_one_by_one() -> None:
    t = placing([{"gain": "resource_any", "n": 2}])
    t.play("gain gold")
    assert options(t) == ["gain gold", "gain stone"] and refusal(t, "gain ink") == "VIS-17.10"
    t.play("gain stone")
    assert has(t, "gold", "stone", "ink", "silver") == [1, 1, 0, 0]


@clause("VIS-1.5")
def test_no_supply_runs_out() -> None:
    effect = [{"gain": name, "n": 3} for name in ("ink", "gold", "stone", "silver", "debt", "deed")]
    mine = {"ink": 24, "gold": 24, "stone": 24, "silver": 50, "unpaid": 30, "acquired": 30}
    t = placing(effect, mine, debt_stack=0, deed_stack=0)
    assert {key: seat(t)[key] for key in mine} == {key: n + 3 for key, n in mine.items()}


@clause("VIS-17.11")
def test_without_workers_placing_is_lost() -> None:
    t = placing([{"place_workers": 2}], {"tier3": 20})
    assert asked(t)[1] == "move"
    t = placing([{"place_workers": 2}], {"tier3": 19})
    t.play("workers castle_flip")
    assert castle(t)[0] == [0, 1, 0, 0, 0]


@clause("VIS-3.4", "VIS-R.21", "VIS-R.10")
def test_a_choice_may_bring_nothing() -> None:
    guntram = [
        {
            "choose": [
                [{"gain": "debt", "n": 1}, {"flip": "deed", "n": 1}],
                [{"gain": "deed", "n": 1}, {"flip": "debt", "n": 1}],
            ]
        }
    ]
    t = placing(guntram)
    assert options(t) == ["option 1", "option 2"]
    t.play("option 1")
    assert has(t, "unpaid", "approved") == [1, 0]
    t = placing([{"choose": [[{"castle_move": 1}], [{"virtue": 1}]]}])
    t.play("option 1")
    assert asked(t)[1] == "move" and markers(t) == (1, 7)
