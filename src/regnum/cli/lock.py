"""Write the requirement locks anew from pyproject.toml: names, versions, hashes, no address of an index."""

import argparse
import re
import subprocess
import sys
from pathlib import Path

from regnum.cli import checkout
from regnum.kernel.errors import RegnumError

SOURCES = {
    "bootstrap": ["requirements/bootstrap.in"],
    "page": ["requirements/page.in"],
    "run": ["pyproject.toml", "requirements/run.in", "--extra=compile"],
    "test": [
        *("pyproject.toml", "requirements/run.in", "--extra=compile", "--extra=envs", "--extra=test"),
        "--constraint=requirements/run.lock",
    ],
}
PINNED = re.compile(r"^[A-Za-z0-9._-]+(\[[a-z,]+\])?==\S+( ;[^\\]*)?$")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`--upgrade`."""
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that fit")


def run(args: argparse.Namespace) -> int:
    """Resolve every lock; the run lock first, because the test lock must agree with it."""
    root = checkout.required()
    uv = Path(sys.executable).with_name("uv")
    if not uv.exists():
        raise RegnumError("Locks are written by uv, which could not be installed here.")
    how = ["--universal", "--generate-hashes", "--no-header", "--python-version=3.11", "--quiet"]
    for name, sources in SOURCES.items():
        target = f"requirements/{name}.lock"
        upgrade = ["--upgrade"] if args.upgrade else []
        command = [str(uv), "pip", "compile", *sources, *how, *upgrade, f"--output-file={target}"]
        if subprocess.call(command, cwd=root, stdout=subprocess.DEVNULL) != 0:
            raise RegnumError(f"{target} could not be resolved; the reason is above.")
        print(f"wrote {target}")
    if found := all_faults(root):
        raise RegnumError("; ".join(found) + ".")
    return 0


def all_faults(root: Path) -> list[str]:
    """What is wrong with the locks of a checkout."""
    locks = sorted((root / "requirements").glob("*.lock"))
    return [f"{lock.name}: {fault}" for lock in locks for fault in faults(lock.read_text())]


def faults(text: str) -> list[str]:
    """What a lock must not hold: addresses, options, loose versions, packages without a hash."""
    found = [f"an address in '{line.strip()}'" for line in text.splitlines() if "://" in line or " @ " in line]
    bare = re.sub(r"^\s*#.*\n?", "", text, flags=re.MULTILINE)
    for entry in re.sub(r"\\\n", " ", bare).splitlines():
        requirement, *hashes = (part.strip() for part in entry.split("--hash="))
        if not PINNED.match(requirement):
            found.append(f"'{requirement}' is not one exact version")
        elif not hashes or not all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes):
            found.append(f"'{requirement}' has no sha256 hash")
    return found
