"""Put a backup into a new or empty database; this also moves a server from one kind of database to the other."""

import argparse
import asyncio
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which backup, and into which database."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that `regnum backup` wrote")
    parser.add_argument("--database", metavar="ADDRESS", required=True, help="sqlite:PATH or postgresql://…")


def run(args: argparse.Namespace) -> int:
    """Check the backup and write it."""
    from regnum.server.store.backup import restore

    count = asyncio.run(restore(args.file, args.database))
    print(f"{args.database}: {count} tables")
    return 0
