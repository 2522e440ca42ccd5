"""A PostgreSQL server of the tests' own, on a free port of this machine."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

QUICK = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"


def bindir() -> Path | None:
    """Where PostgreSQL's programs are, if they are here."""
    found = shutil.which("pg_config")
    if found is None:
        return None
    folder = Path(subprocess.run([found, "--bindir"], capture_output=True, text=True, check=True).stdout.strip())
    return folder if (folder / "initdb").exists() else None


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """The address of a fresh server; without PostgreSQL the tests are skipped, except where everything must run."""
    programs = bindir()
    if programs is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed; where everything is checked it must be (apt install postgresql)")
        pytest.skip("PostgreSQL is not installed")
    data = folder / "data"
    as_user: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        shutil.chown(folder, "postgres")
        for parent in folder.parents[:3]:
            parent.chmod(parent.stat().st_mode | 0o011)
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    def run(*command: str) -> None:
        ended = subprocess.run([*as_user, *command], check=False, capture_output=True, cwd=folder, text=True)
        assert ended.returncode == 0, ended.stdout + ended.stderr

    run(str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "regnum", "--no-sync")
    options = f"-p {port} -k {folder} -h 127.0.0.1 {QUICK}"
    run(str(programs / "pg_ctl"), "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql://regnum@127.0.0.1:{port}/postgres"
    finally:
        run(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "-W", "stop")
