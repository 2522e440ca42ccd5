"""Build the page that the server shows. Everything else needs no Node.js, and works without it.

The launcher reads this file before anything is installed, and builds beside the rest of the set-up: it uses the
standard library alone, and its neighbour by a relative name.
"""

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

from . import node

ROOT = Path(__file__).resolve().parents[3]

MADE = {"node_modules", "tests"}
"""Folders of the client that the page is not made of."""
DRAWN_FROM = (
    "docs/rules/*.md",
    "src/regnum/games/*/data/*.json",
    "src/regnum/games/*/text/page/*.json",
    "src/regnum/games/*/text/book.json",
    "src/regnum/games/*/text/lessons.json",
)
"""What else goes into the page: how rule documents are divided, the cards that it draws, what games say there."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose."""


def run(_args: argparse.Namespace) -> int:
    """Build if that is needed."""
    trouble = build(ROOT, Path(sys.executable))
    if trouble:
        print(f"regnum: {trouble}", file=sys.stderr)
    return 1 if trouble else 0


def build(root: Path, python: Path) -> str:
    """Bring the page up to date; what keeps it from being built, in one sentence, or nothing.

    Where there is no Node.js, the pip of that Python fetches one.
    """
    if is_current(root):
        return ""
    (root / "build").mkdir(exist_ok=True)
    with (root / "build" / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # whoever waited here finds what the other one built
        return "" if is_current(root) else built(root, python)


def built(root: Path, python: Path) -> str:
    """The same by the only one that builds in this checkout."""
    before = fingerprint(root)
    web, made = root / "web", root / "build" / "page"
    with (root / "build" / "page.log").open("w") as log:
        with_node = node.provided(root, python, log)
        if with_node is None:
            return node.MISSING
        if not has_packages(root):
            if not npm(with_node, web, log, "ci", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"):
                return "the page could not be built: its packages were not to be had; build/page.log says why."
            packages_stamp(root).write_text(packages(root))
        if not npm(with_node, web, log, "run", "build", "--", f"--outDir={made}", "--logLevel=warn"):
            return "the page could not be built; build/page.log says why."
    shutil.rmtree(page_folder(root), ignore_errors=True)
    shutil.move(made, page_folder(root))
    stamp(root).write_text(before)
    return ""


def is_current(root: Path) -> bool:
    """Whether the page was built from the sources as they are. Without sources it is as it came."""
    if not (root / "web" / "package.json").exists():
        return True
    try:
        return (page_folder(root) / "index.html").exists() and stamp(root).read_text() == fingerprint(root)
    except FileNotFoundError:
        return False


def npm(with_node: node.Node, web: Path, log: IO[str], *arguments: str) -> bool:
    """Run npm in the client's folder; what it says goes to the log."""
    command, around = [*with_node.npm, *arguments], with_node.environment()
    return subprocess.call(command, cwd=web, env=around, stdin=subprocess.DEVNULL, stdout=log, stderr=log) == 0


def has_packages(root: Path) -> bool:
    """Whether the client's packages are those of its lock."""
    try:
        return packages_stamp(root).read_text() == packages(root)
    except FileNotFoundError:
        return False


def packages(root: Path) -> str:
    """Changes with the lock and the place of the checkout."""
    return digest([(root / "web" / "package-lock.json").read_bytes(), os.fsencode(root)])


def fingerprint(root: Path) -> str:
    """Changes with anything the page is made of."""
    return digest(part for path in sources(root) for part in (os.fsencode(path.relative_to(root)), path.read_bytes()))


def sources(root: Path) -> Iterator[Path]:
    """All files the page is made of, in a fixed order."""
    web = root / "web"
    for folder, folders, files in os.walk(web):
        folders[:] = sorted(name for name in folders if name not in MADE)
        yield from (Path(folder) / name for name in sorted(files))
    for pattern in DRAWN_FROM:
        yield from sorted(root.glob(pattern))


def digest(parts: Iterable[bytes]) -> str:
    """One fingerprint of many."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()


def page_folder(root: Path) -> Path:
    """Where the server finds the page."""
    return root / "src" / "regnum" / "server" / "page"


def stamp(root: Path) -> Path:
    """Where it is noted what the page was built from."""
    return root / "build" / "page.sha256"


def packages_stamp(root: Path) -> Path:
    """Where it is noted which packages are installed."""
    return root / "web" / "node_modules" / "regnum.sha256"
