"""Intervals and spreads against numbers worked out by hand or by others."""

import pytest

from regnum.study.statistics import spread, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (12.5, 25, 0.3175, 0.6825)],
)
def test_wilson_intervals(wins: float, games: int, low: float, high: float) -> None:
    """81 of 263 is Newcombe's example; the others follow from the formula."""
    assert wilson(wins, games) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


def test_spread_is_the_standard_deviation_of_the_sample() -> None:
    scores = [3, 7, 7, 19]
    assert spread(sum(scores), sum(s * s for s in scores), len(scores)) == pytest.approx(6.928203)
    assert spread(5, 25, 1) == 0
