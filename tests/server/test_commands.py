"""`play`, `serve`, `backup` and `restore` as a user runs them; and a server that is killed."""

import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PURE = {**os.environ, "REGNUM_BUILD": "pure"}
"""So that no test builds the compiled engine behind our back."""
COMMAND = [sys.executable, "-P", "-m", "regnum.cli"]


@contextmanager
def started(*arguments: str) -> Iterator[tuple[str, float, "subprocess.Popen[str]"]]:
    """A running command's first line, how long it took to come, and the process."""
    began = time.monotonic()
    process = subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, text=True, env=PURE)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        yield line.strip(), time.monotonic() - began, process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())


def test_play_prints_an_address_that_answers(tmp_path: Path) -> None:
    with started("play", "--no-browser", "--port", "0", f"--database=sqlite:{tmp_path / 'p.sqlite3'}") as (line, _, _):
        assert line.startswith("http://127.0.0.1:") and line.endswith("/")
        assert "Regnum" in get(line) and '"dominion"' in get(f"{line}api/games")


def test_serve_backup_restore(tmp_path: Path) -> None:
    database = f"--database=sqlite:{tmp_path / 's.sqlite3'}"
    with started("serve", "--port=0", database) as (line, _, process):
        get(line)
        second = subprocess.run(
            [*COMMAND, "serve", "--port=0", database], check=False, env=PURE, capture_output=True, text=True
        )
        assert second.returncode == 2 and "in use" in second.stderr
        backup = [*COMMAND, "backup", str(tmp_path / "copy"), database]
        run = subprocess.run(backup, check=False, env=PURE, capture_output=True, text=True)
        assert (run.returncode, run.stderr) == (0, ""), run.stderr
        process.send_signal(signal.SIGTERM)
        assert process.wait(15) in (0, -signal.SIGTERM)
    restored = [*COMMAND, "restore", str(tmp_path / "copy"), f"--database=sqlite:{tmp_path / 'r.sqlite3'}"]
    assert subprocess.run(restored, check=False, env=PURE, capture_output=True).returncode == 0
    assert (tmp_path / "r.sqlite3").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("serve", "--workers=2", "--port=0", "--database=sqlite:x"), "Several workers need PostgreSQL"),
        (("serve", "--port=0", "--database=oracle:x"), "is no database"),
        (("serve", "--port=99999"), "a port is a number"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    run = subprocess.run([*COMMAND, *arguments], check=False, env=PURE, capture_output=True, text=True, timeout=60)
    assert run.returncode == 2 and sentence in run.stderr and "Traceback" not in run.stderr


def test_several_workers_share_a_database(postgres: str) -> None:
    with started("serve", "--port=0", "--workers=2", f"--database={postgres}") as (line, _, _):
        for _ in range(5):
            assert '"dominion"' in get(f"{line}api/games")


def test_a_killed_server_has_kept_everything_it_confirmed() -> None:
    kill = [sys.executable, str(ROOT / "bench" / "kill.py"), "--kills=2", "--tables=2"]
    run = subprocess.run(kill, check=False, env=PURE, capture_output=True, text=True, timeout=100)
    assert run.returncode == 0 and "0 lost or doubled" in run.stdout, run.stdout + run.stderr
