"""Whole sagas of the Tomesaga between bots, and what came of them: winners, and where their Tomes are from.

Saga i of a simulation with seed S is the one that `regnum.campaign(..., seed="S/i")` begins. A bot is named as in any
game, or by its level (`squire`, `knight`, `master`), which stands for a player of its own in each chapter.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from regnum.bots import naming
from regnum.bots.policy import MOST_DECISIONS, play_out
from regnum.games.tomesaga.campaign import Campaign
from regnum.games.tomesaga.chapters import GAMES, Options
from regnum.kernel.core.chance import Chance
from regnum.kernel.errors import BadOption
from regnum.kernel.seeds import Seed, first_state
from regnum.kernel.table import Table
from regnum.study.executors import Executor, Serial
from regnum.study.match import WHOLE, dice_state
from regnum.study.statistics import spread, wilson


@dataclass(frozen=True)
class Series:
    """Who plays sagas with which options, and from which seed; the bots change seats from saga to saga."""

    bots: tuple[str, ...]
    options: Options
    seed: Seed


@dataclass
class Sums:
    """What happened in some sagas, for each bot in the order of the series; whole numbers, to be added in any order."""

    sagas: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    """In sixtieths, by bot."""
    tomes: Counter[int] = field(default_factory=Counter)
    squares: Counter[int] = field(default_factory=Counter)
    terms: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Tomes by bot and by where they are from."""
    firsts: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Games won, by bot and chapter."""
    great: Counter[int] = field(default_factory=Counter)
    """Great victories by chapter."""
    laid_out: Counter[str] = field(default_factory=Counter)
    claimed: Counter[str] = field(default_factory=Counter)
    """How often each Tome was laid out, and claimed."""
    decisions: int = 0

    def add(self, other: Sums) -> None:
        self.sagas += other.sagas
        self.decisions += other.decisions
        for name in ("wins", "tomes", "squares", "terms", "firsts", "great", "laid_out", "claimed"):
            getattr(self, name).update(getattr(other, name))


def checked(series: Series) -> Series:
    """The same series; raises one of our errors if it cannot be played."""
    Campaign(len(series.bots), series.seed, series.options)
    for name in series.bots:
        for game in GAMES:
            naming.maker(player(name, game), game)
    return series


def player(name: str, game: str) -> str:
    """The player of a game that a name or a level stands for."""
    return naming.levels(game).get(name, name)


def play(series: Series, piece: tuple[int, int]) -> Sums:
    """Plays so many sagas from a number on."""
    first, count = piece
    sums = Sums()
    for i in range(first, first + count):
        saga = Campaign(len(series.bots), f"{series.seed}/{i}", series.options)
        shift = i % len(series.bots)
        for game in GAMES:
            sums.decisions += play_chapter(saga.begin_next(), series, game, shift)
        note(sums, saga.book(), shift)
    return sums


def play_chapter(table: Table, series: Series, game: str, shift: int) -> int:
    """Plays a chapter to its end inside the engine, without a record; says how many decisions that took."""
    seats = table.seats
    state = first_state(game, table.seed)
    by_bot = [
        naming.maker(player(name, game), game)(Chance(dice_state(state, b), 0)) for b, name in enumerate(series.bots)
    ]
    decisions = play_out(table.core, [by_bot[(seat - shift) % seats] for seat in range(seats)], MOST_DECISIONS)
    if not table.over:
        raise BadOption(f"A game of {game} with seed {table.seed} came to no end in {decisions} decisions.")
    return decisions


def note(sums: Sums, book: Mapping[str, Any], shift: int) -> None:
    """Adds the outcome of a saga, as its book tells it."""
    seats, result = book["players"], book["result"]
    sums.sagas += 1
    for seat in range(seats):
        b = (seat - shift) % seats
        tomes = result["totals"][seat]
        sums.tomes[b] += tomes
        sums.squares[b] += tomes * tomes
        sums.terms.update({(b, name): n for name, n in result["terms"][seat].items()})
        if seat in result["winners"]:
            sums.wins[b] += WHOLE // len(result["winners"])
    for i, chapter in enumerate(book["chapters"]):
        sums.firsts[(chapter["places"][0] - shift) % seats, i] += 1
        sums.great[i] += chapter["victory"] == "great"
        claimed = [entry["tome"] for entry in chapter["claimed"]]
        sums.claimed.update(claimed)
        sums.laid_out.update([*claimed, *chapter["face_up"]])


def simulate(
    series: Series, sagas: int, where: Executor | None = None, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Plays so many sagas and sums them up as plain data; `progress` is told of each finished saga."""
    if sagas < 1:
        raise BadOption("A simulation needs at least one saga.")
    checked(series)
    started, sums = time.perf_counter(), Sums()
    for part in (where or Serial()).map(partial(play, series), [(i, 1) for i in range(sagas)]):
        sums.add(part)
        if progress is not None:
            progress(part.sagas)
    return summary(series, sums, time.perf_counter() - started)


def summary(series: Series, sums: Sums, seconds: float) -> dict[str, Any]:
    """Everything worth telling, with 95 % intervals for shares."""
    n, lines = sums.sagas, []
    for b, bot in enumerate(series.bots):
        wins = sums.wins[b] / WHOLE
        low, high = wilson(wins, n)
        lines.append(
            {
                "bot": bot, "wins": wins, "share": wins / n, "low": low, "high": high, "mean_tomes": sums.tomes[b] / n,
                "spread": spread(sums.tomes[b], sums.squares[b], n),
                "terms": {name: total / n for (of, name), total in sums.terms.items() if of == b},
                "chapters_won": [sums.firsts[b, i] for i in range(len(GAMES))],
            }
        )  # fmt: skip
    return {
        "game": "tomesaga",
        "sagas": n,
        "seed": series.seed,
        "bots": lines,
        "great_victories": [_share(sums.great[i], n) for i in range(len(GAMES))],
        "tomes": {tome: _share(sums.claimed[tome], times) for tome, times in sorted(sums.laid_out.items())},
        "mean_decisions": sums.decisions / n,
        "seconds": seconds,
    }


def _share(found: int, n: int) -> dict[str, float]:
    low, high = wilson(found, n)
    return {"n": found, "of": n, "share": found / n, "low": low, "high": high}
