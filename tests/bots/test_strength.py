"""The ladder is a ladder: each player beats those below it, beyond doubt in a small sample."""

import pytest

from regnum.games.dominion.data import KINGDOMS
from regnum.study.match import Match
from regnum.study.simulation import simulate

pytestmark = pytest.mark.many_games

LADDER = [
    ("greedy", "random", 10, 0.5),
    ("big_money", "random", 20, 0.8),
    ("big_money", "greedy", 20, 0.5),
    ("big_money_ultimate", "big_money", 150, 0.6),
    ("big_money_smithy", "big_money_ultimate", 150, 0.6),
    ("engine", "big_money_ultimate", 100, 0.75),
    ("engine", "big_money_smithy", 100, 0.6),
]


@pytest.mark.parametrize(("stronger", "weaker", "games", "least"), LADDER)
def test_the_stronger_one_wins(stronger: str, weaker: str, games: int, least: float) -> None:
    """The whole interval lies above `least`."""
    found = simulate(Match("dominion", (stronger, weaker), {}, "ladder"), games)
    line = found.lines[0]
    assert line.low > least, f"{stronger} won {line.share:.0%} against {weaker} ({line.low:.0%} to {line.high:.0%})"


@pytest.mark.compiled_engine
def test_search_beats_big_money() -> None:
    found = simulate(Match("dominion", ("mcts:200", "big_money"), {}, "search"), 8)
    assert found.lines[0].low > 0.5


@pytest.mark.parametrize("kingdom", ["interaction", "village_square", "size_distortion", "deck_top_2e"])
def test_the_engine_player_is_sensible_in_other_kingdoms(kingdom: str) -> None:
    found = simulate(Match("dominion", ("engine", "big_money"), {"kingdom": kingdom}, "elsewhere"), 60)
    assert found.lines[0].low > 0.5


@pytest.mark.compiled_engine
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_the_engine_player_has_a_plan_for_every_recommended_kingdom(kingdom: str) -> None:
    """It beats Big Money with Smithy there too, beyond doubt in more than 65 games of a hundred."""
    found = simulate(Match("dominion", ("engine", "big_money_smithy"), {"kingdom": kingdom}, "plans"), 4000)
    assert found.lines[0].low > 0.65, f"{found.lines[0].share:.1%}"


@pytest.mark.compiled_engine
@pytest.mark.parametrize("edition", ["1e", "2e", "mixed"])
def test_the_engine_player_has_a_plan_for_random_kingdoms(edition: str) -> None:
    """It wins eighty games of a hundred."""
    options = {"kingdom": "random", "edition": edition}
    found = simulate(Match("dominion", ("engine", "big_money_smithy"), options, "random"), 10000)
    assert found.lines[0].share > 0.8, f"{found.lines[0].share:.1%}"
