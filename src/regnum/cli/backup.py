"""Copy a server's database to a file, also while the server runs."""

import argparse
import asyncio
from pathlib import Path

from regnum.cli import serve


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to, and from which database."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup to be written")
    parser.add_argument("--database", metavar="ADDRESS", help="sqlite:PATH or postgresql://… (as for serve)")


def run(args: argparse.Namespace) -> int:
    """Write the backup and check it."""
    from regnum.server.store.backup import back_up

    count = asyncio.run(back_up(args.database or serve.default_database(), args.file))
    print(f"{args.file}: {count} tables")
    return 0
