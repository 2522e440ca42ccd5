"""Play at once: starts the server on an embedded database and opens the page in a browser."""

import argparse
import sys

from regnum.cli import serve


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing needs to be chosen."""
    parser.add_argument("--port", type=serve.port, metavar="N", help=f"the port ({serve.PORT} if it is free, else any)")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--lan", action="store_true", help="let others in the house join, at the addresses printed")
    parser.add_argument("--database", metavar="ADDRESS", help="where tables are kept (in the user's data folder)")


def run(args: argparse.Namespace) -> int:
    """Serve this machine, and with `--lan` the house."""
    from regnum.kernel.errors import RegnumError
    from regnum.server.web.house import House
    from regnum.server.web.settings import Limits, Settings

    try:
        listening = serve.listen("127.0.0.1", serve.PORT if args.port is None else args.port)
    except RegnumError:
        if args.port is not None:
            raise
        listening = serve.listen("127.0.0.1", 0)
    house = House(listening.getsockname()[1], at_once=args.lan)
    # Everybody on this machine has the same address, and only friends are let in: there is nobody to fend off.
    settings = Settings(args.database or serve.default_database(), limits=Limits.at_home(), house=house)
    announce = serve.announcing(listening, "127.0.0.1", browser=not args.no_browser)

    def ready() -> None:
        announce()
        for address in house.by:
            print(f"{address}/", flush=True)
        if args.lan and not house.by:
            print("This machine is in no network: nobody else can join.", file=sys.stderr, flush=True)

    return serve.serve(settings, listening, ready)
