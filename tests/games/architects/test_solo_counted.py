"""Simulations count the opponent of Architects, and random play against it always ends."""

import random

import pytest

import regnum
from games.architects.solo import solo, total
from regnum.bots.general import GeneralJudge
from support import clause

PROMO = {"promo_cards": True, "free_starting_apprentice": True, "guildhall_apprentice_refresh": False}
TABLES = [
    *((1, {"opponent": name, **more}) for name in ("constantine", "helena") for more in ({}, PROMO)),
    (2, {"opponent_of_two": "constantine"}),
    (2, {"opponent_of_two": "helena", "setup": "variable", "promo_boards": True}),
]


@clause("ARC-16.15")
def test_whoever_judges_a_game_counts_the_opponents_points() -> None:
    t = solo({"marble": 3}, {"marble": 8}, phase="over")
    judge = GeneralJudge(t.game)
    assert (judge.seats(t.core), judge.rivals(t.core), judge.nobody_wins(t.core)) == (1, 1, True)
    assert [judge.points(t.core, seat) for seat in range(2)] == [total(t), total(t, 1)] == [3, 8]


@pytest.mark.many_games
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_against_the_opponent_end_and_are_compared(seats: int, options: dict[str, object]) -> None:
    for seed in range(50 if regnum.COMPILED else 2):
        t, dice = regnum.new("architects", seats, seed, options), random.Random(seed)
        while not t.over:
            t.play(dice.choice(dice.choice(t.pending).options))
        assert t.result is not None and len(t.result.rivals) == 1
        best = max(score.total for score in t.result.scores)
        told = [event for event in t.events if event.kind in ("opponent_beaten", "opponent_wins")]
        assert [event.kind == "opponent_beaten" for event in told] == [best > t.result.rivals[0].total]
        assert bool(t.result.winners) == (best > t.result.rivals[0].total)
