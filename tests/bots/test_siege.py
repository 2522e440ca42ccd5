"""What partners in Viscounts together fear: an end without the points needed, and the Overlord in the castle."""

from itertools import pairwise
from typing import Any

import pytest

import regnum
from games.viscounts.support import player
from regnum.bots.viscounts_coop.judge import TeamJudge, TeamWeights

pytestmark = pytest.mark.both_builds

JUDGE = TeamJudge(TeamWeights())
FAR = {"town": "town_07", "hand": "start_thief start_trader"}


def promise(approved: int, **more: Any) -> int:
    """What a position promises to a team whose first player has so many approved Deeds, of 3 points each."""
    players = [player(hand="start_thief start_trader", approved=approved), player(**FAR)]
    position = {"players": players, "token": "town_09", "round": 9, **more}
    return JUDGE.promise(regnum.scenario("viscounts_coop", position).core, 0)


def test_a_team_that_lacks_points_fears_that_the_cards_run_out() -> None:
    def cost_of_a_deed(approved: int) -> int:
        return promise(approved, deed_stack=6) - promise(approved, deed_stack=5)

    assert cost_of_a_deed(20) > cost_of_a_deed(60) + 3000  # dearer than the points of a Deed


def test_the_last_round_without_the_points_is_feared_beyond_the_points() -> None:
    def last(approved: int) -> int:
        return promise(approved, deed_stack=0, last=9, round=9)

    assert last(60) - last(20) > 40 * 3 * 1000 + 40000


def test_few_workers_in_his_supply_are_feared_ever_more() -> None:
    def on_board(n: int) -> dict[str, int]:
        """So many on the ten outer towns: one on each, then two."""
        return {f"town_{i + 1:02}": 2 if i < n - 10 else 1 for i in range(10)}

    left = [promise(60, overlord_towns=on_board(n)) for n in (14, 15, 16, 17)]
    steps = [more - less for more, less in pairwise(left)]
    assert steps == sorted(steps) and steps[0] < steps[-1]


def test_a_worker_of_his_on_the_second_tier_is_feared_more_than_four_on_towns() -> None:
    towns = promise(60, overlord_towns={"town_01": 1, "town_03": 1, "town_04": 1, "town_05": 1})
    assert promise(60, overlord_tier2=[1, 0, 0, 0, 0]) < towns < promise(60)
