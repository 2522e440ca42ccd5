"""Play in the terminal against bots: full screen, or line by line for screen readers and pipes."""

import argparse

from regnum.kernel.text import LANGUAGES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The table, the opponents, and how to show it."""
    parser.add_argument("game", help="the game, for instance dominion; tomesaga for a whole saga")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many seats the table has (2)")
    parser.add_argument("--bots", default="", metavar="NAME,…", help="who plays the other seats; one name is enough")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the table")
    parser.add_argument("--seed", metavar="S", help="deal from this seed; the same seed gives the same shuffles")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (that of the surroundings)")
    parser.add_argument("--plain", action="store_true", help="line by line, without drawing on the screen")
    parser.add_argument(
        "--load", nargs="?", const="latest", metavar="FILE", help="go on with a saved game; without FILE: the last one"
    )


def run(args: argparse.Namespace) -> int:
    """Start or resume the game that is asked for."""
    from regnum.cli.simulate import SAGA, naming_files, saga_options, table_options
    from regnum.games.registry import game_of
    from regnum.terminal import start

    wish = start.Wish(
        SAGA if args.game == SAGA else game_of(args.game).id,
        args.seats,
        [name.strip() for name in args.bots.split(",") if name.strip()],
        (saga_options if args.game == SAGA else table_options)(args.option),
        None if args.seed is None else start.seed_of(args.seed),
        start.chosen_language(args.lang),
    )
    with naming_files(args.option):
        session = start.fresh(wish) if args.load is None else start.loaded(wish, args.load)
    return start.run(session, wish, plain=args.plain, begins=args.load is None)
