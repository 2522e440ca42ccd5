"""Ratings from results: the strengths that make the observed wins most likely (Bradley and Terry), on Elo's scale."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, log10

Pair = tuple[int, int]

SCALE = 400.0
MIDDLE = 1500.0
PRIOR = 0.5
"""Wins that every player is given against every other, so that one who never lost has a rating too."""
ROUNDS = 2000
SAMPLES = 300


@dataclass(frozen=True)
class Score:
    """How the games between two players ended, seen from the first."""

    wins: int
    shared: int
    losses: int

    @property
    def games(self) -> int:
        return self.wins + self.shared + self.losses


@dataclass(frozen=True)
class Rating:
    """A player's rating with its 95 % interval."""

    value: float
    low: float
    high: float


def ratings(players: int, results: Mapping[Pair, Score]) -> list[float]:
    """Ratings with 1500 in the middle; 400 points more are ten times the chance to win.

    >>> [round(r) for r in ratings(2, {(0, 1): Score(wins=9999, shared=0, losses=0)})]
    [2360, 640]
    >>> [round(r) for r in ratings(2, {(0, 1): Score(wins=10, shared=5, losses=10)})]
    [1500, 1500]
    """
    won = [0.0] * players
    met: dict[Pair, float] = {}
    for (a, b), score in results.items():
        won[a] += score.wins + score.shared / 2 + PRIOR
        won[b] += score.losses + score.shared / 2 + PRIOR
        met[a, b] = score.games + 2 * PRIOR
    strength = [1.0] * players
    for _ in range(ROUNDS):
        share = [0.0] * players
        for (a, b), games in met.items():
            part = games / (strength[a] + strength[b])
            share[a] += part
            share[b] += part
        new = [won[i] / share[i] if share[i] else 1.0 for i in range(players)]
        mean = sum(map(log, new)) / players
        moved = max(abs(log(n) - mean - log(s)) for n, s in zip(new, strength, strict=True))
        strength = [s / 2.718281828459045**mean for s in new]
        if moved < 1e-9:
            break
    return [MIDDLE + SCALE * log10(s) for s in strength]


def with_intervals(players: int, results: Mapping[Pair, Score], seed: int = 0) -> list[Rating]:
    """Ratings with intervals from playing the same results again and again by lot (bootstrap)."""
    dice = random.Random(seed)
    values = ratings(players, results)
    samples = [ratings(players, {pair: drawn(score, dice) for pair, score in results.items()}) for _ in range(SAMPLES)]
    out = []
    for i, value in enumerate(values):
        found = sorted(sample[i] for sample in samples)
        out.append(Rating(value, percentile(found, 0.025), percentile(found, 0.975)))
    return out


def drawn(score: Score, dice: random.Random) -> Score:
    """As many games, each ending like one of the observed, drawn by lot."""
    kinds = dice.choices((0, 1, 2), (score.wins, score.shared, score.losses), k=score.games)
    return Score(kinds.count(0), kinds.count(1), kinds.count(2))


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the sorted values lies.

    >>> percentile([1.0, 2.0, 3.0, 4.0, 5.0], 0.5)
    3.0
    """
    return values[min(len(values) - 1, max(0, round(share * (len(values) - 1))))]
