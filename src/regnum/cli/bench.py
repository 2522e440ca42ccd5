"""Measure the engine on one core, in CPU time: both builds, and a peer in the same run if wanted."""

import argparse
import json
import sys
from typing import Any

from regnum.games.registry import finished, game_of
from regnum.kernel.errors import RegnumError

ROWS = (
    ("decisions_per_s", "random play, decisions/s", "{:,.0f}"),
    ("random_games_per_s", "random play, games/s", "{:,.0f}"),
    ("games_per_s", "bots, games/s", "{:,.0f}"),
    ("new_us", "new game, µs", "{:.2f}"),
    ("clone_us", "clone, µs", "{:.2f}"),
    ("determinise_us", "clone and deal anew, µs", "{:.2f}"),
    ("save_us", "save, µs", "{:.2f}"),
    ("load_us", "load, µs", "{:.2f}"),
    ("view_us", "view, µs", "{:.1f}"),
    ("observe_us", "observation, µs", "{:.1f}"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game, or all of them, and a peer."""
    from regnum.study.benchmarks import RUNS

    parser.add_argument("game", nargs="?", metavar="GAME", help="only this game")
    parser.add_argument("--versus", action="append", default=[], metavar="PEER", help="beside a peer: pyminion")
    parser.add_argument("--runs", type=int, default=RUNS, metavar="N", help=f"the best of so many runs counts ({RUNS})")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    from regnum.study.benchmarks import run as measure

    if args.runs < 1:
        raise RegnumError("--runs: at least one.")
    games = [game_of(args.game).id] if args.game else list(finished())
    found = measure(games, args.versus, args.runs, lambda what: print(f"regnum: {what}", file=sys.stderr, flush=True))
    if args.json:
        print(json.dumps(found))
    else:
        for game in games:
            show(game, found[game])
        print(", ".join(f"{key} {value}" for key, value in found["environment"].items()))
    return 0


def show(game: str, found: dict[str, Any]) -> None:
    """One game's figures as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{game}: one core, CPU time")
    table.add_column("")
    for build in ("compiled", "pure"):
        table.add_column(build, justify="right")
    for key, label, shape in ROWS:
        cells = [shape.format(found[build][key]) if found[build] else "not built" for build in ("compiled", "pure")]
        table.add_row(label, *cells)
    Console().print(table)
    for peer, figures in found.get("versus", {}).items():
        print(f"{peer}: {figures['games_per_s']:,.0f} games/s; Regnum plays {figures['ratio']:.0f} times as many")
