"""Writes the figures of `docs/performance.md`: none of them is typed by hand.

`python -m regnum.study.performance --write docs/performance.md` measures speed and strength and puts the tables
between the marks in the document. `--only speed`, `--only seats`, `--only strength`, `--only levels` or
`--only together` measures one of the five. Levels and partners are measured only when they are asked for, since they
take days: with `--minutes M` for so long, `--match WORD` only matches that are named so. Their games are gathered in
`strength.json` beside the document, and each run goes on where the last one ended.
"""

from __future__ import annotations

import argparse
import datetime as dt
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import regnum
from regnum.bots.naming import levels
from regnum.games.registry import game_of
from regnum.kernel.errors import RegnumError
from regnum.study import bench, benchmarks
from regnum.study.executors import executor
from regnum.study.ledger import Ledger, Wanted, go_on, name_of
from regnum.study.match import Match
from regnum.study.simulation import Summary, Together, simulate, summary

Tell = Callable[[str], None]

SPEED_ROWS = (
    ("decisions_per_s", "random play, decisions/s", "{:,.0f}"),
    ("games_per_s", "`big_money` against `big_money_smithy`, games/s", "{:,.0f}"),
    ("new_us", "new game, µs", "{:.2f}"),
    ("clone_us", "clone, µs", "{:.2f}"),
    ("determinise_us", "clone, and deal anew what a seat cannot know, µs", "{:.2f}"),
    ("save_us", "save a table, µs", "{:.2f}"),
    ("load_us", "load a table, µs", "{:.2f}"),
    ("view_us", "view of a seat, µs", "{:.1f}"),
    ("observe_us", "observation for learning, µs", "{:.1f}"),
)
SEATED = ("viscounts", "architects")
"""The games of which it is told how their figures grow with the seats."""
UNBUILT = "There is no compiled engine to measure; `./regnum compile` builds it."
LADDER = (
    ("greedy", "random", 200),
    ("big_money", "greedy", 400),
    ("big_money_ultimate", "big_money", 2000),
    ("big_money_smithy", "big_money_ultimate", 2000),
    ("engine", "big_money_ultimate", 2000),
    ("engine", "big_money_smithy", 2000),
)
SEED = "performance"
KINDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("dominion", {"kingdom": "random"}),
    *(("wonderful_kingdom", {"module": module}) for module in ("advisors", "threats", "quests")),
    ("paladins", {}),
    ("viscounts", {}),
    ("architects", {}),
)
"""The games and modules in which the levels are measured."""
LEVELS: tuple[Wanted, ...] = (
    *(
        Wanted(Match(game, pair, options, SEED), 200)
        for game, options in KINDS
        for pair in pairwise(["random", *levels(game).values()][::-1])
    ),
    *(
        Wanted(Match("wonderful_kingdom", (bot,), {"module": module}, SEED), 200)
        for module in ("advisors", "threats", "quests")
        for bot in ("planner", "mcts:60")
    ),
    *(
        Wanted(Match("paladins", ("planner",), {"difficulty": level}, SEED), 1000)
        for level in ("easy", "standard", "hard")
    ),
)
"""Each level against the next lower one, the lowest against chance, and who plays alone."""
TOGETHER: tuple[Wanted, ...] = tuple(
    Wanted(Match(game, (bot,) * seats, {"difficulty": difficulty}, SEED), 500)
    for game, difficulties in (
        ("architects_coop", ("normal", "hard")),
        ("paladins_coop", ("normal", "high", "impossible")),
        ("viscounts_coop", ("easy", "normal", "hard")),
    )
    for bot in levels(game).values()
    for seats in range(game_of(game).seats[0], game_of(game).seats[1] + 1)
    for difficulty in difficulties
)
"""Partners against the game, for every level, every number of them and every difficulty."""


class Run(NamedTuple):
    """How to measure: in so many processes, and long matches for how long, which of them, and where they are kept."""

    jobs: int
    tell: Tell
    ledger: Ledger
    minutes: float
    named: Sequence[str]


def speed(run: Run) -> str:
    """Both builds and a peer, side by side, on one core."""
    found = benchmarks.run(["dominion"], ["pyminion"], benchmarks.RUNS, run.tell)
    figures = found["dominion"]
    if not figures["compiled"]:
        raise RegnumError(UNBUILT)
    lines = ["| First Game, two seats, one core, CPU time | compiled | pure |", "| --- | ---: | ---: |"]
    for key, label, shape in SPEED_ROWS:
        lines.append(f"| {label} | {shape.format(figures['compiled'][key])} | {shape.format(figures['pure'][key])} |")
    peer = figures["versus"]["pyminion"]
    theirs, ratio = f"{peer['games_per_s']:,.0f}", f"{peer['ratio']:.0f}"
    beside = f"pyminion played {theirs} games/s between its own Big Money players: Regnum plays {ratio} times as many."
    lines += ["", f"In the same run {beside}", "", said(found["environment"])]
    return "\n".join(lines)


def seats(run: Run) -> str:
    """A row for each number of seats; a clone and a view are those of a table in the middle of a random game."""
    if not regnum.COMPILED:
        raise RegnumError(UNBUILT)
    lines = [
        "| game, compiled, one core, CPU time | seats | random play, decisions/s | clone, µs | view of a seat, µs |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for game in SEATED:
        low, high = game_of(game).seats
        for n in range(low, high + 1):
            run.tell(f"{game} with {n} seats")
            found = bench.measure_seats(game, n, benchmarks.RUNS)
            speed_of = f"{found['decisions_per_s']:,.0f} | {found['clone_us']:.2f} | {found['view_us']:.1f}"
            lines.append(f"| {game} | {n} | {speed_of} |")
    return "\n".join([*lines, "", said(benchmarks.environment())])


def said(environment: dict[str, Any]) -> str:
    """Where and when it was measured."""
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    return f"Measured on {today}: " + ", ".join(f"{key} {value}" for key, value in environment.items()) + "."


def strength(run: Run) -> str:
    return played(LADDER, run)


def played(pairs: Sequence[tuple[str, str, int]], run: Run) -> str:
    """A row for each pair of players."""
    lines = [
        "| player | against | games | wins | 95 % interval | mean score |",
        "| --- | --- | ---: | ---: | ---: | --- |",
    ]
    for one, other, games in pairs:
        run.tell(f"{one} against {other}, {games} games")
        found = simulate(Match("dominion", (one, other), {}, SEED), games, executor(run.jobs))
        lines.append(row(found, f"{games:,}"))
    return "\n".join([*lines, "", said(benchmarks.environment())])


def ranked(run: Run) -> str:
    return gathered(LEVELS, run)


def together(run: Run) -> str:
    return gathered(TOGETHER, run)


def gathered(wanted: Sequence[Wanted], run: Run) -> str:
    """Goes on with the matches, then gives a row for each of which there are any games."""
    ends = time.monotonic() + 60 * run.minutes
    chosen = [each for each in wanted if any(word in name_of(each.match) for word in run.named)]
    go_on(run.ledger, chosen, executor(run.jobs), lambda: time.monotonic() > ends, run.tell)
    lines = [
        "| game | player | against | games | wins | 95 % interval | mean score |",
        "| --- | --- | --- | ---: | ---: | ---: | --- |",
    ]
    dates: list[str] = []
    for match, games in wanted:
        tally = run.ledger.tally(match)
        if tally.games:
            named = ", ".join([match.game, *match.options.values()])
            lines.append(f"| {named} {row_of(summary(match, tally, 0), games)}")
            dates += run.ledger.dates(match)
    when = f"Games of {min(dates)} to {max(dates)}" if dates else "No games yet"
    return "\n".join([*lines, "", f"{when}. {said(benchmarks.environment())}"])


def row_of(found: Summary, wanted: int) -> str:
    many = f"{found.tally.games:,}" if found.tally.games >= wanted else f"{found.tally.games:,} of {wanted:,}"
    if found.team is not None:
        return row_together(found, found.team, many)
    return row(found, many) if len(found.lines) > 1 else row_alone(found, many)


def row_together(found: Summary, team: Together, games: str) -> str:
    """Partners against the game; the mean of their sum, and of what it had to be."""
    seats = len(found.match.bots)
    many = f"{seats} partners" if seats > 1 else "alone"
    scores = f"{team.mean_total:.1f} of {team.mean_needed:.1f}"
    interval = f"{team.low:.1%} to {team.high:.1%}"
    return f"| `{found.match.bots[0]}`, {many} | the game | {games} | {team.share:.1%} | {interval} | {scores} |"


def row_alone(found: Summary, games: str) -> str:
    """A bot that plays alone; a win is what the game itself calls one."""
    one = found.lines[0]
    rival = found.rival
    other = "the solo opponent" if rival else "nobody"
    scores = f"{one.mean_score:.1f}" + (f" to {rival.mean_score:.1f}" if rival else "")
    return f"| `{one.bot}` | {other} | {games} | {one.share:.1%} | {one.low:.1%} to {one.high:.1%} | {scores} |"


def row(found: Summary, games: str) -> str:
    one, other = found.lines
    scores = f"{one.mean_score:.1f} to {other.mean_score:.1f}"
    interval = f"{one.low:.1%} to {one.high:.1%}"
    return f"| `{one.bot}` | `{other.bot}` | {games} | {one.share:.1%} | {interval} | {scores} |"


SECTIONS: dict[str, Callable[[Run], str]] = {
    "speed": speed,
    "seats": seats,
    "strength": strength,
    "levels": ranked,
    "together": together,
}


def replaced(document: str, section: str, text: str) -> str:
    """The document with a section's figures between its marks."""
    begin, end = f"<!-- {section}: begin -->", f"<!-- {section}: end -->"
    head, found, rest = document.partition(begin)
    _, closed, tail = rest.partition(end)
    if not found or not closed:
        raise RegnumError(f"The document has no place for {section}: it needs the lines {begin} and {end}.")
    return f"{head}{begin}\n{text}\n{end}{tail}"


def tell(what: str) -> None:
    """Says on standard error what is being measured."""
    sys.stderr.write(f"{what}\n")


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="regnum.study.performance", description=__doc__)
    parser.add_argument("--write", required=True, type=Path, metavar="FILE", help="the document to bring up to date")
    parser.add_argument("--only", action="append", choices=SECTIONS, help="what to measure (speed, seats and strength)")
    parser.add_argument("--jobs", type=int, default=1, help="processes for the matches (1)")
    parser.add_argument("--minutes", type=float, default=inf, help="how long to go on with long matches (to their end)")
    parser.add_argument("--match", action="append", metavar="WORD", help="go on only with matches that are named so")
    args = parser.parse_args(argv)
    run = Run(args.jobs, tell, Ledger(args.write.with_name("strength.json")), args.minutes, args.match or [""])
    document = args.write.read_text(encoding="utf-8")
    for section in args.only or ("speed", "seats", "strength"):
        document = replaced(document, section, SECTIONS[section](run))
        args.write.write_text(document, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
