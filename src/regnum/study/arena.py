"""A round robin of bots: everybody plays everybody, and all get a rating."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from regnum.kernel.errors import BadOption
from regnum.kernel.seeds import Seed
from regnum.study.executors import Executor, Serial
from regnum.study.match import WHOLE, Match, checked
from regnum.study.ratings import Pair, Rating, Score, with_intervals
from regnum.study.simulation import simulate
from regnum.study.statistics import wilson


@dataclass(frozen=True)
class Standing:
    """What a round robin found."""

    game: str
    bots: tuple[str, ...]
    games: int
    """Games of each pair."""
    seed: Seed
    results: Mapping[Pair, Score]
    ratings: tuple[Rating, ...]
    seconds: float

    @property
    def order(self) -> list[int]:
        """The bots by rating, best first."""
        return sorted(range(len(self.bots)), key=lambda b: -self.ratings[b].value)

    def share(self, a: int, b: int) -> float:
        """The share of wins of one bot against another."""
        score = self.results.get((a, b))
        if score is None:
            return 1 - self.share(b, a)
        return (score.wins + score.shared / 2) / score.games

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "bots": [
                {
                    "bot": self.bots[b],
                    "rating": self.ratings[b].value,
                    "low": self.ratings[b].low,
                    "high": self.ratings[b].high,
                }
                for b in self.order
            ],
            "pairs": [self._pair(a, b) for a, b in self.results],
            "seconds": self.seconds,
        }

    def _pair(self, a: int, b: int) -> dict[str, Any]:
        share = self.share(a, b)
        low, high = wilson(share * self.games, self.games)
        return {"bots": [self.bots[a], self.bots[b]], "share": share, "low": low, "high": high}


def play_all(
    match: Match, games: int, where: Executor | None = None, progress: Callable[[int], None] | None = None
) -> Standing:
    """Every pair of the match's bots plays so many games, changing seats."""
    if len(match.bots) < 2 or len(set(match.bots)) < len(match.bots):
        raise BadOption("An arena needs at least two bots, each of them once.")
    if games < 1:
        raise BadOption("An arena needs at least one game for each pair.")
    pairs = {
        (a, b): checked(Match(match.game, (match.bots[a], match.bots[b]), match.options, match.seed))
        for a, b in combinations(range(len(match.bots)), 2)
    }
    started = time.perf_counter()
    results = {}
    for pair, each in pairs.items():
        tally = simulate(each, games, where or Serial(), progress).tally
        wins = (tally.wins[0] - tally.shared * (WHOLE // 2)) // WHOLE
        results[pair] = Score(wins, tally.shared, games - wins - tally.shared)
    found = with_intervals(len(match.bots), results)
    seconds = time.perf_counter() - started
    return Standing(match.game, match.bots, games, match.seed, results, tuple(found), seconds)
