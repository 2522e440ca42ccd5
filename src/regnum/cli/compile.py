"""Build the compiled engine. The same rules run without it, at a fraction of the speed."""

import argparse
import contextlib
import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from regnum import native
from regnum.kernel.errors import RegnumError

COMPILED_FROM = ("kernel", "games", "bots")
NICE = 15


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose; `--background` is for `bring_up_to_date`."""
    parser.add_argument("--background", action="store_true", help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Build, after a build that is already running; one in the background leaves it to the other."""
    if not has_compiler():
        raise RegnumError('The engine is compiled by mypyc; install it with: pip install "regnum[compile]".')
    with only_build(wait=not args.background) as mine:
        if not mine:
            return 0
        if not args.background:
            return build(sys.stderr)
        os.nice(NICE)
        with (home() / "compile.log").open("w") as log:
            return build(log)


def bring_up_to_date(*, wait: bool) -> None:
    """Build the engine if that was not tried yet with these sources: now, or behind the back of what follows.

    Nothing depends on it: where it cannot be built, or not written to disk, the pure engine runs.
    """
    if os.environ.get("REGNUM_BUILD") == "pure" or native.COMPILED or not has_compiler():
        return
    with contextlib.suppress(OSError):
        if was_tried():
            return
        if wait:
            print("regnum: building the compiled engine first", file=sys.stderr, flush=True)
            with only_build(wait=True):
                if not was_tried():  # one that ran in the background may just have done it
                    build(sys.stderr)
        else:
            start_in_background()


def start_in_background() -> None:
    """Start `regnum compile` as a process of its own, which outlives this one."""
    subprocess.Popen(
        [sys.executable, "-P", "-m", "regnum.cli", "compile", "--background"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def build(output: TextIO) -> int:
    """Run the build and note that it was tried.

    Where somebody waits for it, what it says goes to standard error: standard output belongs to the command.
    """
    before = fingerprint()
    command = [sys.executable, "-P", "-m", "regnum.kernel.build"]
    code = subprocess.call(command, stdout=output, stderr=output)
    tried().write_text(before)
    return code


@contextlib.contextmanager
def only_build(*, wait: bool) -> Iterator[bool]:
    """Keep two builds from writing to one folder; the lock goes with the process that holds it."""
    home().mkdir(parents=True, exist_ok=True)
    with (home() / "compile.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


def home() -> Path:
    """Where notes about builds lie: beside the builds."""
    return native.folder().parent


def tried() -> Path:
    """Where it is noted what the last build, good or bad, was made from."""
    return home() / "compile.tried"


def was_tried() -> bool:
    """Whether that is the sources as they are."""
    return tried().exists() and tried().read_text() == fingerprint()


def fingerprint() -> str:
    """Changes when a source file is touched, and when Python or the C compiler changes.

    It only says when a build is worth a try; whether a compiled engine fits its sources is for the stamp of
    the build itself to say, which is taken over the contents.
    """
    parts = [sys.version, str(c_compiler())]
    for folder in COMPILED_FROM:
        for file in sorted((native.PACKAGE / folder).rglob("*.*")):
            if file.suffix in {".py", ".json"}:
                facts = file.stat()
                parts.append(f"{file} {facts.st_size} {facts.st_mtime_ns}")
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def has_compiler() -> bool:
    """Whether mypyc is installed: in a checkout it is, elsewhere for whoever asked for it."""
    return importlib.util.find_spec("mypyc") is not None


def c_compiler() -> str | None:
    """The C compiler on this machine, if there is one."""
    return next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
