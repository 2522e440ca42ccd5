"""A PostgreSQL server of the tests' own, on a free port of this machine."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

SECONDS = 600.0
PORTS = 5
"""Free ports that are tried: another program may take one before the server does."""
TAKEN = "could not create any TCP/IP sockets"
QUICK = "fsync=off synchronous_commit=off full_page_writes=off max_connections=200".split()
GUARD = '"$@" & server=$!; read -r _; kill -INT "$server"; wait "$server"'
"""Runs the server until its input ends: it cannot outlive whoever started it, however that went."""


def bindir() -> Path | None:
    """Where PostgreSQL's programs are, if they are here."""
    found = shutil.which("pg_config")
    asked = subprocess.run([found, "--bindir"], capture_output=True, text=True, check=False) if found else None
    known = [Path(asked.stdout.strip())] if asked else []
    known += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in known if (folder / "initdb").exists()), None)


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a fresh server; without PostgreSQL the tests are left out."""
    programs = bindir()
    if programs is None:
        pytest.skip("PostgreSQL is not installed here (on Debian: apt install postgresql).")
    temporary = tempfile.TemporaryDirectory(prefix="regnum-pg-", ignore_cleanup_errors=True)
    with temporary as folder, served(programs, Path(folder)) as address:
        yield address


@contextmanager
def served(programs: Path, folder: Path) -> Iterator[str]:
    """A server whose data lie in an empty folder."""
    as_user: dict[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        shutil.chown(folder, "postgres")
        as_user = {"user": "postgres", "group": "postgres", "extra_groups": []}
    data = folder / "data"
    made = subprocess.run(
        [str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "regnum", "--no-sync"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        timeout=SECONDS,
        **as_user,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    for _ in range(PORTS):
        with at_port(free_port(), programs, folder, as_user) as address:
            if address:
                yield address
                return
    pytest.fail(f"PostgreSQL did not start: {(folder / 'log').read_text(errors='replace')}")


def free_port() -> int:
    """A port that nobody listens at now; somebody else may be quicker."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@contextmanager
def at_port(port: int, programs: Path, folder: Path, as_user: dict[str, Any]) -> Iterator[str]:
    """The address of a server at this port; none, if it did not start."""
    data, log = folder / "data", folder / "log"
    settings = [part for setting in QUICK for part in ("-c", setting)]
    postgres = [str(programs / "postgres"), "-D", str(data), "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"]
    with log.open("wb") as out:
        server = subprocess.Popen(
            ["sh", "-c", GUARD, "sh", *postgres, *settings],
            stdin=subprocess.PIPE,
            stdout=out,
            stderr=out,
            cwd=folder,
            **as_user,
        )
    assert server.stdin is not None
    try:
        yield f"postgresql://regnum@127.0.0.1:{port}/postgres" if lets_in(port, server, log) else ""
    finally:
        server.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(SECONDS)
        server.kill()


def lets_in(port: int, server: "subprocess.Popen[bytes]", log: Path) -> bool:
    """Waits until the server lets somebody in, or finds that another program has its port."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and server.poll() is None:
        said = log.read_text(errors="replace")
        if TAKEN in said:
            return False
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            if "ready to accept connections" in said:
                return True
        time.sleep(0.05)
    return False
