"""The end of the co-op of Paladins: attributes, points for all, and what the team needs."""

from typing import Any

import pytest

import regnum
from games.support import told
from regnum.games.paladins.data import FAMILIES
from support import clause

from .support import facing, pass_all, play_on, seat, table, terms

pytestmark = pytest.mark.both_builds

THREE = ["coop_order_influence_faith", "coop_order_faith_strength", "coop_order_strength_faith"]
DONE = ["scout", "scout", "scout"]


@clause("TOM-4.32")
def test_the_game_ends_after_round_seven() -> None:
    t = regnum.new("paladins_coop", 2, 5)
    play_on(t, 8)
    assert t.over and len(told(t, "round_begins")) == 7


@clause("TOM-4.33", "TOM-EX.13")
def test_attributes_above_honour_are_lowered_to_it() -> None:
    t = table({"faith": 11, "honour": 9}, {}, round=7)
    t.play("pass", "pass")
    assert t.over and seat(t)["faith"] == 9 and [e.count for e in told(t, "honour_limits")] == [2]


@clause("TOM-4.33", "TOM-4.44", "TOM-H.18")
def test_lowering_comes_before_every_term() -> None:
    t = table({"faith": 11, "strength": 8, "influence": 12, "honour": 9}, {}, round=7)
    t.play("pass", "pass")
    found = terms(t)
    assert [seat(t)[name] for name in ("faith", "strength", "influence")] == [9, 8, 9]
    assert found["faith"] + found["strength"] + found["influence"] == 31


@clause("TOM-4.44")
def test_outsiders_that_read_an_attribute_read_the_lowered_one() -> None:
    reading = next(card["id"] for card in FAMILIES["outsiders"] if card["endgame"]["per"] == "faith")
    high = table({"faith": 12, "honour": 12, "converted": reading}, {}, round=7, phase="over")
    low = table({"faith": 12, "honour": 2, "converted": reading}, {}, round=7, phase="over")
    assert terms(low).get(reading, 0) < terms(high)[reading]


@clause("TOM-4.34")
def test_honour_itself_scores_nothing() -> None:
    totals = [table({"honour": n}, {}, phase="over", round=7).scores[0].total for n in (0, 12)]
    assert totals[0] == totals[1]


@clause("TOM-4.36", "TOM-4.41", "TOM-H.18")
def test_every_overlord_worker_left_costs_everybody_three_points_once() -> None:
    t = table({}, {}, phase="over", **{**facing(pray=2), "round": 7})
    assert [terms(t, p)["overlord_workers"] for p in range(2)] == [-6, -6]


@clause("TOM-4.37", "TOM-EX.14", "TOM-H.18")
@pytest.mark.parametrize(("seats", "needed"), [(1, 70), (2, 140), (3, 210), (4, 280)])
def test_the_team_needs_seventy_points_for_each_player(seats: int, needed: int) -> None:
    t = table(seats=seats, phase="over", round=7)
    assert t.result is not None and t.result.team is not None
    assert t.result.team.needed == needed and not t.result.team.won and t.result.winners == ()


def rich(silver: int) -> dict[str, Any]:
    return {"faith": 12, "strength": 12, "influence": 0, "silver": silver, "provisions": 0, "honour": 12}


@clause("TOM-4.37")
@pytest.mark.parametrize(("silver", "won"), [(0, True), (-3, False)])
def test_as_many_points_as_are_needed_win_and_one_less_does_not(silver: int, won: bool) -> None:
    over: dict[str, Any] = {"phase": "over", "round": 7, "orders": THREE, "order_workers": DONE, "seats": 1}
    missing = 70 - table(rich(0), **over).scores[0].total
    t = table(rich(3 * missing + silver), **over)
    assert t.result is not None and t.result.team is not None
    assert t.result.team.won is won and t.result.winners == ((0,) if won else ())
    assert t.result.team.total == t.scores[0].total == 70 + silver // 3


@clause("TOM-4.52")
def test_negative_scores_count_in_the_sum() -> None:
    t = table({"unpaid": 5}, {}, phase="over", round=7)
    assert t.result is not None and t.result.team is not None
    assert t.scores[0].total < 0 and t.result.team.total == sum(score.total for score in t.scores)


@clause("TOM-4.35", "TOM-4.36")
def test_scores_are_open_and_tell_how_the_game_would_end_now() -> None:
    t = table({"faith": 11, "honour": 9}, {}, round=5)
    before = t.position()
    assert terms(t)["faith"] < terms(table({"faith": 11}, {}, round=5))["faith"]
    assert t.position() == before  # nothing is lowered before the end
    pass_all(t)
    assert seat(t)["faith"] == 11
