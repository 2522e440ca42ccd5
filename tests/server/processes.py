"""Programs that tests start: every wait has an end, and nothing they started outlives them."""

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import regnum

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = {**os.environ, **({} if regnum.COMPILED else {"REGNUM_BUILD": "pure"})}
"""With the engine of this process: no test builds the compiled one behind our back."""
COMMAND = [sys.executable, "-P", "-m", "regnum.cli"]
SECONDS = 600.0
"""How long a program may take to begin; a busy machine takes its time."""


class Started(NamedTuple):
    """A program that has said its first line."""

    line: str
    process: "subprocess.Popen[bytes]"


class Ended(NamedTuple):
    """A program that has run to its end."""

    code: int
    out: str
    err: str


@contextmanager
def started(*arguments: str, seconds: float = SECONDS) -> Iterator[Started]:
    """A command of ours once it has printed its first line; it is ended with everything that it started."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    try:
        yield Started(first_line(process, seconds), process)
    finally:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.terminate()
            process.wait(SECONDS)
        end_group(process)


def first_line(process: "subprocess.Popen[bytes]", seconds: float = SECONDS) -> str:
    """What a program prints first; "" if it ends before, an error if it says nothing for too long."""
    assert process.stdout is not None
    said, until = b"", time.monotonic() + seconds
    with selectors.DefaultSelector() as ready:
        ready.register(process.stdout, selectors.EVENT_READ)
        while not said.endswith(b"\n"):
            if not ready.select(until - time.monotonic()):
                raise TimeoutError(f"{process.args!r} said nothing for {seconds:.0f} s")
            letter = os.read(process.stdout.fileno(), 1)
            if not letter:
                break
            said += letter
    return said.decode().strip()


def run(command: Sequence[str], seconds: float = SECONDS) -> Ended:
    """Runs a program to its end; one that takes too long is ended with everything that it started."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    try:
        out, err = process.communicate(timeout=seconds)
    finally:
        end_group(process)
    return Ended(process.returncode, out.decode(), err.decode())


def end_group(process: "subprocess.Popen[bytes]") -> None:
    """Ends a program, whatever it does, and all that belongs to it."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(SECONDS)
    for stream in (process.stdout, process.stderr):
        if stream is not None:
            stream.close()
