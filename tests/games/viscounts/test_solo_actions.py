"""VIS-22: how the solo opponent builds, places Workers and transcribes."""

from typing import Any

import pytest

from games.support import asked, count, things, told
from games.viscounts.solo import goods, its, its_turn, kinds, solo
from games.viscounts.support import player
from support import clause

BUILDERS = ["scheme_starting_builder", "scheme_future_builder", None]
NOBLES = ["scheme_starting_noble", "scheme_future_noble", None]
NO_TILES: list[str | None] = [None] * 5


def building(rival: dict[str, Any], **position: Any) -> Any:
    """The Builder goes one town further and tries to build: it has three Builder Icons, and its Stone."""
    return its_turn("scheme_starting_builder_noble", rival, opponent="ai_builder", scheme_row=BUILDERS, **position)


def placing(rival: dict[str, Any], **position: Any) -> Any:
    """The Noble goes three towns further and tries to place Workers: it has three Noble Icons, and its Gold."""
    return its_turn("scheme_starting_cleric_noble", rival, opponent="ai_noble", scheme_row=NOBLES, **position)


@clause("VIS-22.1", "VIS-21.11")
@pytest.mark.parametrize(
    ("stone", "has", "built", "left"),
    [
        (0, {}, "workshop_1", 1),
        (1, {}, "trading_post_1", 0),
        (4, {}, "guildhall_1", 1),
        (9, {"guildhall_1": "segment_09_10_A_spot_1"}, "guildhall_2", 6),
        (0, {"workshop_1": "segment_09_10_A_spot_1"}, "workshop_2", 1),
    ],
)
def test_it_builds_the_left_most_building_that_it_can_afford(
    stone: int, has: dict[str, str], built: str, left: int
) -> None:
    # the Scheme brings a Stone, or with six of them a Gold; a Guildhall has an icon
    t = building({"town": "town_04", "stone": stone, "buildings": has})
    assert its(t, "buildings") == {**has, built: "segment_05_06_A_spot_1"} and its(t, "stone") == left


@clause("VIS-22.1")
def test_rivers_bound_it_and_without_a_free_spot_it_cannot_build() -> None:
    one = {"workshop_1": "segment_05_06_A_spot_1"}
    t = building({"town": "town_04", "buildings": one})
    assert its(t, "buildings")["workshop_2"] == "segment_05_06_A_spot_2"
    mine = player("start_abbot start_squire start_labourer", town="inner_05_06",
                  buildings={"workshop_1": "segment_05_06_A_spot_2"})  # fmt: skip
    t = building({"town": "town_04", "buildings": one}, me=mine)
    assert len(its(t, "buildings")) == 1 and things(t, "rival_cannot_spot")[0] == "build"
    t = building({"town": "town_05"})
    assert its(t, "buildings") == {"workshop_1": "segment_05_06_A_spot_3"}


@clause("VIS-22.1")
def test_it_cannot_build_what_it_cannot_pay_or_does_not_have() -> None:
    t = its_turn("scheme_starting_cleric_noble", {"town": "town_02"}, opponent="ai_builder",
                 scheme_row=["scheme_starting_cleric", "scheme_future_cleric", None])  # fmt: skip
    assert things(t, "rival_cannot_icons", 1) == ["castle", "build"] and count(t, "builds", 1) == 0
    spots = [f"segment_{s}_A_spot_{n}" for s in ("01_02", "03_04", "09_10") for n in (1, 2, 3, 4)][:9]
    slots = [f"{name}_{n}" for name in ("guildhall", "trading_post", "workshop") for n in (1, 2, 3)]
    t = building({"town": "town_04", "stone": 9, "buildings": dict(zip(slots, spots, strict=True))})
    assert things(t, "rival_cannot_building") == ["build", "build"]  # the row, and the focus


@clause("VIS-22.1", "VIS-11.6")
def test_spot_and_link_effects_are_its_own_and_the_neighbour_s() -> None:
    mine = player("start_abbot start_squire start_labourer", town="inner_05_06",
                  buildings={"workshop_1": "segment_03_04_A_spot_2"})  # fmt: skip
    t = building({"town": "town_02"}, me=mine)
    assert its(t, "buildings") == {"workshop_1": "segment_03_04_A_spot_1"}
    assert goods(t) == {"ink": 1, "stone": 2}  # the spot; the Scheme, and the link instead of 2 Silver
    assert t.position()["players"][0]["silver"] == 2 and count(t, "link", 1) == 1


@clause("VIS-22.1", "VIS-11.6", "VIS-21.5")
def test_a_link_that_the_player_completes_is_its_own_too() -> None:
    mine = player("start_abbot start_squire start_labourer", town="town_03", stone=9)
    t = solo("scheme_starting_builder_noble", {"buildings": {"workshop_1": "segment_03_04_A_spot_2"}}, me=mine)
    t.play("build", "slot workshop_1", "spot 3-4.1")
    assert count(t, "link") == 1 and things(t, "gains", 1)[0] == "ink" and "silver" in things(t, "gains", 0)


@clause("VIS-22.2")
@pytest.mark.parametrize(
    ("town", "taken", "spot"),
    [
        ("town_04", (), "segment_05_06_A_spot_1"),
        ("town_04", ("05_06_A_spot_1", "05_06_A_spot_2"), "segment_05_06_A_spot_3"),
        ("town_04", tuple(f"05_06_A_spot_{n}" for n in (1, 2, 3, 4)), "segment_07_08_A_spot_1"),
        ("town_05", (), "segment_05_06_A_spot_3"),  # the right bank
        ("town_05", ("05_06_A_spot_3", "05_06_A_spot_4"), "segment_07_08_A_spot_1"),
    ],
)
def test_a_free_building_goes_on_round_the_board(town: str, taken: tuple[str, ...], spot: str) -> None:
    slots = ("workshop_1", "workshop_2", "workshop_3", "trading_post_1")
    mine = player("start_abbot start_squire start_labourer", town="inner_09_10",
                  buildings=dict(zip(slots, (f"segment_{name}" for name in taken), strict=False)))  # fmt: skip
    tiles = [None, None, "ms_grey_4_workshop", None, None]
    t = its_turn("scheme_starting_criminal", {"town": town, "ink": 9}, me=mine, manuscript_tops=tiles,
                 manuscripts_below=[0] * 5)  # fmt: skip
    assert its(t, "buildings") == {"workshop_1": spot} and things(t, "transcribes", 1) == ["ms_grey_4_workshop"]


@clause("VIS-22.3", "VIS-H.25", "VIS-21.11")
@pytest.mark.parametrize(("gold", "workers", "left"), [(0, 2, 1), (1, 3, 0), (2, 3, 1), (4, 4, 0), (7, 4, 2)])
def test_it_places_as_many_workers_as_it_can_never_one(gold: int, workers: int, left: int) -> None:
    # 3 Nobles on its Schemes, and the Gold that the Scheme brings as long as it has fewer than six
    t = placing({"town": "town_01", "gold": gold})
    assert [event.count for event in told(t, "places_worker", 1)] == [workers]
    assert things(t, "places_worker", 1) == ["castle_flip"]  # beside segment 3–4, though it is in an outer town
    assert its(t, "gold") == left


@clause("VIS-22.3", "VIS-H.25", "VIS-23.2")
def test_with_two_nobles_it_places_nobody() -> None:
    t = its_turn("scheme_starting_noble", opponent="ai_cleric",
                 scheme_row=["scheme_starting_builder_noble", "scheme_starting_cleric", None])  # fmt: skip
    assert [event.count for event in told(t, "rival_cannot_icons", 1)] == [2] and count(t, "places_worker", 1) == 0


@clause("VIS-22.3")
def test_free_workers_go_to_the_same_section() -> None:
    tiles = [None, None, "ms_yellow_4_workers_2", None, None]
    t = its_turn("scheme_starting_criminal", {"town": "town_04", "ink": 9}, manuscript_tops=tiles,
                 manuscripts_below=[0] * 5, rotation=1)  # fmt: skip
    assert its(t, "tier1") == [0, 0, 0, 2, 0]


@clause("VIS-22.4", "VIS-22.9", "VIS-12.4")
def test_sections_are_resolved_clockwise_from_its_own() -> None:
    t = placing({"town": "town_01", "tier1": [2, 1, 2, 0, 0]})
    # section 1 has three: one inward, one to 0 and one to 2, which then hold three: first 2, then 0
    assert things(t, "inward", 1)[:3] == ["castle_flip", "castle_gold_or_move", "castle_ink_stone"]


@clause("VIS-22.4", "VIS-H.25")
def test_of_a_choice_it_takes_the_first() -> None:
    t = placing({"town": "town_03", "tier1": [0, 0, 2, 0, 0], "gold": 0})
    assert things(t, "inward", 1) == ["castle_gold_or_move"] and its(t, "gold") == 2
    t = placing({"town": "town_05", "tier1": [0, 0, 0, 2, 0]}, future_deck="scheme_future_criminal")
    assert things(t, "inward", 1) == ["castle_hire_or_destroy"]
    assert things(t, "rival_gains_scheme") == ["scheme_future_criminal"]


@clause("VIS-22.4", "VIS-12.9")
def test_it_bumps_the_player_s_workers_if_it_can() -> None:
    mine = player("start_abbot start_squire start_labourer", town="inner_05_06", tier1=[0, 2, 0, 0, 0])
    t = placing({"town": "town_01"}, me=mine)
    assert t.position()["players"][0]["tier1"] == [0, 1, 0, 0, 0] and its(t, "tier1") == [0, 2, 0, 0, 0]
    assert [event.seat for event in told(t, "bumped")] == [0] and t.position()["players"][0]["silver"] == 2


@clause("VIS-22.4", "VIS-12.9")
def test_the_player_s_bumping_brings_it_a_resource_for_two_silver() -> None:
    mine = player("start_abbot start_squire start_labourer", town="inner_03_04", tier1=[0, 1, 0, 0, 0], gold=9)
    t = solo("scheme_starting_builder_noble", {"tier1": [0, 2, 0, 0, 0]}, me=mine)
    t.play("castle", "workers 1", "bump 1")
    assert its(t, "tier1") == [0, 1, 0, 0, 0] and things(t, "gains", 1)[0] == "ink"


@clause("VIS-22.4", "VIS-12.10", "VIS-12.11")
def test_it_may_be_castle_leader() -> None:
    t = placing({"town": "town_01", "tier1": [0, 1, 0, 0, 0], "tier2": [0, 2, 0, 0, 0]})
    assert its(t, "tier3") == 1 and things(t, "takes_leader", 1) == ["castle_leader"]
    assert {term["name"]: term["points"] for term in t.view(0)["rivals"][0]["terms"]}["castle_leader"] == 5


@clause("VIS-22.5", "VIS-13.4")
def test_it_transcribes_from_an_outer_town_and_takes_church_favours() -> None:
    rival = {"town": "town_04", "ink": 9, "manuscripts": "ms_black_4_ink_2 ms_black_4_virtue_2"}
    tiles = [None, None, "ms_black_3_virtue_1", None, None]
    t = its_turn("scheme_starting_criminal", rival, manuscript_tops=tiles, manuscripts_below=[0] * 5)
    assert "ms_black_3_virtue_1" in its(t, "manuscripts") and its(t, "favours") == ["church_favour_black"]
    assert kinds(t, "transcribes", "takes_favour", "virtue")[:3] == ["transcribes", "takes_favour", "virtue"]


@clause("VIS-22.6", "VIS-17.8")
@pytest.mark.parametrize(
    ("tiles", "taken"),
    [
        ([None, "ms_grey_3_virtue_1", None, None, "ms_blue_3_virtue_1"], "ms_blue_3_virtue_1"),
        (["ms_grey_3_virtue_1", "ms_black_3_virtue_1", None, None, None], "ms_grey_3_virtue_1"),
        ([None, "ms_grey_3_virtue_1", None, "ms_grey_6_vp_building", None], "ms_grey_3_virtue_1"),
    ],
)
def test_a_free_manuscript_is_the_next_one_clockwise(tiles: list[str | None], taken: str) -> None:
    mine: list[str | None] = [*tiles[:2], "ms_black_5_manuscript", *tiles[3:]]
    t = its_turn("scheme_starting_criminal", {"town": "town_04", "ink": 9}, manuscript_tops=mine,
                 manuscripts_below=[0] * 5)  # fmt: skip
    assert things(t, "transcribes", 1) == ["ms_black_5_manuscript", taken]


@clause("VIS-22.6", "VIS-14.7")
def test_a_free_manuscript_comes_from_its_own_segment_first() -> None:
    tiles = [None, None, "ms_black_5_manuscript", "ms_grey_3_virtue_1", None]
    t = its_turn("scheme_starting_criminal", {"town": "town_04", "ink": 9}, manuscript_tops=tiles,
                 manuscripts_below=[0, 0, 1, 0, 0], manuscript_deck="ms_blue_3_virtue_1")  # fmt: skip
    assert things(t, "transcribes", 1) == ["ms_black_5_manuscript", "ms_blue_3_virtue_1"]


@clause("VIS-22.6")
def test_a_free_manuscript_is_lost_if_none_fits() -> None:
    tiles = [None, None, "ms_black_5_manuscript", "ms_grey_6_vp_building", None]
    t = its_turn("scheme_starting_criminal", {"town": "town_04", "ink": 9}, manuscript_tops=tiles,
                 manuscripts_below=[0] * 5)  # fmt: skip
    assert things(t, "transcribes", 1) == ["ms_black_5_manuscript"]


@clause("VIS-22.7", "VIS-13.5")
def test_of_an_empty_pile_it_transcribes_the_printed_manuscript() -> None:
    t = its_turn("scheme_starting_criminal", {"town": "town_02", "ink": 9}, manuscript_tops=NO_TILES,
                 manuscripts_below=[0] * 5)  # fmt: skip
    assert things(t, "transcribes_printed", 1) == ["printed_manuscript_03_04"] and its(t, "manuscripts") == []


@clause("VIS-22.8", "VIS-R.17")
def test_the_card_opponent_cannot_turn_to_its_focus_with_nothing_to_flip() -> None:
    t = its_turn("scheme_starting_criminal", opponent="ai_cards")
    assert kinds(t, "rival_focus", "rival_cannot_flip", "takes_deed") == [
        "rival_focus",
        "rival_cannot_flip",
        "takes_deed",
    ]
    t = its_turn("scheme_starting_criminal", {"acquired": 1}, opponent="ai_cards")
    assert its(t, "approved") == 1 and count(t, "takes_deed", 1) == 0


@clause("VIS-22.10", "VIS-R.29")
@pytest.mark.parametrize(("supply", "placed", "gold"), [(1, 1, 6), (2, 2, 6), (3, 3, 4), (0, 0, 6)])
def test_it_places_all_that_are_left_and_pays_no_more_than_that(supply: int, placed: int, gold: int) -> None:
    t = placing({"town": "town_01", "gold": 5, "tier3": 20 - supply})
    assert sum(event.count for event in told(t, "places_worker", 1)) == placed
    assert its(t, "gold") == gold and ("rival_cannot_worker" in kinds(t, "rival_cannot_worker")) == (supply == 0)


@clause("VIS-22.1")
def test_the_player_rearranges_by_a_link_that_it_completes() -> None:
    mine = player("start_abbot start_squire start_labourer", town="inner_05_06",
                  buildings={"workshop_1": "segment_09_10_A_spot_4"})  # fmt: skip
    t = building({"town": "town_10"}, me=mine)
    assert its(t, "buildings") == {"workshop_1": "segment_01_02_A_spot_1"} and asked(t) == (0, "rearrange")
    t.play("keep")
    assert goods(t) == {"gold": 1, "stone": 2}
