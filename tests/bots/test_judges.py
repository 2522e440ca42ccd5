"""Simulations count by the judge what the game's own result says, with all tie-breaks."""

import pytest

import regnum
from bots.tables import TABLES, Kind
from regnum.bots.naming import kit_of
from regnum.bots.policy import MOST_DECISIONS, play_randomly
from regnum.games.registry import game_of
from regnum.kernel.core.chance import Chance

pytestmark = pytest.mark.many_games

GAMES = 12 if regnum.COMPILED else 3
AGAINST_TWO = [Kind("architects", 2, {"opponent_of_two": name}) for name in ("constantine", "helena")]


@pytest.mark.parametrize("table", [*TABLES, *AGAINST_TWO], ids=lambda kind: f"{kind.game}-{kind.seats}")
def test_the_judge_names_the_winners_that_the_game_names(table: Kind) -> None:
    game, judge = game_of(table.game), kit_of(table.game).judge
    for seed in range(GAMES):
        g = regnum.new(table.game, table.seats, f"judge/{seed}", table.options).core
        play_randomly(g, Chance(77 + seed, 0), MOST_DECISIONS)
        ranks = [judge.rank(g, seat) for seat in range(table.seats)]
        best = () if judge.nobody_wins(g) else tuple(seat for seat in range(table.seats) if ranks[seat] == max(ranks))
        assert best == game.result(g).winners
