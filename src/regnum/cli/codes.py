"""Write the constants that a game's rules use anew from its declaration (for contributors)."""

import argparse
from pathlib import Path

from regnum.kernel.numbering import DECLARATION, write

GAMES = Path(__file__).parent.parent / "games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The folders of the games."""
    parser.add_argument(
        "folder", nargs="*", type=Path, help="a folder with a declare.py; all of Regnum's games if none"
    )


def run(args: argparse.Namespace) -> int:
    """Say which files have changed."""
    for folder in args.folder or sorted(file.parent for file in GAMES.glob(f"*/{DECLARATION}")):
        for file in write(folder):
            print(file)
    return 0
