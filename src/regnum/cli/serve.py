"""Run the server for others: `--database` says where tables are kept, several workers need PostgreSQL."""

import argparse
import gc
import os
import socket
import webbrowser
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from regnum.kernel.errors import RegnumError

if TYPE_CHECKING:
    from regnum.server.web.settings import Settings

ADMIN_KEY = "REGNUM_ADMIN_KEY"
PORT = 8420


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen, where to keep tables."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1; 0.0.0.0 for all)")
    parser.add_argument("--port", type=port, default=PORT, metavar="N", help=f"the port ({PORT}; 0 for any free one)")
    parser.add_argument("--database", metavar="ADDRESS", help="sqlite:PATH or postgresql://USER@HOST/NAME")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes; more than one needs PostgreSQL")
    parser.add_argument("--name", action="append", default=[], help="what people call the server in their browsers")
    parser.add_argument("--proxy", action="append", default=[], type=network, metavar="ADDRESS",
                        help="a proxy (or a network of them) that says for whom it asks (this machine)")  # fmt: skip
    parser.add_argument("--https", action="store_true", help="people reach the server by https (behind a proxy)")


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from regnum.server.web.settings import LOCAL_PROXIES, Settings

    database = args.database or default_database()
    settings = Settings(
        database,
        os.environ.get(ADMIN_KEY, ""),
        secure_cookies=args.https,
        names=tuple(args.name),
        proxies=tuple(args.proxy) or LOCAL_PROXIES,
    )
    if args.workers < 1:
        raise RegnumError("--workers: at least one.")
    if args.workers > 1 and database.startswith("sqlite:"):
        raise RegnumError("Several workers need PostgreSQL; an embedded database belongs to one process.")
    listening = listen(args.host, args.port)
    if args.workers > 1:
        from regnum.server.running import serve_with_workers

        return serve_with_workers(settings, listening, args.workers, announcing(listening, args.host))
    return serve(settings, listening, announcing(listening, args.host))


def port(text: str) -> int:
    """A port from the command line."""
    number = int(text)
    if not 0 <= number < 65536:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return number


def network(text: str) -> str:
    """An address or a network from the command line."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is neither an address nor a network") from None


def default_database() -> str:
    """The embedded database in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:{Path(home) / 'regnum' / 'regnum.sqlite3'}"


def listen(host: str, number: int) -> socket.socket:
    """A listening socket, so that the address is known before the server runs."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, number))
    except OSError as error:
        raise RegnumError(f"Port {number} at {host} cannot be used ({error.strerror}); choose another.") from error
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    """Where a browser finds the server."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104 (only compared)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"


def announcing(listening: socket.socket, host: str, *, browser: bool = False) -> Callable[[], None]:
    """Prints the address as the first line, when the server answers, and opens it if asked to."""

    def announce() -> None:
        address = address_of(listening, host)
        print(address, flush=True)
        if browser:
            webbrowser.open(address)

    return announce


def serve(settings: "Settings", listening: socket.socket, ready: Callable[[], None]) -> int:
    """One process that serves until it is told to stop."""
    gc.disable()  # until all is loaded, for that stays: nothing of it is garbage
    from regnum.server.running import serve_alone

    return serve_alone(settings, listening, ready)
