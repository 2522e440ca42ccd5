"""List the rules of each game, clause by clause, with the tests that prove them; fails if one has none."""

import argparse
import json

from regnum.cli import checkout
from regnum.games.registry import finished, game_of
from regnum.study.clauses import Coverage, measured


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game, or all of them."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this game")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Run the tests that name clauses and print what they prove."""
    root = checkout.required()
    games = [game_of(args.game)] if args.game else list(finished().values())
    found = measured(root, [game.clause_file for game in games])
    if args.json:
        print(json.dumps({game.id: each.as_data() for game, each in zip(games, found, strict=True)}))
    else:
        print("\n\n".join(table(each) for each in found))
    return 1 if any(each.untested for each in found) else 0


def table(coverage: Coverage) -> str:
    """A line for each id, and the sum."""
    width = max(len(rule) for rule in coverage.ids)
    lines = [coverage.game, f"  {'id':<{width}}  tests"]
    for rule in coverage.ids:
        n = len(coverage.proofs.get(rule, ()))
        lines.append(f"  {rule:<{width}}  {n:>5}  {'ok' if n else 'missing'}")
    total, missing = len(coverage.ids), len(coverage.untested)
    lines.append(f"  {total - missing} of {total} have a passing test, {missing} have none")
    return "\n".join(lines)
