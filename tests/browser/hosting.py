"""A server in a process of its own, as `regnum play` starts it, on a database of its own."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from browser import steady

TESTS = Path(__file__).parents[1]
STOPPING = 10


class Host:
    """A server that can be killed, and started again where it was."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.address = ""
        """Without a slash at its end."""
        self._server: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """The first time at any address, then at the same."""
        command = [sys.executable, "-P", "-c", steady.COMMAND, "play", "--no-browser"]
        where = [f"--port={urlsplit(self.address).port or 0}", f"--database=sqlite:{self.database}"]
        log = self.database.with_suffix(".log")
        paths = os.pathsep.join(filter(None, (str(TESTS), os.environ.get("PYTHONPATH"))))
        with log.open("w") as errors:
            self._server = subprocess.Popen(
                [*command, *where],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONPATH": paths},
            )
        assert self._server.stdout is not None
        said = self._server.stdout.readline().strip().rstrip("/")
        assert said.startswith("http://") and self.address in ("", said), said + log.read_text()
        self.address = said

    def stop(self) -> None:
        """As an operator stops it."""
        assert self._server is not None
        self._server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._server.wait(STOPPING)
        self.kill()

    def kill(self) -> None:
        """As a power cut does."""
        assert self._server is not None and self._server.stdout is not None
        self._server.kill()
        self._server.wait()
        self._server.stdout.close()


@contextmanager
def hosting(database: Path) -> Iterator[Host]:
    """A server that runs."""
    host = Host(database)
    host.start()
    try:
        yield host
    finally:
        host.stop()


@contextmanager
def hosted(database: Path) -> Iterator[str]:
    """The address of a server, without a slash at its end."""
    with hosting(database) as host:
        yield host.address
