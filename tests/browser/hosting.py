"""A server in a process of its own, as `regnum play` starts it, on a database of its own."""

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

STOPPING = 10


@contextmanager
def hosted(database: Path) -> Iterator[str]:
    """The address of a server, without a slash at its end."""
    command = [sys.executable, "-P", "-m", "regnum.cli", "play", "--no-browser", "--port=0"]
    log = database.with_suffix(".log")
    with log.open("w") as errors:
        server = subprocess.Popen(
            [*command, f"--database=sqlite:{database}"], stdout=subprocess.PIPE, stderr=errors, text=True
        )
    assert server.stdout is not None
    try:
        address = server.stdout.readline().strip().rstrip("/")
        assert address.startswith("http://"), log.read_text()
        yield address
    finally:
        server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(STOPPING)
        server.kill()
        server.wait()
        server.stdout.close()
