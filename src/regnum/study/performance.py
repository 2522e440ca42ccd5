"""Writes the figures of `docs/performance.md`: none of them is typed by hand.

`python -m regnum.study.performance --write docs/performance.md` measures speed and strength and puts the tables
between the marks in the document. `--only speed`, `--only seats`, `--only strength`, `--only others` or
`--only together` measures one of the five; the other games and partners only when they are asked for, since
they take long.
"""

from __future__ import annotations

import argparse
import datetime as dt
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import regnum
from regnum.games.registry import game_of
from regnum.kernel.errors import RegnumError
from regnum.study import bench, benchmarks
from regnum.study.executors import executor
from regnum.study.match import Match
from regnum.study.simulation import Summary, Together, simulate

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
SEARCH = "mcts:200"
OTHERS: tuple[tuple[str, tuple[str, ...], dict[str, str], int], ...] = (
    *(
        (game, pair, {}, games)
        for game in ("wonderful_kingdom", "paladins", "viscounts", "architects")
        for pair, games in ((("greedy", "random"), 1000), (("planner", "greedy"), 1000), ((SEARCH, "planner"), 200))
    ),
    *(("wonderful_kingdom", ("planner",), {"module": module}, 1000) for module in ("advisors", "threats", "quests")),
    *(("paladins", ("planner",), {"difficulty": level}, 1000) for level in ("easy", "standard", "hard")),
)
"""Matches of the other games: the game, who plays, the options that are not the usual ones, and how many games."""
TOGETHER: tuple[tuple[str, tuple[str, ...], dict[str, str], int], ...] = tuple(
    (game, (bot,) * seats, {"difficulty": level}, 500)
    for game, weaker, levels in (
        ("architects_coop", "greedy", ("normal", "hard")),
        ("paladins_coop", "habits", ("normal", "high", "impossible")),
        ("viscounts_coop", "greedy", ("easy", "normal", "hard")),
    )
    for bot in (weaker, "planner")
    for seats in range(game_of(game).seats[0], game_of(game).seats[1] + 1)
    for level in levels
)
"""Matches of partners against the game, for every number of them and every difficulty."""
SEED = "performance"


def speed(_jobs: int, tell: Tell) -> str:
    """Both builds and a peer, side by side, on one core."""
    found = benchmarks.run(["dominion"], ["pyminion"], benchmarks.RUNS, tell)
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


def seats(_jobs: int, tell: Tell) -> str:
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
            tell(f"{game} with {n} seats")
            found = bench.measure_seats(game, n, benchmarks.RUNS)
            speed_of = f"{found['decisions_per_s']:,.0f} | {found['clone_us']:.2f} | {found['view_us']:.1f}"
            lines.append(f"| {game} | {n} | {speed_of} |")
    return "\n".join([*lines, "", said(benchmarks.environment())])


def said(environment: dict[str, Any]) -> str:
    """Where and when it was measured."""
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    return f"Measured on {today}: " + ", ".join(f"{key} {value}" for key, value in environment.items()) + "."


def strength(jobs: int, tell: Tell) -> str:
    return played(LADDER, jobs, tell)


def played(pairs: Sequence[tuple[str, str, int]], jobs: int, tell: Tell) -> str:
    """A row for each pair of players."""
    lines = [
        "| player | against | games | wins | 95 % interval | mean score |",
        "| --- | --- | ---: | ---: | ---: | --- |",
    ]
    for one, other, games in pairs:
        tell(f"{one} against {other}, {games} games")
        lines.append(row(simulate(Match("dominion", (one, other), {}, SEED), games, executor(jobs))))
    return "\n".join([*lines, "", said(benchmarks.environment())])


def others(jobs: int, tell: Tell) -> str:
    return rows_of(OTHERS, jobs, tell)


def together(jobs: int, tell: Tell) -> str:
    return rows_of(TOGETHER, jobs, tell)


def rows_of(matches: Sequence[tuple[str, tuple[str, ...], dict[str, str], int]], jobs: int, tell: Tell) -> str:
    """A row for each match of another game; where one bot plays alone, the solo opponent is told of if there is one."""
    lines = [
        "| game | player | against | games | wins | 95 % interval | mean score |",
        "| --- | --- | --- | ---: | ---: | ---: | --- |",
    ]
    for game, bots, options, games in matches:
        tell(f"{game}: {' against '.join(bots)}, {games} games")
        found = simulate(Match(game, bots, options, SEED), games, executor(jobs))
        named = ", ".join([game, *options.values()])
        lines.append(f"| {named} {row_of(found)}")
    return "\n".join([*lines, "", said(benchmarks.environment())])


def row_of(found: Summary) -> str:
    if found.team is not None:
        return row_together(found, found.team)
    return row(found) if len(found.lines) > 1 else row_alone(found)


def row_together(found: Summary, team: Together) -> str:
    """Partners against the game; the mean of their sum, and of what it had to be."""
    seats = len(found.match.bots)
    many = f"{seats} partners" if seats > 1 else "alone"
    scores = f"{team.mean_total:.1f} of {team.mean_needed:.1f}"
    interval = f"{team.low:.1%} to {team.high:.1%}"
    bot = found.match.bots[0]
    return f"| `{bot}`, {many} | the game | {found.tally.games:,} | {team.share:.1%} | {interval} | {scores} |"


def row_alone(found: Summary) -> str:
    """A bot that plays alone; a win is what the game itself calls one."""
    one = found.lines[0]
    rival = found.rival
    other = "the solo opponent" if rival else "nobody"
    scores = f"{one.mean_score:.1f}" + (f" to {rival.mean_score:.1f}" if rival else "")
    interval = f"{one.low:.1%} to {one.high:.1%}"
    return f"| `{one.bot}` | {other} | {found.tally.games:,} | {one.share:.1%} | {interval} | {scores} |"


def row(found: Summary) -> str:
    one, other = found.lines
    interval = f"{one.low:.1%} to {one.high:.1%}"
    scores = f"{one.mean_score:.1f} to {other.mean_score:.1f}"
    return f"| `{one.bot}` | `{other.bot}` | {found.tally.games:,} | {one.share:.1%} | {interval} | {scores} |"


SECTIONS: dict[str, Callable[[int, Tell], str]] = {
    "speed": speed,
    "seats": seats,
    "strength": strength,
    "others": others,
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
    args = parser.parse_args(argv)
    document = args.write.read_text(encoding="utf-8")
    for section in args.only or ("speed", "seats", "strength"):
        document = replaced(document, section, SECTIONS[section](args.jobs, tell))
        args.write.write_text(document, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
