"""The Overlord's Workers on public tables, and what the team needs."""

import pytest

from games.support import count, told
from regnum.games.architects_coop.scoring import common_terms, team
from regnum.games.architects_coop.tables import plots, read
from regnum.kernel.spec import Score
from regnum.kernel.table import Table
from support import clause

from .support import overlord, rival, seat, table

pytestmark = pytest.mark.both_builds

NORMAL, HARD = plots("normal"), plots("hard")
DEMANDS = [card["id"] for card in read("arc_demands")["cards"]]
ROW = [DEMANDS.index(name) for name in ("demand_1_clay", "demand_2_wood", "demand_3_gold", "demand_4_buildings")]
NOBODY = [0, 0, 0]


def prison(t: Table) -> list[int]:
    """The Workers of the players in the Prison."""
    return [seat(t, p)["prison"] for p in range(t.seats)]


def standing(t: Table, place: str) -> list[int]:
    """The Workers at a large circle, the Overlord's last."""
    boards = [*(seat(t, p) for p in range(t.seats)), rival(t)]
    return [board["workers"].get(place, 0) for board in boards]


def in_supply(t: Table) -> int:
    """The Overlord's Workers who stand nowhere."""
    found: int = t.view(None)["values"][f"seat{t.seats}.supply"]
    return found


def scores(*totals: int) -> list[Score]:
    return [Score((), total) for total in totals]


# -- capture and Prison


@clause("TOM-3.41", "TOM-3.59", "TOM-3.42", "TOM-H.7")
@pytest.mark.parametrize(
    ("before", "captives", "left"), [(0, [2, 1, 0], [3, 0, 1]), (1, [4, 1, 0], [1, 0, 2]), (2, [5, 1, 0], [0, 0, 3])]
)
def test_two_of_each_player_are_captured_for_each_overlord_worker_there(
    before: int, captives: list[int], left: list[int]
) -> None:
    at = {"workers": {"quarry": before}} if before else {}
    t = overlord({"workers": {"quarry": 5}}, {"workers": {"quarry": 1}}, scheme="scheme_s2", rival=at)
    assert rival(t)["captives"] == captives and standing(t, "quarry") == left
    assert prison(t) == [0, 0]


@clause("TOM-3.39", "TOM-3.42", "TOM-H.7")
@pytest.mark.parametrize("held", [[4, 1, 0], NOBODY])
def test_the_upper_section_imprisons_all_he_holds_where_nobody_can_be_captured(held: list[int]) -> None:
    t = overlord({"workers": {"mines": 3}}, scheme="scheme_s2", rival={"captives": held})
    assert rival(t)["captives"] == NOBODY and prison(t) == held[:2] and standing(t, "mines") == [3, 0, 0]


@clause("TOM-3.39")
def test_the_upper_section_imprisons_nobody_where_somebody_was_captured() -> None:
    t = overlord({"workers": {"quarry": 1}}, scheme="scheme_s2", rival={"captives": [0, 2, 0]})
    assert rival(t)["captives"] == [1, 2, 0] and prison(t) == [0, 0]


@clause("TOM-3.40")
@pytest.mark.parametrize(
    ("held", "captives", "imprisoned", "left"),
    [(NOBODY, [2, 0, 0], [0, 0], 1), ([2, 1, 0], NOBODY, [2, 1], 3)],
)
def test_the_lower_section_imprisons_first_and_captures_only_with_nobody_to_imprison(
    held: list[int], captives: list[int], imprisoned: list[int], left: int
) -> None:
    t = overlord({"workers": {"guardhouse": 3}}, scheme="scheme_s7", rival={"captives": held})
    assert rival(t)["captives"] == captives and prison(t) == imprisoned
    assert standing(t, "guardhouse") == [left, 0, 1]


# -- where he places


@clause("TOM-3.39", "TOM-3.38", "TOM-EX.4")
def test_the_first_scheme_fills_a_space_of_the_guildhall_and_then_looks_at_the_storehouse() -> None:
    t = overlord({"workers": {"kings_storehouse": 3}}, scheme="scheme_s1")
    assert t.position()["guildhall"] == [2] and standing(t, "kings_storehouse") == [1, 0, 1]
    assert rival(t)["captives"] == [2, 0, 0]


@clause("TOM-3.33")
@pytest.mark.parametrize(
    ("before", "after"),
    [([None, None, None], [None, None, 2]), ([None, None, 0], [None, 2, 0]), ([0, None, None], [0, None, 2])],
)
def test_at_the_black_market_he_takes_the_first_free_space_from_the_right(
    before: list[int | None], after: list[int | None]
) -> None:
    t = overlord(scheme="scheme_s6", events="event_executions", market=before)
    assert t.position()["market"] == after


@clause("TOM-3.33")
def test_his_worker_is_the_third_of_the_black_market_and_the_reset_follows() -> None:
    t = table(active=1, schemes="scheme_s6", events="event_executions", market=[None, 1, 0])
    t.play("place forest")
    assert count(t, "reset") == 1 and t.position()["market"] == [None, None, None]
    assert len(told(t, "market_to_prison")) == 3 and len(told(t, "market_to_prison", 2)) == 1


@clause("TOM-3.33")
def test_without_a_free_space_of_the_black_market_he_places_nobody_there() -> None:
    t = overlord(scheme="scheme_s6", events="event_executions", market=[0, 1, 0])
    assert t.position()["market"] == [0, 1, 0] and in_supply(t) == 19 and standing(t, "workshop") == [0, 0, 1]


@clause("TOM-3.43")
@pytest.mark.parametrize(("filled", "resets"), [(5, 0), (6, 1)])
def test_his_worker_takes_the_next_space_of_the_guildhall_and_sets_off_its_icon(filled: int, resets: int) -> None:
    hall = [p % 2 for p in range(filled)]
    t = table(active=1, schemes="scheme_s1", guildhall=hall, market=[0, 1, None])
    t.play("place forest")
    assert t.position()["guildhall"] == [*hall, 2] and count(t, "reset", 2) == resets
    assert t.position()["market"] == ([None, None, None] if resets else [0, 1, None])


@clause("TOM-3.61")
@pytest.mark.parametrize(
    ("scheme", "icon"),
    [
        ("scheme_s1", []),
        ("scheme_s2", []),
        ("scheme_s4", ["future_discarded"]),
        ("scheme_s5", []),
    ],
)
def test_no_location_brings_him_anything(scheme: str, icon: list[str]) -> None:
    t = table(active=1, schemes=scheme)
    t.play("place forest")
    assert [e.kind for e in t.events if e.seat == 2] == ["turn_begins", "overlord_scheme", "places", "places", *icon]
    values, places = t.view(None)["values"], t.view(None)["places"]
    assert (values["seat2.virtue"], values["seat2.cathedral"]) == (7, 0)
    assert places["seat2.hand"]["count"] == places["seat2.crew"]["count"] == 0


# -- without Workers


@clause("TOM-3.37", "TOM-H.10")
def test_without_a_worker_he_first_takes_back_all_but_those_in_guildhall_and_market() -> None:
    t = overlord(
        {"captives": [0, 0, 3]},
        scheme="scheme_s2",
        rival={"prison": 5, "workers": {"mines": 4}},
        market=[2, 2, None],
        guildhall=[2] * 6,
    )
    assert rival(t) == {"prison": 0, "workers": {"quarry": 1, "forest": 1}, "captives": NOBODY}
    assert in_supply(t) == 10 and seat(t)["captives"] == NOBODY
    assert t.position()["market"] == [2, 2, None] and t.position()["guildhall"] == [2] * 6


@clause("TOM-3.37")
def test_with_a_worker_left_he_takes_none_back() -> None:
    t = overlord({"captives": [0, 0, 3]}, scheme="scheme_s2", rival={"prison": 5, "workers": {"mines": 10}})
    assert rival(t)["prison"] == 5 and standing(t, "mines") == [0, 0, 10] and in_supply(t) == 0


@clause("TOM-3.74")
@pytest.mark.parametrize(("hall", "market"), [(20, [None] * 3), (18, [5, 5, None])])
def test_with_all_his_workers_in_guildhall_and_market_only_the_arrow_is_resolved(
    hall: int, market: list[int | None]
) -> None:
    held = [0, 2, 0, 0, 0, 0]
    t = overlord({"workers": {"quarry": 2}}, scheme="scheme_s2", seats=5, guildhall=[5] * hall, market=market,
                 rival={"captives": held})  # fmt: skip
    assert standing(t, "quarry") == [2, 0, 0, 0, 0, 0] and rival(t)["workers"] == {}
    assert rival(t)["captives"] == [0] * 6 and prison(t) == [0, 2, 0, 0, 0]


# -- what the team needs


@clause("TOM-3.54", "TOM-3.55", "TOM-EX.5", "TOM-H.12")
def test_demands_count_by_whether_they_are_met_and_the_last_one_by_being_down() -> None:
    def points(up: int, *given: int) -> int:
        return sum(term.points for term in common_terms(NORMAL, 4, ROW, up, given, 0, ran_out=False))

    assert NORMAL.needed(ROW[0], 4) == 12
    assert points(2, 12, 2) == 1 - 5 + 5
    assert points(1, 11) == -5 + 5
    assert points(4, 12, 3, 1, 1) == 1 + 3 + 5 - 5


@clause("TOM-3.56", "TOM-3.51")
def test_events_left_are_worth_five_and_running_out_costs_ten() -> None:
    def counted(events: int, ran_out: bool) -> list[tuple[str, int]]:
        terms = common_terms(NORMAL, 2, ROW, 4, (6, 6, 4, 4), events, ran_out=ran_out)
        return [(term.name, term.points) for term in terms if term.name != "demand"]

    assert counted(3, ran_out=False) == [("events_left", 15)]
    assert counted(0, ran_out=True) == [("out_of_events", -10)]
    assert (NORMAL.events_in_play, HARD.events_in_play) == (6, 4)


@clause("TOM-3.57", "TOM-3.79", "TOM-EX.8", "TOM-H.12", "TOM-R.27")
def test_the_team_needs_points_for_every_overlord_worker_in_the_guildhall() -> None:
    assert (team(NORMAL, scores(0, 0, 0, 0), 6).needed, team(HARD, scores(0, 0, 0, 0), 6).needed) == (240, 288)
    assert team(HARD, scores(70, 50), 5).won and not team(HARD, scores(70, 49), 5).won
    assert team(NORMAL, scores(45, -5), 2).won and team(NORMAL, scores(45, -6), 2).total == 39
