"""VIS-18, VIS-19: the last round, scoring term by term, ties."""

import pytest

from games.support import count, told
from games.viscounts.support import CALM, placing, player, table
from regnum.kernel.table import Table
from support import clause


def points(t: Table, p: int = 0) -> dict[str, int]:
    """A player's score, term by term."""
    return {term.name: term.points for term in t.scores[p].terms}


def over(*players: dict[str, object], **position: object) -> Table:
    return table(*players, phase="over", **position)


def to_the_end(t: Table) -> None:
    """Plays on with whatever comes last."""
    while not t.over:
        t.play(t.pending[0].options[-1])


@clause("VIS-18.1", "VIS-18.2", "VIS-H.23", "VIS-18.6")
@pytest.mark.parametrize(("active", "turns"), [(1, [2, 0, 1, 2]), (2, [0, 1, 2])])
def test_the_round_is_finished_and_one_more_is_played(active: int, turns: list[int]) -> None:
    mine = player(
        "start_abbot start_squire start_labourer",
        corruption=5,
        virtue=5,
        hand="start_trader start_thief",
        town="town_03",
    )
    seats = [player("- - -", hand="start_trader start_thief", town=f"town_0{i + 5}") for i in range(3)]
    seats[active] = {**mine, "silver": 2}
    t = table(*seats, active=active, phase="recruit", debt_stack=1, round=4)
    t.play("no hire")
    assert count(t, "poverty_revealed") == 1 and t.position()["last"] == 5
    to_the_end(t)
    assert [event.seat for event in told(t, "turn_begins")] == turns
    assert t.result is not None and t.position()["round"] == 5


@clause("VIS-18.3", "VIS-18.5")
def test_a_second_card_adds_no_round() -> None:
    mine = player("start_abbot start_squire start_labourer", corruption=4, virtue=4, hand="start_trader start_thief")
    t = table(mine, phase="collision", debt_stack=1, deed_stack=1, round=3)
    assert t.position()["last"] == 4 and t.position()["debt_stack"] == t.position()["deed_stack"] == 0
    to_the_end(t)
    assert t.position()["round"] == 4


@clause("VIS-18.4", "VIS-18.5")
def test_nothing_answers_to_the_end() -> None:
    t = over(player("hero_ada start_abbot start_squire", corruption=3, virtue=3))
    assert t.result is not None and points(t)["acquired_deeds"] == 0
    assert t.position()["players"][0]["corruption"] == t.position()["players"][0]["virtue"] == 3
    t = over(player("traveller start_lender start_trader", manuscripts="ms_black_5_vp_icon_cleric"))
    assert points(t)["ms_black_5_vp_icon_cleric"] == 1  # the Abbot: the Traveller makes no Clerics of Merchants


@clause("VIS-19.2", "VIS-EX.9")
@pytest.mark.parametrize(
    ("building", "term", "vp"), [("workshop", "workshops", (2, 5, 9)), ("trading_post", "trading_posts", (4, 9, 15)),
                                 ("guildhall", "guildhalls", (6, 13, 21))]
)  # fmt: skip
def test_buildings(building: str, term: str, vp: tuple[int, int, int]) -> None:
    for n in (1, 2, 3):
        built = {f"{building}_{4 - i}": f"segment_01_02_A_spot_{i}" for i in range(1, n + 1)}
        assert points(over(player(buildings=built)))[term] == vp[n - 1]


@clause("VIS-19.3")
def test_workers_score_their_tier() -> None:
    found = points(over(player(tier1=[1, 0, 2, 0, 0], tier2=[0, 2, 0, 0, 0], tier3=3)))
    assert (found["tier_1"], found["tier_2"], found["tier_3"]) == (3, 4, 9)


SEVEN = (
    "ms_grey_3_virtue_1 ms_grey_3_flip_any ms_grey_4_workshop ms_black_3_flip_any ms_black_4_ink_2 "
    "ms_yellow_3_flip_any ms_blue_3_hire"
)


@clause("VIS-19.4", "VIS-EX.13", "VIS-H.24")
@pytest.mark.parametrize(
    ("tiles", "vp"),
    [("", 0), ("ms_grey_3_virtue_1", 1), ("ms_grey_3_virtue_1 ms_grey_3_flip_any", 2),
     ("ms_grey_3_virtue_1 ms_black_3_flip_any ms_blue_3_hire", 9),
     (SEVEN, 21)],
)  # fmt: skip
def test_sets_of_ribbons_are_squares(tiles: str, vp: int) -> None:
    assert points(over(player(manuscripts=tiles)))["manuscript_sets"] == vp


@clause("VIS-19.5", "VIS-19.6", "VIS-19.13", "VIS-1.6", "VIS-5.8")
@pytest.mark.parametrize(
    ("tile", "more", "vp"),
    [
        ("ms_grey_5_vp_resource", {"ink": 2, "gold": 2, "stone": 1, "silver": 9}, 2),
        ("ms_grey_6_vp_building", {"buildings": {"workshop_1": "segment_01_02_A_spot_1"}}, 1),
        ("ms_black_6_vp_flipped_deed", {"approved": 4}, 4),
        ("ms_yellow_6_vp_flipped_debt", {"paid": 3}, 3),
        ("ms_yellow_6_vp_worker_in_castle", {"tier1": [1, 1, 0, 0, 0], "tier2": [2, 0, 0, 0, 0], "tier3": 1}, 2),
        ("ms_black_6_vp_manuscript", {}, 0),
        ("ms_blue_6_vp_icon_criminal", {"discard": "antagonist start_thief"}, 3),
        ("ms_blue_5_vp_icon_merchant", {"hand": "courier", "favours": "church_favour_blue"}, 4),
        ("ms_black_5_vp_icon_cleric", {"deck": "bishop"}, 3),
        ("ms_yellow_5_vp_icon_noble", {"buildings": {"guildhall_2": "segment_01_02_A_spot_1"}}, 2),
        ("ms_grey_5_vp_icon_builder", {"discard": "charlatan"}, 3),
    ],
)
def test_end_conditions(tile: str, more: dict[str, object], vp: int) -> None:
    cards = "start_abbot start_squire start_labourer start_trader start_lender"
    t = over(player("- - -", cards, manuscripts=tile, **more))
    assert points(t)[tile] == vp


@clause("VIS-19.6")
def test_icons_of_cards_that_come_and_go_are_counted() -> None:
    tile = "ms_black_5_vp_icon_cleric"
    t = placing([{"hire_free": 1}], {"manuscripts": tile}, tops=["bishop", *CALM[1:]])
    assert points(t)[tile] == 1
    t.play("hire bishop")
    assert points(t)[tile] == 3
    t = placing([{"destroy": 1}], {"manuscripts": tile, "hand": "start_abbot bishop"})
    assert points(t)[tile] == 3
    t.play("destroy bishop")
    assert points(t)[tile] == 1


@clause("VIS-19.7", "VIS-13.4", "VIS-12.11")
def test_leader_and_favours() -> None:
    t = over(player(favours="church_favour_grey church_favour_blue"), leader=0)
    assert (points(t)["castle_leader"], points(t)["church_favour"]) == (5, 6)
    assert points(t, 1)["castle_leader"] == 0


@clause("VIS-19.9", "VIS-19.10", "VIS-19.12", "VIS-EX.15", "VIS-H.24", "VIS-R.14")
@pytest.mark.parametrize(
    ("flipped", "vp"),
    [((5, 5, 2), (10, 10, 4)), ((5, 2, 2, 2), (12, 4, 4, 4)), ((3, 3), (8, 8)), ((3, 1), (12, 4)), ((3, 0), (12, 0)),
     ((4, 4, 2, 2), (10, 10, 2, 2)), ((5, 4, 3), (12, 8, 4)), ((1, 1, 1, 1), (6, 6, 6, 6)), ((5, 3, 3), (12, 6, 6)),
     ((0, 0), (0, 0))],
)  # fmt: skip
def test_majorities(flipped: tuple[int, ...], vp: tuple[int, ...]) -> None:
    t = over(*(player(approved=n, town="town_10") for n in flipped), debt_stack=0)
    assert tuple(points(t, p)["poverty"] for p in range(len(vp))) == vp
    assert all(points(t, p)["prosperity"] == 0 for p in range(len(vp)))
    t = over(*(player(paid=n, town="town_10") for n in flipped), deed_stack=0)
    assert tuple(points(t, p)["prosperity"] for p in range(len(vp))) == vp


@clause("VIS-19.11")
def test_ties_go_to_goods_left_then_are_shared() -> None:
    t = over(player(silver=3, ink=1), player(silver=3))
    assert t.result is not None and t.result.winners == (0,) and t.result.tie_break["goods_left"] == (4, 3)
    t = over(player(silver=3), player(gold=3))
    assert t.result is not None and t.result.winners == (0, 1)


@clause("VIS-EX.16", "VIS-19.1", "VIS-19.6")
def test_a_hundred_and_nine_points() -> None:
    tiles = ("ms_grey_6_vp_building ms_black_4_ink_2 ms_yellow_5_vp_icon_noble ms_blue_6_vp_icon_criminal "
             "ms_grey_3_flip_any ms_black_4_virtue_2 ms_yellow_6_vp_flipped_debt ms_black_3_flip_any")  # fmt: skip
    spots = iter(f"segment_{s}_B_spot_{i}" for s in ("01_02", "03_04") for i in range(1, 6))
    slots = ("trading_post_1", "guildhall_1", "guildhall_2", "workshop_1", "workshop_2", "workshop_3")
    mine = player("aristocrat princess start_squire", "diplomat antagonist start_thief pickpocket", manuscripts=tiles,
                  buildings=dict(zip(slots, spots, strict=False)), tier1=[1] * 5, tier2=[1, 1, 1, 1, 0], tier3=2,
                  paid=3, unpaid=1, acquired=4, approved=2, favours="church_favour_black")  # fmt: skip
    t = over(mine, player(approved=5, town="town_10"), player(approved=4, town="town_09"), leader=0, debt_stack=0,
             tops=["acolyte", "bishop", "artisan", "chevalier", "foreman"])  # fmt: skip
    assert points(t) == {
        "trading_posts": 4, "guildhalls": 13, "workshops": 9, "tier_1": 5, "tier_2": 8, "tier_3": 6,
        "manuscript_sets": 26, "ms_grey_6_vp_building": 6, "ms_yellow_5_vp_icon_noble": 5,
        "ms_blue_6_vp_icon_criminal": 4, "ms_yellow_6_vp_flipped_debt": 3, "castle_leader": 5, "church_favour": 3,
        "unpaid_debts": -2, "acquired_deeds": 4, "approved_deeds": 6, "poverty": 4, "prosperity": 0,
    }  # fmt: skip
    assert t.scores[0].total == 109


@clause("VIS-3.6", "VIS-19.6")
def test_decks_are_laid_open_at_the_end_and_not_before() -> None:
    mine = player("start_abbot start_squire -", "princess", hand="start_thief", discard="clergyman")
    assert table(mine).view(1)["counts"] is None
    counts = over(mine).view(1)["counts"]
    assert counts[0] == dict.fromkeys(("clergyman", "princess", "start_abbot", "start_squire", "start_thief"), 1)
    assert len(counts) == 2
