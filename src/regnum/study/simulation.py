"""Many games between bots, and their summary."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from regnum.kernel.errors import BadOption
from regnum.study.executors import Executor, Serial
from regnum.study.match import WHOLE, Match, Tally, checked, play
from regnum.study.statistics import spread, wilson

PIECES = 40
"""A simulation is cut into about so many pieces, so that progress can be seen."""
MOST_IN_PIECE = 2000


@dataclass(frozen=True)
class Line:
    """How one bot fared."""

    bot: str
    wins: float
    """A shared win counts as a part."""
    share: float
    low: float
    high: float
    mean_score: float
    spread: float


@dataclass(frozen=True)
class Rival:
    """How an opponent fared whom the game itself plays, as in solo games."""

    mean_score: float
    spread: float
    quantiles: tuple[int, int, int, int, int]
    """The least score, those that a tenth, a half and nine tenths of the games do not exceed, and the greatest."""


@dataclass(frozen=True)
class Together:
    """How partners fared against the game."""

    wins: int
    share: float
    low: float
    high: float
    mean_total: float
    mean_needed: float


@dataclass(frozen=True)
class Summary:
    """What a simulation found."""

    match: Match
    tally: Tally
    lines: tuple[Line, ...]
    seconds: float

    @property
    def mean_decisions(self) -> float:
        return self.tally.decisions / self.tally.games

    @property
    def mean_turns(self) -> float:
        return self.tally.turns / self.tally.games

    @property
    def rival(self) -> Rival | None:
        scores = sorted(self.tally.rivals.elements())
        if not scores:
            return None
        n = len(scores)
        low, middle, high = (scores[min(n - 1, n * tenths // 10)] for tenths in (1, 5, 9))
        deviation = spread(sum(scores), sum(score * score for score in scores), n)
        return Rival(sum(scores) / n, deviation, (scores[0], low, middle, high, scores[-1]))

    @property
    def team(self) -> Together | None:
        teams, n = self.tally.teams, self.tally.teams.total()
        if n == 0:
            return None
        wins = sum(many for (won, _, _), many in teams.items() if won)
        totals = sum(total * many for (_, total, _), many in teams.items())
        needs = sum(needed * many for (_, _, needed), many in teams.items())
        return Together(wins, wins / n, *wilson(wins, n), totals / n, needs / n)

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.match.game,
            "games": self.tally.games,
            "seed": self.match.seed,
            "seats": [
                {
                    "bot": line.bot,
                    "wins": line.wins,
                    "share": line.share,
                    "low": line.low,
                    "high": line.high,
                    "mean_score": line.mean_score,
                    "spread": line.spread,
                }
                for line in self.lines
            ],
            "rival": None if self.rival is None else asdict(self.rival),
            "team": None if self.team is None else asdict(self.team),
            "mean_decisions": self.mean_decisions,
            "mean_turns": self.mean_turns,
            "unfinished": self.tally.unfinished,
            "seconds": self.seconds,
            "cpu_seconds": self.tally.cpu,
        }


def simulate(
    match: Match, games: int, where: Executor | None = None, progress: Callable[[int], None] | None = None
) -> Summary:
    """Plays so many games; `progress` is told of each finished piece how many games it had."""
    if games < 1:
        raise BadOption("A simulation needs at least one game.")
    match = checked(match)
    size = max(1, min(MOST_IN_PIECE, games // PIECES))
    pieces = [(first, min(size, games - first)) for first in range(0, games, size)]
    started = time.perf_counter()
    tally = Tally()
    for part in (where or Serial()).map(partial(_piece, match), pieces):
        tally.add(part)
        if progress is not None:
            progress(part.games)
    return summary(match, tally, time.perf_counter() - started)


def _piece(match: Match, piece: tuple[int, int]) -> Tally:
    return play(match, *piece)


def summary(match: Match, tally: Tally, seconds: float) -> Summary:
    n = tally.games
    lines = []
    for b, bot in enumerate(match.bots):
        wins = tally.wins[b] / WHOLE
        low, high = wilson(wins, n)
        deviation = spread(tally.points[b], tally.squares[b], n)
        lines.append(Line(bot, wins, wins / n, low, high, tally.points[b] / n, deviation))
    return Summary(match, tally, tuple(lines), seconds)
