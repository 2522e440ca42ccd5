"""How fast one build of the engine is, on one core, in CPU time; the best of several runs.

`python -m regnum.study.bench RUNS GAME` measures the build that runs and prints JSON; `regnum bench` does so for both.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import regnum
from regnum.bots import naming
from regnum.bots.policy import MOST_DECISIONS, play_randomly
from regnum.games.registry import game_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.seeds import first_state
from regnum.kernel.spec import Game
from regnum.kernel.table import Table
from regnum.study.match import Match, checked, dice_state, play

SECONDS = 0.1
"""A run takes about so long: many short runs find a quiet moment even on a busy machine."""
MIDGAME = 120
"""Decisions after which a random game is a fair sample for clones, saves and views."""


def measure(game: str, runs: int) -> dict[str, float]:
    """All figures of one game in the build that runs."""
    micros = partial(_micros, runs)
    spec = game_of(game)
    seats = seats_of(spec)
    options = regnum.new(game, seats).options
    decisions, random_games = _random_play(runs, spec, seats, options)
    found = {"decisions_per_s": decisions, "random_games_per_s": random_games}
    found["games_per_s"] = _match_rate(runs, game)
    table = midgame(game)
    text = table.save()
    dice = Chance(1, 0)
    found["clone_us"] = micros(table.core.clone)
    found["determinise_us"] = micros(lambda: table.core.clone().determinise(0, dice))
    found["save_us"] = micros(table.save)
    found["load_us"] = micros(lambda: regnum.load(text))
    found["view_us"] = micros(lambda: table.view(0))
    found["observe_us"] = micros(lambda: table.observation(0))
    found["new_us"] = micros(lambda: spec.start(seats, options, Chance(12345, 0)))
    return found


def measure_seats(game: str, seats: int, runs: int) -> dict[str, float]:
    """What grows with the number of seats."""
    decisions, _ = _random_play(runs, game_of(game), seats, regnum.new(game, seats).options)
    table = midgame(game, seats)
    return {
        "decisions_per_s": decisions,
        "clone_us": _micros(runs, table.core.clone),
        "view_us": _micros(runs, lambda: table.view(0)),
    }


def midgame(game: str, seats: int = 0) -> Table:
    """A table in the middle of a random game."""
    table = regnum.new(game, seats or seats_of(game_of(game)), seed="bench")
    dice = Chance(dice_state(first_state(game, "bench"), 0), 0)
    for _ in range(MIDGAME):
        if table.over:
            break
        decision = table.pending[0]
        table.play(decision.options[dice.below(len(decision.options))])
    return table


def seats_of(spec: Game) -> int:
    """Two seats, or as near to it as the game allows."""
    low, high = spec.seats
    return max(low, min(2, high))


def _random_play(runs: int, spec: Game, seats: int, options: Any) -> tuple[float, float]:
    """Decisions and games a second when every answer is drawn at random; making the games is part of it."""

    def games(n: int) -> int:
        decisions = 0
        for i in range(n):
            state = first_state(spec.id, i)
            dice = Chance(dice_state(state, 0), 0)
            decisions += play_randomly(spec.start(seats, options, Chance(state, 0)), dice, MOST_DECISIONS)
        return decisions

    n = _enough(games)
    best = best_games = 0.0
    for _ in range(runs):
        started = time.process_time()
        decisions = games(n)
        taken = time.process_time() - started
        best, best_games = max(best, decisions / taken), max(best_games, n / taken)
    return best, best_games


def _match_rate(runs: int, game: str) -> float:
    """Whole games a second between the pair of players that the game's kit names."""
    pair = naming.kit_of(game).pair[: seats_of(game_of(game))]
    match = checked(Match(game, pair, {}, "bench"))
    n = _enough(lambda count: play(match, 0, count))
    best = 0.0
    for _ in range(runs):
        best = max(best, n / play(match, 0, n).cpu)
    return best


def _enough(work: Callable[[int], object]) -> int:
    """How much of it takes about one run's time."""
    n = 4
    while True:
        started = time.process_time()
        work(n)
        taken = time.process_time() - started
        if taken > SECONDS / 4:
            return max(1, int(n * SECONDS / taken))
        n *= 4


def _micros(runs: int, work: Callable[[], object]) -> float:
    """Microseconds for one call, the loop around it included."""

    def repeat(n: int) -> None:
        for _ in range(n):
            work()

    n = _enough(repeat)
    best = float("inf")
    for _ in range(runs):
        started = time.process_time()
        repeat(n)
        best = min(best, (time.process_time() - started) / n)
    return best * 1e6


def main(argv: list[str]) -> int:
    runs, *games = argv
    figures = {game: measure(game, int(runs)) for game in games}
    sys.stdout.write(json.dumps({"compiled": regnum.COMPILED, "figures": figures}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
