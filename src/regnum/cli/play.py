"""Play at once: Dominion against a bot, in this terminal. An unfinished game goes on where it was left."""

import argparse

from regnum.kernel.text import LANGUAGES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing needs to be chosen."""
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (that of the surroundings)")
    parser.add_argument("--plain", action="store_true", help="line by line, without drawing on the screen")


def run(args: argparse.Namespace) -> int:
    """Go on with the game that was kept last, or begin a first one."""
    from regnum.terminal import start

    wish = start.Wish("dominion", lang=start.chosen_language(args.lang))
    kept = start.latest(wish.game)
    if kept is not None:
        return start.run(start.resumed(wish, kept), wish, plain=args.plain, opening="resumed")
    return start.run(start.fresh(wish), wish, plain=args.plain, opening="welcome")
