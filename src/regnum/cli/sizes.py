"""Count the lines of each game: those of its rules, and what they need around them (codes that are generated aside)."""

import argparse
import json

from regnum.cli import checkout
from regnum.games.registry import finished, game_of
from regnum.study.sizes import sizes_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game, or all of them."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this game")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print a line for each game."""
    games = [game_of(args.game)] if args.game else list(finished().values())
    found = [sizes_of(checkout.required() / "src/regnum/games" / game.id) for game in games]
    if args.json:
        print(json.dumps({each.game: {"rules": each.rules, "glue": each.glue, **each.rooms} for each in found}))
        return 0
    print(f"{'game':<18} {'rules':>6} {'glue':>6} {'per rule':>9}   of the glue:")
    for each in found:
        rooms = ", ".join(f"{room} {lines}" for room, lines in each.rooms.items())
        print(f"{each.game:<18} {each.rules:>6} {each.glue:>6} {each.glue_per_rule:>9.2f}   {rooms}")
    return 0
