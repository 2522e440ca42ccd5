"""List the rules of each game, clause by clause, with the tests that prove them; fails if one has none."""

import argparse
import json
from pathlib import Path

from regnum.cli import checkout
from regnum.games.registry import GAMES, finished, game_of
from regnum.study.clauses import Coverage, documented, measured


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game, or all of them."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this game")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Run the tests that name clauses and print what they prove."""
    root = checkout.required()
    games = [args.game] if args.game else list(finished())
    found = measured(root, [document(root, game) for game in games])
    if args.json:
        print(json.dumps({game: each.as_data() for game, each in zip(games, found, strict=True)}))
    else:
        print("\n\n".join(table(each) for each in found))
    return 1 if any(each.untested for each in found) else 0


def document(root: Path, name: str) -> str:
    """The rule document of a game, or of rules that are written down before a game plays by them."""
    return name if name not in GAMES and name in documented(root) else game_of(name).clause_file


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
