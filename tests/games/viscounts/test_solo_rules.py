"""VIS-21: how the solo opponent moves, gains, flips, dismisses and pays."""

from typing import Any

import pytest

from games.support import asked, count, number, options, things, told
from games.viscounts.solo import (
    BUSY,
    FUTURES,
    at,
    dismissing,
    goods,
    instead,
    its,
    its_turn,
    kinds,
    markers,
    play_out,
    solo,
)
from games.viscounts.support import CALM, player
from support import clause


def built(*slots: str) -> dict[str, str]:
    """Buildings from these slots, on spots of the last two segments that no link joins with others."""
    spots = [f"segment_{segment}_A_spot_{n}" for segment in ("07_08", "09_10") for n in (1, 2, 3, 4)]
    return dict(zip(slots, spots, strict=False))


@clause("VIS-21.1")
def test_the_player_has_turns_as_ever() -> None:
    t = its_turn("scheme_starting_builder_noble")
    seen = []
    for _ in range(2):
        seen.append(asked(t))
        t.play(options(t)[0])
    assert seen == [(0, "place"), (0, "move")] and count(t, "places_card", 0) == 1 and count(t, "places_card", 1) == 0


@clause("VIS-21.2")
def test_it_goes_clockwise_by_outer_towns_alone() -> None:
    ring = ["segment_01_02", "segment_07_08", "segment_05_06", "segment_03_04", "segment_09_10"]
    t = its_turn("scheme_starting_builder_cleric", {"town": "town_02"}, ring=ring)
    assert its(t, "town") == "town_05"  # towns 7, 8, 5
    t = its_turn("scheme_starting_builder_cleric", {"town": "town_09"}, ring=ring)
    assert its(t, "town") == "town_02"  # 10, 1, 2
    t = play_out(solo(seed=5), 12)
    assert len({*things(t, "moves", 1)}) > 5 and not any(town.startswith("inner") for town in things(t, "moves", 1))


@clause("VIS-21.3", "VIS-8.5")
def test_a_player_whom_it_meets_may_rearrange() -> None:
    me = player("start_abbot start_squire start_labourer", town="town_02")
    t = its_turn("scheme_starting_builder_noble", me=me)
    assert asked(t) == (0, "rearrange")
    t.play("order start_labourer start_squire start_abbot")
    assert t.position()["players"][0]["board"] == [None, "start_labourer", "start_squire"]  # a turn later


@clause("VIS-21.3")
def test_a_player_who_meets_it_brings_it_a_resource() -> None:
    me = player("start_trader start_squire start_labourer", town="town_01", silver=9)
    t = solo("scheme_starting_builder_noble", {"town": "town_02"}, me=me, phase="movement")
    t.play("move town_02")
    assert goods(t) == {"ink": 1} and asked(t) == (0, "action")


@clause("VIS-21.3")
def test_whoever_passes_through_meets_nobody() -> None:
    t = its_turn("scheme_starting_builder_cleric", me=player("start_abbot start_squire start_labourer", town="town_02"))
    assert its(t, "town") == "town_04" and asked(t) == (0, "place") and count(t, "meets") == 0
    me = player("start_squire start_trader start_labourer", town="town_01")
    t = solo("scheme_starting_builder_noble", {"town": "town_02"}, me=me, phase="movement")
    t.play("move town_03")
    assert goods(t) == {} and count(t, "meets") == 0


@clause("VIS-21.4", "VIS-EX.18")
@pytest.mark.parametrize(
    ("opponent", "has", "gained"),
    [
        ("ai_cleric", {"ink": 5}, "ink"),
        ("ai_cleric", {"ink": 6, "stone": 3}, "stone"),
        ("ai_cleric", {"ink": 6, "stone": 4}, "gold"),
        ("ai_cleric", {"ink": 9, "stone": 9, "gold": 30}, "gold"),
        ("ai_builder", {"stone": 5, "gold": 9}, "stone"),
        ("ai_builder", {"stone": 6, "gold": 3}, "gold"),
        ("ai_builder", {"stone": 6, "gold": 4}, "ink"),
        ("ai_noble", {"gold": 5}, "gold"),
        ("ai_noble", {"gold": 6, "ink": 3}, "ink"),
        ("ai_noble", {"gold": 6, "ink": 4}, "stone"),
    ],
)
def test_it_takes_the_first_resource_of_its_chart_that_it_lacks(
    opponent: str, has: dict[str, int], gained: str
) -> None:
    t = its_turn("scheme_starting_builder_noble", has, opponent=opponent)
    assert things(t, "gains", 1)[0] == gained


@clause("VIS-21.5", "VIS-21.20", "VIS-21.9")
@pytest.mark.parametrize(
    ("effect", "replaced", "brought"),
    [
        ([{"rearrange": True}], "rearrange", ["gains"]),
        ([{"gain": "silver", "n": 2}], "silver", ["gains"]),
        ([{"destroy": 1}], "destroy", ["flips_debt", "gains"]),
        ([{"discard": 1}], "discard", ["virtue"]),
        ([{"castle_move": 1}], "castle_move", ["virtue"]),
        ([{"flip": "deed", "n": 1}], "flip", ["virtue"]),
    ],
)
def test_what_it_has_no_use_for_is_replaced(effect: list[Any], replaced: str, brought: list[str]) -> None:
    t = dismissing(effect, {"unpaid": 2})
    assert instead(t)[0] == replaced
    happened = kinds(t, "rival_instead", "gains", "virtue", "flips_debt", "flips_deed", "moves")
    assert happened[: len(brought) + 2] == ["rival_instead", *brought, "moves"]


@clause("VIS-21.5")
def test_without_future_schemes_it_flips_instead_of_gaining_one() -> None:
    left = [name for name in FUTURES if name not in ("scheme_future_cleric_noble", "scheme_future_cleric")]
    t = dismissing([{"hire_free": 1}], {"unpaid": 1}, scheme_discard=" ".join(left))
    assert instead(t)[0] == "scheme" and kinds(t, "rival_gains_scheme", "flips_debt")[0] == "flips_debt"


@clause("VIS-21.6")
@pytest.mark.parametrize(
    ("has", "flipped"),
    [
        ({"unpaid": 1, "acquired": 1}, "flips_debt"),
        ({"unpaid": 1, "acquired": 1, "paid": 1}, "flips_deed"),
        ({"unpaid": 1, "acquired": 1, "paid": 1, "approved": 1}, "flips_debt"),
        ({"unpaid": 1, "acquired": 1, "approved": 1}, "flips_debt"),
        ({"acquired": 1, "approved": 5}, "flips_deed"),
        ({"unpaid": 1, "paid": 5}, "flips_debt"),
    ],
)
def test_it_flips_what_it_has_flipped_less_of(has: dict[str, int], flipped: str) -> None:
    assert kinds(dismissing([{"flip": "any", "n": 1}], has), "flips_debt", "flips_deed")[0] == flipped


@clause("VIS-21.7")
def test_a_hire_is_a_future_scheme_face_up_on_its_discards() -> None:
    t = dismissing([{"hire_free": 1}], future_deck="scheme_future_criminal")
    assert things(t, "rival_gains_scheme") == ["scheme_future_criminal"] and count(t, "hires", 1) == 0
    shown = t.view(0)["places"]["scheme_discard"]["things"]
    assert "scheme_future_criminal" in [thing["card"] for thing in shown]
    assert number(t, "seat1.futures_left") == 5


@clause("VIS-21.8")
def test_it_dismisses_for_nothing_and_gains_no_icons() -> None:
    t = its_turn("scheme_starting_noble", {"gold": 0}, opponent="ai_builder", scheme_row=BUSY,
                 tops=["chevalier", *CALM[1:3], "princess", "foreman"])  # fmt: skip
    assert things(t, "dismisses", 1) == ["chevalier"] and t.position()["removed"] == ["chevalier"]
    assert t.position()["tops"][0] not in ("chevalier", None)
    assert [event.count for event in told(t, "rival_cannot_icons", 1)] == [1]  # the Scheme's own header alone


@clause("VIS-21.9")
@pytest.mark.parametrize(("silver", "resources"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_two_silver_are_a_resource_and_an_odd_one_is_lost(silver: int, resources: int) -> None:
    t = dismissing([{"gain": "silver", "n": silver}])
    assert goods(t) == ({"stone": resources} if resources else {})
    assert t.view(0)["rows"]["seat1.goods"][0] == 0


@clause("VIS-21.10", "VIS-23.8", "VIS-23.3")
def test_icons_come_from_schemes_empty_slots_guildhalls_and_favours() -> None:
    none: list[str | None] = [None, None, None]
    assert number(solo(scheme_row=none), "seat1.noble") == 1 and number(solo(scheme_row=none), "seat1.cleric") == 1
    row = ["scheme_starting_builder_cleric", None, "scheme_starting_criminal"]
    t = solo(rival={"buildings": built("guildhall_1"), "favours": "church_favour_black"}, scheme_row=row)
    assert number(t, "seat1.cleric") == 3 and number(t, "seat1.criminal") == 1 and number(t, "seat1.noble") == 1
    t = solo(opponent="ai_cards", scheme_row=none)
    assert number(t, "seat1.criminal") == 1 and number(t, "seat1.criminals") == 0


@clause("VIS-21.10")
def test_church_favours_help_it_to_act() -> None:
    rival = {"town": "town_02", "favours": "church_favour_black"}
    t = its_turn("scheme_starting_criminal", rival, scheme_row=["scheme_starting_noble", None, None],
                 manuscript_tops=[None, "ms_blue_3_hire", None, None, None], manuscripts_below=[0] * 5)  # fmt: skip
    # the Scheme's Criminal, the Favour, and the header of the empty third slot
    assert [event.count for event in told(t, "rival_does")] == [3] and its(t, "manuscripts") == ["ms_blue_3_hire"]


@clause("VIS-21.12")
def test_trading_post_3_answers_to_a_deed_too() -> None:
    t = dismissing([{"flip": "any", "n": 1}], {"acquired": 9, "buildings": built("trading_post_3")})
    happened = kinds(t, "flips_deed", "flips_debt", "rival_slot", "dismisses", "moves")
    assert happened[:5] == ["dismisses", "flips_deed", "rival_slot", "dismisses", "moves"]


@clause("VIS-21.10", "VIS-21.11")
def test_criminals_are_wild_and_only_what_is_missing_is_paid() -> None:
    row = ["scheme_starting_criminal_b", "scheme_starting_cleric", None]
    t = its_turn(
        "scheme_starting_criminal", {"town": "town_10", "ink": 5, "stone": 3}, scheme_row=row,
        manuscript_tops=["ms_black_6_vp_manuscript", None, None, None, None], manuscripts_below=[0] * 5,
        future_deck="scheme_future_cleric",
    )  # fmt: skip
    # 1 wild, 1 wild, 1 Cleric: 3 of 6
    assert [event.count for event in told(t, "rival_does")] == [3] and things(t, "pays", 1) == ["ink"] * 3
    assert its(t, "ink", "stone", "manuscripts") == [2, 3, ["ms_black_6_vp_manuscript"]]


@clause("VIS-21.12")
def test_trading_post_1_brings_a_scheme_once() -> None:
    rival = {"town": "town_10", "stone": 1, "buildings": built("guildhall_1", "guildhall_2", "guildhall_3")}
    t = its_turn("scheme_starting_builder_noble", rival, opponent="ai_builder",
                 scheme_row=["scheme_starting_builder", "scheme_starting_builder_cleric", None])  # fmt: skip
    assert things(t, "rival_slot")[0] == "trading_post_1" and count(t, "rival_gains_scheme") == 1
    assert kinds(t, "builds", "rival_gains_scheme", "rival_slot") == ["builds", "rival_slot", "rival_gains_scheme"]
    assert "trading_post_1" in its(t, "buildings")


@clause("VIS-21.12", "VIS-21.22")
@pytest.mark.parametrize(("row", "flipped"), [(BUSY, 1), (["scheme_starting_criminal", None, None], 0)])
def test_trading_post_2_pays_a_debt_in_every_collision_without_criminals(row: list[str | None], flipped: int) -> None:
    rival = {"unpaid": 1, "buildings": built("trading_post_2")}
    me = player("start_abbot start_squire start_labourer", town="inner_05_06", corruption=5, virtue=5)
    t = its_turn("scheme_starting_builder_noble", rival, me=me, scheme_row=row, opponent="ai_cleric")
    mine = [event.kind for event in t.events if event.kind in ("flips_debt", "takes_debt", "collision")][:3]
    assert mine == ["collision", "flips_debt", "takes_debt"] if flipped else mine[1] == "takes_debt"
    t = solo(rival={**rival, "corruption": 2, "virtue": 2}, scheme_row=row, active=1, phase="collision")
    assert its(t, "paid", "acquired") == [flipped, 2]


@clause("VIS-21.12", "VIS-21.13")
@pytest.mark.parametrize(
    ("slot", "effect"), [("trading_post_3", {"flip": "any", "n": 1}), ("workshop_1", {"hire_free": 1})]
)
def test_slots_dismiss_after_a_flip_or_a_scheme_but_not_within_their_own_chain(
    slot: str, effect: dict[str, Any]
) -> None:
    rival = {"unpaid": 9, "buildings": built(slot)}
    t = dismissing([effect], rival, town_deck="princess")
    first = kinds(t, "dismisses", "rival_slot", "moves")
    assert first[:4] == ["dismisses", "rival_slot", "dismisses", "moves"] and things(t, "rival_slot")[0] == slot
    change = [
        {"id": name, "on_recruit_or_dismiss": [effect]} for name in (CALM[0], "princess", "printed_townsfolk_01_02")
    ]
    pack = {"regnum_pack": 1, "game": "viscounts", "name": "Test", "cards": change}
    t = its_turn("scheme_starting_noble", rival, pack=pack, opponent="ai_builder", scheme_row=BUSY,
                 town_deck="princess")  # fmt: skip
    # the second dismissal flips or gains again, which does not start a third one
    assert kinds(t, "dismisses", "rival_slot", "moves")[:4] == ["dismisses", "rival_slot", "dismisses", "moves"]
    assert count(t, "flips_debt" if slot == "trading_post_3" else "rival_gains_scheme", 1) >= 2


@clause("VIS-21.12", "VIS-21.16", "VIS-21.21", "VIS-23.5")
@pytest.mark.parametrize(
    ("slots", "row", "moved"),
    [
        ((), BUSY, ["virtue"]),
        ((), ["scheme_starting_criminal", None, None], ["corruption"]),
        (("workshop_2",), BUSY, ["virtue", "virtue"]),
        (("workshop_3",), BUSY, ["virtue", "corruption"]),
        (("workshop_2", "workshop_3"), BUSY, ["virtue", "corruption", "virtue"]),
    ],
)
def test_a_shuffle_is_checked_and_answered_by_its_workshops(
    slots: tuple[str, ...], row: list[str | None], moved: list[str]
) -> None:
    t = dismissing([{"shuffle": True}], {"buildings": built(*slots)}, scheme_row=row,
                   scheme_discard="scheme_starting_criminal_b scheme_future_noble")  # fmt: skip
    told_ = kinds(t, "rival_reshuffles", "virtue", "corruption", "moves")
    assert told_[: len(moved) + 2] == ["rival_reshuffles", *moved, "moves"]
    assert [event.count for event in told(t, "rival_reshuffles")] == [2] and at(t, "scheme_discard") == 0


@clause("VIS-21.16")
def test_a_shuffle_needs_a_discarded_scheme() -> None:
    assert count(dismissing([{"shuffle": True}]), "rival_reshuffles") == 0


@clause("VIS-21.14", "VIS-23.4", "VIS-15.5")
@pytest.mark.parametrize(
    ("space", "resources", "deeds", "debts"),
    [(1, 0, 3, 0), (2, 0, 2, 0), (3, 1, 1, 0), (4, 1, 1, 1), (5, 1, 0, 1), (6, 1, 0, 2), (7, 2, 0, 3)],
)
def test_its_collision_brings_what_its_track_shows(space: int, resources: int, deeds: int, debts: int) -> None:
    t = solo(rival={"corruption": space, "virtue": space}, active=1, phase="collision")
    play_out(t, 1)
    assert goods(t) == ({"ink": resources} if resources else {}) and its(t, "acquired", "unpaid") == [deeds, debts]
    assert markers(t) == (1, 7)


@clause("VIS-21.14", "VIS-21.15", "VIS-15.7")
@pytest.mark.parametrize(
    ("space", "board", "change"),
    [
        (1, "start_thief start_squire start_labourer", {"unpaid": 1}),
        (1, "start_abbot start_squire start_labourer", {}),
        (2, "start_thief start_squire start_labourer", {"corruption": 2}),
        (3, "start_thief start_squire start_labourer", {"corruption": 2}),
        (5, "start_abbot start_squire start_labourer", {"virtue": 6}),
        (6, "start_abbot start_squire start_labourer", {"virtue": 6}),
        (7, "start_abbot start_squire start_labourer", {"acquired": 1}),
        (7, "start_thief start_squire start_labourer", {}),
    ],
)
def test_its_collision_touches_the_player(space: int, board: str, change: dict[str, int]) -> None:
    before = {"unpaid": 0, "acquired": 0, "corruption": 1, "virtue": 7}
    me = player(board, town="inner_05_06", hand="start_trader start_lender start_financier")
    t = solo(rival={"corruption": space, "virtue": space}, me=me, active=1, phase="collision")
    mine = t.position()["players"][0]
    assert {key: mine[key] for key in before} == {**before, **change}


@clause("VIS-21.15")
def test_in_the_middle_of_the_track_the_player_may_rearrange_and_it_takes_a_resource() -> None:
    t = solo(rival={"corruption": 4, "virtue": 4}, active=1, phase="collision")
    assert asked(t) == (0, "rearrange")
    me = player("start_abbot start_squire start_labourer", town="inner_05_06", corruption=4, virtue=4)
    t = its_turn("scheme_starting_builder_noble", me=me)
    assert kinds(t, "gains", "moves")[:2] == ["gains", "gains"]  # of the collision, and of its Scheme


@clause("VIS-21.15")
@pytest.mark.parametrize(
    ("space", "row", "kind"),
    [(2, ["scheme_starting_criminal", None, None], "corruption"), (7, BUSY, "takes_deed"), (5, BUSY, "virtue")],
)
def test_the_player_s_collision_touches_it(space: int, row: list[str | None], kind: str) -> None:
    me = player("start_abbot start_squire start_labourer", town="inner_05_06", corruption=space, virtue=space)
    t = its_turn("scheme_starting_builder_noble", me=me, scheme_row=row)
    assert next(event.kind for event in t.events if event.seat == 1) == kind


@clause("VIS-21.17")
def test_of_an_empty_pile_it_dismisses_the_printed_townsfolk() -> None:
    t = its_turn("scheme_starting_noble", {"unpaid": 1, "acquired": 1}, opponent="ai_builder", scheme_row=BUSY,
                 tops=[None, *CALM[1:]], below=[0, 9, 9, 9, 9])  # fmt: skip
    assert things(t, "dismisses", 1) == ["printed_townsfolk_01_02"] and t.position()["removed"] == []
    assert kinds(t, "dismisses", "virtue", "moves")[:3] == ["dismisses", "virtue", "moves"]


@clause("VIS-21.18")
def test_replacements_chain() -> None:
    t = dismissing([{"destroy": 1}])
    assert instead(t)[:2] == ["destroy", "flip"] and kinds(t, "virtue", "moves")[0] == "virtue"
    t = dismissing([{"destroy": 1}], {"unpaid": 1})
    assert kinds(t, "flips_debt", "gains", "moves") == ["flips_debt", "gains", "moves"] and its(t, "paid") == 1


@clause("VIS-21.19", "VIS-21.4", "VIS-R.17")
def test_to_the_card_opponent_all_resources_are_one_kind() -> None:
    tiles = ["ms_black_6_vp_manuscript", None, None, None, None]
    t = its_turn("scheme_starting_cleric", {"town": "town_09", "ink": 1, "gold": 2, "stone": 2}, opponent="ai_cards",
                 scheme_row=["scheme_starting_builder", "scheme_starting_noble", None], manuscript_tops=tiles,
                 manuscripts_below=[0] * 5)  # fmt: skip
    assert its(t, "manuscripts") == ["ms_black_6_vp_manuscript"] and goods(t) == {}
    t = its_turn("scheme_starting_cleric", {"town": "town_09", "ink": 1, "gold": 2, "stone": 2}, opponent="ai_noble",
                 scheme_row=["scheme_starting_builder_noble", "scheme_starting_noble", None], manuscript_tops=tiles,
                 manuscripts_below=[0] * 5)  # fmt: skip
    assert its(t, "manuscripts") == [] and count(t, "rival_cannot_icons") == 1
