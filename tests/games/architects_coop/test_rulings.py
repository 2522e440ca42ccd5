"""Rulings of Architects together: who stands where, what comes first, and what the end shows."""

import pytest

import regnum
from games.support import asked, count, options
from regnum.kernel.table import Table
from support import clause

from .support import FULL, overlord, seat, table

pytestmark = pytest.mark.both_builds

SPENT = "event_sermon event_executions event_conscription event_levy event_robbery event_raid"


@clause("TOM-R.20", "TOM-3.57")
def test_his_workers_beside_the_full_guildhall_count_like_those_in_it() -> None:
    inside = table(guildhall=[2] * 5 + [0] * 7, last_turns=2)
    beside = table(guildhall=[2] * 4 + [0] * 8 + [2], last_turns=2)
    needed = [t.view(None)["team"]["needed"] for t in (inside, beside)]
    assert needed == [5 * 10 * 2] * 2


def overlord_takes(where: str) -> Table:
    """A player whose last Worker on the Main Board stands somewhere is conscripted."""
    t = overlord({"prison": 19, "workers": {where: 1}}, scheme="scheme_s6", events="event_conscription")
    t.play("player 0")
    return t


@clause("TOM-R.21", "TOM-3.47")
def test_a_worker_in_the_prison_is_not_on_the_main_board() -> None:
    t = overlord({"prison": 20}, scheme="scheme_s6", events="event_conscription")
    t.play("player 0")
    assert t.position()["removed"] == [0, 0] and count(t, "loses_worker") == 0
    assert count(overlord_takes("forest"), "loses_worker") == 1


@clause("TOM-R.22", "TOM-3.4")
def test_a_rogue_donates_what_the_market_brought_before_the_reset() -> None:
    t = table({"silver": 3, "apprentices": "rogue_tiling"}, {}, small_side="black_market_01", market=[None, 1, 1])
    held = {good: seat(t)[good] for good in ("clay", "wood", "stone", "gold", "marble")}
    t.play("place market left")
    gained = [good for good, n in held.items() if seat(t)[good] > n]
    assert asked(t) == (0, "donate") and count(t, "reset") == 0
    assert gained and any(f"donate {good} 1" in options(t) for good in gained)
    t.play("done")
    assert count(t, "reset") == 1


@clause("TOM-R.22", "TOM-3.5")
def test_a_cleric_donates_after_the_action_with_its_effects_and_before_the_reset() -> None:
    rich = {"wood": 2, "stone": 2, "cathedral": 1, "hand": "well", "apprentices": "cleric_tiling"}
    t = table(rich, {}, guildhall=[2] * 6)  # the next space has the reset icon
    t.play("place guildhall", "build well")
    assert asked(t) == (0, "donate") and count(t, "reset") == 0
    assert "donate clay 1" in options(t)  # what the Well has just brought
    t.play("done")
    assert count(t, "reset") == 1


@clause("TOM-3.58", "TOM-3.51", "TOM-3.53")
def test_after_an_immediate_end_the_board_shows_what_the_score_sheet_counts() -> None:
    """Buildings that change Virtue at the end change it then too."""
    players = {"buildings": "dungeon", "virtue": 1}, {"buildings": "castle", "gold": 4, "virtue": 9}
    t = overlord(*players, scheme="scheme_s6", revealed=SPENT, events_left=0, demands=FULL)
    assert t.over and [(seat(t, p)["virtue"], seat(t, p)["unpaid"]) for p in range(2)] == [(0, 1), (11, 0)]
    for p in range(2):
        counted = {term.name: term.count for term in t.scores[p].terms}
        assert counted["virtue"] == seat(t, p)["virtue"] and counted["debts"] == seat(t, p)["unpaid"]
    again = regnum.scenario("architects_coop", t.position())
    assert again.over and again.scores == t.scores


@clause("TOM-3.58")
def test_what_a_player_decides_at_the_end_is_asked_after_an_immediate_one_too() -> None:
    players = {"buildings": "castle", "gold": 2, "virtue": 14, "unpaid": 1}, {}
    t = overlord(*players, scheme="scheme_s6", revealed=SPENT, events_left=0, demands=FULL)
    assert not t.over and asked(t) == (0, "use") and t.view(None)["phase"] == "end"
    again = regnum.load(t.save())
    again.play("take")
    assert again.over and seat(again)["unpaid"] == 0
    assert again.result is not None and again.result.reason == "event.out_of_events"
