"""VIS-2: set-up: pairs, start cards, the first shuffle."""

from itertools import combinations

import pytest

import regnum
from games.support import asked, count, options, things, visible
from games.viscounts.support import CALM, castle, has, markers, seat
from regnum.kernel.table import Table
from support import clause

HEROES = ["hero_ada", "hero_bertha", "hero_clovis", None, None]


def picking(card: int, seats: int = 2, **position: object) -> Table:
    """The first seat is about to pick, as the last of all; the Player Card of that number is the first of two."""
    cards = [f"player_card_{card:02}", f"player_card_{card % 10 + 1:02}", None, None, None]
    other = {"player_card": "player_card_01" if card not in (1, 10) else "player_card_03", "town": "town_10"}
    laid = {"player_cards": cards, "heroes": [*HEROES[:2], None, None, None], "tops": CALM, **position}
    return regnum.scenario(
        "viscounts", {"players": [{}, *[other] * (seats - 1)], "phase": "pairs", "active": 0, **laid}
    )


def pick(card: int, **position: object) -> Table:
    t = picking(card, **position)
    t.play(f"take player_card_{card:02}")
    return t


@clause("VIS-2.10", "VIS-2.11", "VIS-2.23", "VIS-2.18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pairs_are_picked_in_reverse_turn_order(seats: int) -> None:
    t = regnum.new("viscounts", seats, 3, {"first": 1})
    assert len(visible(t, "player_cards")) == len(visible(t, "heroes")) == seats + 1
    pickers = []
    while t.position()["phase"] == "pairs":
        if t.pending[0].kind == "pair":
            pickers.append(t.pending[0].seat)
        t.play(t.pending[0].options[0])
    assert pickers == [(1 + i) % seats for i in range(seats - 1, -1, -1)]
    assert visible(t, "player_cards") == visible(t, "heroes") == [] and t.position()["round"] == 1
    assert len(things(t, "pair_returns")) == 2


@clause("VIS-2.4", "VIS-2.5", "VIS-2.6", "VIS-R.30", "VIS-2.7", "VIS-2.19")
def test_piles_are_as_equal_as_can_be() -> None:
    t = regnum.new("viscounts", 3, 4)
    rows = t.view(0)["rows"]
    assert sorted(n + 1 for n in rows["below"]) == [13, 13, 14, 14, 14]
    assert rows["manuscripts_below"] == [6] * 5
    assert len(visible(t, "tops")) == len(visible(t, "manuscript_tops")) == 5
    grey = {
        "ms_grey_6_vp_building",
        "ms_black_4_ink_2",
        "ms_black_4_virtue_2",
        "ms_yellow_6_vp_worker_in_castle",
        "ms_blue_3_silver_4",
    }
    assert set(visible(t, "manuscript_tops")) == grey
    assert "things" not in t.view(0)["places"]["town_deck"] and len(visible(t, "church")) == 4


@clause("VIS-2.4", "VIS-R.30")
def test_any_two_piles_may_be_the_shorter_ones() -> None:
    dealt = [regnum.new("viscounts", 2, seed).position()["below"] for seed in range(120)]
    assert {tuple(sorted(below)) for below in dealt} == {(12, 12, 13, 13, 13)}
    assert {tuple(i for i, n in enumerate(below) if n == 12) for below in dealt} == {*combinations(range(5), 2)}


@clause("VIS-2.12", "VIS-2.13", "VIS-2.15", "VIS-2.16", "VIS-2.20", "VIS-2.17")
def test_a_player_card_is_resolved_whole() -> None:
    t = pick(1)
    assert has(t, "town", "stone", "ink", "silver", "acquired", "unpaid") == ["town_01", 1, 2, 8, 2, 1]
    assert markers(t) == (1, 6)  # the extra step; the shuffle gives nothing
    assert len(seat(t)["hand"]) == 3 and len(seat(t)["rest"]) == 6 and seat(t)["discard"] == []
    assert {*seat(t)["hand"], *seat(t)["rest"]} >= {"hero_ada"}
    assert (t.position()["debt_stack"], t.position()["deed_stack"]) == (12, 12)


@clause("VIS-2.13", "VIS-2.14")
@pytest.mark.parametrize(
    ("card", "choices", "expected"),
    [
        (2, ["gain ink", "gain gold"], {"ink": 1, "gold": 1, "silver": 6, "acquired": 2, "approved": 1, "unpaid": 1}),
        (4, ["gain stone"], {"gold": 2, "stone": 1, "silver": 7, "acquired": 1, "unpaid": 1, "paid": 1}),
        (7, ["flip deed"], {"gold": 1, "ink": 1, "silver": 7, "acquired": 1, "approved": 1, "unpaid": 2}),
        (10, [], {"stone": 1, "gold": 1, "ink": 1, "silver": 10, "acquired": 1, "unpaid": 2, "corruption": 3}),
    ],
)
def test_what_player_cards_bring(card: int, choices: list[str], expected: dict[str, int]) -> None:
    t = pick(card)
    t.play(*choices)
    assert {key: seat(t)[key] for key in expected} == expected


@clause("VIS-2.14")
def test_card_3_takes_a_manuscript_from_any_segment() -> None:
    t = pick(3)
    assert asked(t)[1] == "manuscript" and len(options(t)) == 3
    t.play("take ms_blue_3_silver_4")
    assert has(t, "silver", "manuscripts") == [8, ["ms_blue_3_silver_4"]]


@clause("VIS-2.14", "VIS-12.12")
def test_card_5_places_workers_in_any_section() -> None:
    t = pick(5)
    t.play("workers castle_virtue_2")
    assert castle(t)[0] == [0, 0, 0, 0, 2]


@clause("VIS-2.14", "VIS-2.21")
def test_card_6_hires_into_the_deck() -> None:
    t = picking(6, tops=["architect", "acolyte", "bishop", "princess", "racketeer_destroy_discard"])
    t.play("take player_card_06")
    assert len(options(t)) == 5
    t.play("hire acolyte")  # its Discard does nothing yet
    assert asked(t)[1] == "place"
    assert "acolyte" in {*seat(t)["hand"], *seat(t)["rest"]} and len({*seat(t)["hand"], *seat(t)["rest"]}) == 10
    t = picking(6, tops=["architect", "acolyte", "bishop", "princess", "racketeer_destroy_discard"])
    t.play("take player_card_06", "hire princess")
    assert markers(t) == (1, 6)


@clause("VIS-2.14", "VIS-2.22", "VIS-R.26")
def test_card_8_builds_a_trading_post_at_its_town() -> None:
    t = pick(8)
    t.play("gain ink")
    assert options(t) == ["slot trading_post_1", "slot trading_post_2", "slot trading_post_3"]
    t.play("slot trading_post_2")
    assert options(t) == ["spot 7-8.3", "spot 7-8.4"]
    t.play("spot 7-8.4")
    assert has(t, "gold", "town") == [1, "town_08"]


@clause("VIS-2.22", "VIS-2.20")
def test_card_8_completes_links() -> None:
    other = {"player_card": "player_card_01", "town": "town_10", "buildings": {"workshop_1": "segment_07_08_A_spot_3"}}
    t = picking(8, players=[{}, other])
    t.play("take player_card_08", "gain ink", "slot trading_post_2", "spot 7-8.4")
    assert has(t, "unpaid") == [2] and has(t, "unpaid", p=1) == [1] and t.position()["debt_stack"] == 12


@clause("VIS-20.9", "VIS-2.22")
def test_the_solo_opponent_s_first_building_completes_links() -> None:
    t = picking(8, players=[{}])
    t.play("take player_card_08", "gain ink", "slot trading_post_2", "spot 7-8.4")
    assert list(t.position()["rival"]["buildings"].values()) == ["segment_09_10_A_spot_1"]
    assert count(t, "link", 1) == 1 and markers(t) == (1, 6)  # a Virtue of the link for both
    assert count(t, "virtue", 1) >= 1


@clause("VIS-2.2", "VIS-2.3", "VIS-2.5")
def test_segments_castle_and_first_manuscripts_lie_by_chance() -> None:
    laid = [regnum.new("viscounts", 2, seed).position() for seed in range(60)]
    assert len({tuple(position["ring"]) for position in laid}) > 15
    assert {position["rotation"] for position in laid} == {*range(5)}
    for segment in range(5):
        assert len({position["manuscript_tops"][segment] for position in laid}) == 5


@clause("VIS-19.6", "VIS-2.11")
def test_the_icons_of_the_hero_are_counted() -> None:
    tile = "ms_blue_6_vp_icon_criminal"
    other = {"player_card": "player_card_03", "town": "town_10"}
    t = picking(1, players=[{"manuscripts": tile}, other])
    t.play("take player_card_01")
    assert {term.name: term.points for term in t.scores[0].terms}[tile] == 2  # the Thief's and Ada's


@clause("VIS-2.14", "VIS-17.3")
def test_card_9_may_destroy_any_card_of_the_deck() -> None:
    t = pick(9)
    assert asked(t)[1] == "destroy_any" and len(options(t)) == 10
    t.play("destroy start_financier")
    assert has(t, "silver") == [8] and t.position()["removed"] == ["start_financier"]
    t = pick(9)
    t.play("destroy none")
    assert has(t, "silver") == [5] and count(t, "declines") == 1
