"""A round robin of bots: everybody plays everybody, and all get a rating.

At a table of more than two seats the two bots sit by turns, and change places from game to game. Where all play
together nobody beats anybody. There each bot sits at all seats, and of two bots that one is better whose team does
better with the same deal.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from typing import Any

from regnum.games.registry import game_of
from regnum.kernel.errors import BadOption
from regnum.kernel.seeds import Seed
from regnum.study.executors import Executor, Serial
from regnum.study.match import WHOLE, Match, checked, leads, play
from regnum.study.ratings import Pair, Rating, Score, with_intervals
from regnum.study.simulation import simulate
from regnum.study.statistics import wilson

Progress = Callable[[int], None]


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
    seats: int = 2
    """Seats of each table."""

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
            "seats": self.seats,
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
    match: Match, games: int, where: Executor | None = None, progress: Progress | None = None, seats: int = 2
) -> Standing:
    """Every pair of the match's bots plays so many games at tables of so many seats, changing seats."""
    if len(match.bots) < 2 or len(set(match.bots)) < len(match.bots):
        raise BadOption("An arena needs at least two bots, each of them once.")
    if games < 1:
        raise BadOption("An arena needs at least one game for each pair.")
    if seats < 2:
        raise BadOption("An arena needs a seat for each bot of a pair.")
    pairs = {
        (a, b): checked(Match(match.game, by_turns(match.bots[a], match.bots[b], seats), match.options, match.seed))
        for a, b in combinations(range(len(match.bots)), 2)
    }
    started = time.perf_counter()
    played = _as_teams if game_of(match.game).together else _against_each_other
    results = played(pairs, games, where or Serial(), progress)
    found = with_intervals(len(match.bots), results)
    seconds = time.perf_counter() - started
    return Standing(match.game, match.bots, games, match.seed, results, tuple(found), seconds, seats)


def by_turns(a: str, b: str, seats: int) -> tuple[str, ...]:
    """Two bots at every other seat."""
    return tuple((a, b)[seat % 2] for seat in range(seats))


def _against_each_other(
    pairs: Mapping[Pair, Match], games: int, where: Executor, progress: Progress | None
) -> dict[Pair, Score]:
    results = {}
    for pair, each in pairs.items():
        if len(each.bots) > 2:
            won = [part for one in where.map(partial(sides, each), [(i, 1) for i in range(games)]) for part in one]
            results[pair] = Score(won.count(WHOLE), games - won.count(WHOLE) - won.count(0), won.count(0))
            if progress is not None:
                progress(games)
            continue
        tally = simulate(each, games, where, progress).tally
        wins = (tally.wins[0] - tally.shared * (WHOLE // 2)) // WHOLE
        results[pair] = Score(wins, tally.shared, games - wins - tally.shared)
    return results


def sides(match: Match, piece: tuple[int, int]) -> list[int]:
    """How much of each win went to the first bot of a match, in sixtieths; in every other game the bots change places.

    So each of them has as many seats as the other one, also where the number of seats is odd.
    """
    a, b = match.bots[:2]
    first, count = piece
    found: list[int] = []
    for i in range(first, first + count):
        bots = match.bots if i % 2 == 0 else by_turns(b, a, len(match.bots))
        wins = play(replace(match, bots=bots), i, 1).wins
        found.append(sum(part for part, bot in zip(wins, bots, strict=True) if bot == a))
    return found


def _as_teams(pairs: Mapping[Pair, Match], games: int, where: Executor, progress: Progress | None) -> dict[Pair, Score]:
    """Each bot's team plays every deal once; then the teams are compared deal by deal."""
    found: dict[int, list[int]] = {}
    for pair, match in pairs.items():
        for b, bot in zip(pair, match.bots[:2], strict=True):
            if b not in found:
                team = replace(match, bots=(bot,) * len(match.bots))
                each = where.map(partial(leads, team), [(i, 1) for i in range(games)])
                found[b] = [lead for one in each for lead in one]
        if progress is not None:
            progress(games)
    results = {}
    for a, b in pairs:
        better = sum(x > y for x, y in zip(found[a], found[b], strict=True))
        same = sum(x == y for x, y in zip(found[a], found[b], strict=True))
        results[a, b] = Score(better, same, games - better - same)
    return results
