"""The Overlord's Workers and what the team needs, on tables of Architects with a board after the players'."""

import pytest

from regnum.games.architects.codes import locations, opponents
from regnum.games.architects.data import tables
from regnum.games.architects.game import GAME
from regnum.games.architects.setup import empty_table
from regnum.games.architects.state import Architects
from regnum.games.architects_coop.codes import plots as steps
from regnum.games.architects_coop.codes import sections
from regnum.games.architects_coop.overlord import send
from regnum.games.architects_coop.scoring import common_terms, team
from regnum.games.architects_coop.tables import plots, read
from regnum.kernel.containers import NONE
from regnum.kernel.spec import Score
from support import clause

pytestmark = pytest.mark.both_builds

NORMAL, HARD = plots("normal"), plots("hard")
DEMANDS = [card["id"] for card in read("arc_demands")["cards"]]
ROW = [DEMANDS.index(name) for name in ("demand_1_clay", "demand_2_wood", "demand_3_gold", "demand_4_buildings")]


def table(players: int = 2) -> Architects:
    return empty_table(tables(GAME.prepare(2, {})).cards, players, opponents.CONSTANTINE)


def workers(g: Architects, seat: int, place: int, n: int) -> None:
    """So many Workers of a seat's supply stand at a large circle."""
    g.seats[seat].supply -= n
    g.seats[seat].at[place] += n


def captured(g: Architects) -> list[int]:
    """Whom the Overlord holds, by seat."""
    return [int(g.seats[g.players].captives[q]) for q in range(g.players)]


def scores(*totals: int) -> list[Score]:
    return [Score((), total) for total in totals]


@clause("TOM-3.41", "TOM-3.59", "TOM-3.42", "TOM-H.7")
def test_two_of_each_player_are_captured_for_each_overlord_worker_there() -> None:
    g = table()
    workers(g, 2, locations.QUARRY, 1)
    workers(g, 0, locations.QUARRY, 5)
    workers(g, 1, locations.QUARRY, 1)
    send(g, NORMAL, locations.QUARRY, sections.UPPER)
    assert captured(g) == [4, 1] and [int(g.seats[p].at[locations.QUARRY]) for p in range(3)] == [1, 0, 2]
    send(g, NORMAL, locations.FOREST, sections.UPPER)  # nobody there: the captives of all colours go to the Prison
    assert captured(g) == [0, 0] and [int(g.seats[p].in_prison) for p in range(3)] == [4, 1, 0]
    send(g, NORMAL, locations.FOREST, sections.UPPER)
    assert captured(g) == [0, 0] and g.seats[0].in_prison == 4


@clause("TOM-3.39", "TOM-3.38", "TOM-EX.4")
def test_the_first_scheme_fills_a_space_of_the_guildhall_and_then_looks_at_the_storehouse() -> None:
    g = table()
    workers(g, 0, locations.KINGS_STOREHOUSE, 3)
    at = NORMAL.scheme_steps[0]
    while NORMAL.op[at] != steps.END:
        assert NORMAL.op[at] == steps.PLACE
        send(g, NORMAL, NORMAL.n[at], NORMAL.section[at])
        at += 1
    assert (g.hall, g.guildhall[0], g.seats[2].in_guildhall) == (1, 2, 1)
    assert captured(g) == [2, 0] and g.seats[0].at[locations.KINGS_STOREHOUSE] == 1


@clause("TOM-3.40")
def test_the_lower_section_imprisons_first_and_captures_only_with_nobody_to_imprison() -> None:
    g = table()
    workers(g, 0, locations.GUARDHOUSE, 3)
    send(g, NORMAL, locations.GUARDHOUSE, sections.LOWER)
    assert captured(g) == [2, 0] and g.seats[0].in_prison == 0
    send(g, NORMAL, locations.GUARDHOUSE, sections.LOWER)
    assert captured(g) == [0, 0] and g.seats[0].in_prison == 2 and g.seats[0].at[locations.GUARDHOUSE] == 1


@clause("TOM-3.33")
def test_at_the_black_market_he_takes_the_first_free_space_from_the_right() -> None:
    g = table()
    g.market[2] = 0
    send(g, NORMAL, locations.BLACK_MARKET, sections.NO_SECTION)
    assert [int(each) for each in g.market] == [NONE, 2, 0] and g.resets == 0
    send(g, NORMAL, locations.BLACK_MARKET, sections.NO_SECTION)
    assert [int(each) for each in g.market] == [2, 2, 0] and g.resets == 1  # the third Worker, whosever
    send(g, NORMAL, locations.BLACK_MARKET, sections.NO_SECTION)
    assert g.seats[2].supply == 18 and g.resets == 1


@clause("TOM-3.43", "TOM-3.61")
def test_his_worker_in_the_guildhall_sets_off_its_icon_and_brings_him_nothing() -> None:
    g = table()
    while g.resets == 0:
        send(g, NORMAL, locations.GUILDHALL, sections.NO_SECTION)
    o = g.seats[2]
    assert g.hall == o.in_guildhall > 0 and sum(int(n) for n in o.goods) == 0 and o.cathedral == 0


@clause("TOM-3.37", "TOM-H.10")
def test_without_a_worker_he_first_takes_back_all_but_those_in_guildhall_and_market() -> None:
    g = table()
    o = g.seats[2]
    o.supply, o.in_guildhall, o.in_prison = 0, 6, 5
    g.market[0] = g.market[1] = 2
    g.seats[0].captives[2] = 3
    o.at[locations.MINES] = 4
    send(g, NORMAL, locations.FOREST, sections.NO_SECTION)
    send(g, NORMAL, locations.QUARRY, sections.NO_SECTION)
    assert o.supply == 10 and (o.at[locations.FOREST], o.at[locations.QUARRY]) == (1, 1)
    assert (o.in_guildhall, o.in_prison, int(g.seats[0].captives[2])) == (6, 0, 0)


@clause("TOM-3.74")
def test_with_all_his_workers_in_the_guildhall_only_the_arrow_is_resolved() -> None:
    g = table()
    o = g.seats[2]
    o.supply, o.in_guildhall = 0, 20
    o.captives[1] = 2
    workers(g, 0, locations.QUARRY, 2)
    send(g, NORMAL, locations.QUARRY, sections.UPPER)
    assert o.at[locations.QUARRY] == 0 and g.seats[0].at[locations.QUARRY] == 2 and g.seats[1].in_prison == 2


@clause("TOM-3.54", "TOM-3.55", "TOM-EX.5", "TOM-H.12")
def test_demands_count_by_whether_they_are_met_and_the_last_one_by_being_down() -> None:
    def points(up: int, *given: int) -> int:
        return sum(term.points for term in common_terms(NORMAL, 4, ROW, up, given, 0, ran_out=False))

    assert NORMAL.needed(ROW[0], 4) == 12
    assert points(2, 12, 11) == 1 - 5 + 5
    assert points(1, 11) == -5 + 5
    assert points(4, 12, 12, 8, 7) == 1 + 2 + 3 - 5


@clause("TOM-3.56", "TOM-3.51")
def test_events_left_are_worth_five_and_running_out_costs_ten() -> None:
    def counted(events: int, ran_out: bool) -> list[tuple[str, int]]:
        terms = common_terms(NORMAL, 2, ROW, 4, (6, 6, 4, 4), events, ran_out=ran_out)
        return [(term.name, term.points) for term in terms if term.name != "demand"]

    assert counted(3, ran_out=False) == [("events_left", 15)]
    assert counted(0, ran_out=True) == [("out_of_events", -10)]
    assert (NORMAL.events_in_play, HARD.events_in_play) == (6, 4)


@clause("TOM-3.57", "TOM-3.79", "TOM-EX.8", "TOM-H.12")
def test_the_team_needs_points_for_every_overlord_worker_in_the_guildhall() -> None:
    assert (team(NORMAL, scores(0, 0, 0, 0), 6).needed, team(HARD, scores(0, 0, 0, 0), 6).needed) == (240, 288)
    assert team(HARD, scores(70, 50), 5).won and not team(HARD, scores(70, 49), 5).won
    assert team(NORMAL, scores(45, -5), 2).won and team(NORMAL, scores(45, -6), 2).total == 39
