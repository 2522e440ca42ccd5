"""Let every bot play every other and rate them all, with 95 % intervals and a page of plots if wanted."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from regnum.cli.simulate import bot_list, job_count, known_bots, naming_files, progress_bar, table_options

if TYPE_CHECKING:
    from regnum.study.arena import Standing

PLACE_WIDTH, SHARE_WIDTH = 6, 9
"""Columns that a place and a share take on the screen, with their frames."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays what, how often, and where the report goes."""
    parser.add_argument("game", metavar="GAME", help="the game to play")
    parser.add_argument("--bots", required=True, metavar="A,B,C", help="the bots, with commas between")
    parser.epilog = known_bots()
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games of each pair (200)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="seats of each table, taken by turns (2)")
    parser.add_argument("--seed", default="0", metavar="S", help="the same seed gives the same games (0)")
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help="processes (as many as there are cores)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the table")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page with tables and plots")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play the round robin, print the ratings, write the page."""
    from regnum.study.arena import play_all
    from regnum.study.executors import executor
    from regnum.study.match import Match
    from regnum.study.report import page

    bots = bot_list(args.bots)
    match = Match(args.game, bots, table_options(args.option), args.seed)
    where = executor(job_count(args.jobs))
    games = args.games * len(bots) * (len(bots) - 1) // 2
    with naming_files(args.option), progress_bar("playing", games) as advance:
        standing = play_all(match, args.games, where, advance, args.seats)
    if args.report is not None:
        args.report.write_text(page(standing), encoding="utf-8")
    if args.json:
        print(json.dumps(standing.as_data()))
    else:
        show(standing)
    return 0


def show(standing: "Standing") -> None:
    """The ratings as a table, and what everybody took from everybody else, in as many tables as the width asks for."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    told = f"{standing.games} games for each pair at {standing.seats} seats, seed {standing.seed}"
    console.print(f"{standing.game}: {told}", highlight=False)  # a title would be broken to the width of its table
    ratings = Table()
    for heading in ("", "bot", "rating", "95 % interval"):
        ratings.add_column(heading, justify="left" if heading == "bot" else "right", overflow="fold")
    for place, a in enumerate(standing.order, 1):
        rating = standing.ratings[a]
        ratings.add_row(str(place), standing.bots[a], f"{rating.value:.0f}", f"{rating.low:.0f}–{rating.high:.0f}")
    console.print(ratings)
    places = list(enumerate(standing.order, 1))
    across = max(1, (console.width - PLACE_WIDTH) // SHARE_WIDTH)
    for first in range(0, len(places), across):
        shares = Table(title="share of the wins against each place" if first == 0 else None)
        shares.add_column("", justify="right", no_wrap=True)
        for place, _ in places[first : first + across]:
            shares.add_column(f"v {place}", justify="right", no_wrap=True)
        for place, a in places:
            row = ["–" if a == b else f"{standing.share(a, b):.1%}" for _, b in places[first : first + across]]
            shares.add_row(str(place), *row)
        console.print(shares)
