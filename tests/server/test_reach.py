"""Others in the house: let in from the start or from the page, by whoever sits at the machine."""

import json
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from regnum.server.web.house import house_addresses
from server.processes import ENVIRONMENT, end_group, first_line

HOUSE = "127.0.0.2"
"""Stands for the machine's address in the house: this machine answers to it, and to no other program."""
PLAY = """
import sys
from regnum.cli.main import main
from regnum.server.web.house import House
House.__init__.__kwdefaults__["where"] = lambda: {found}
sys.exit(main(["play", "--no-browser", "--port=0", *sys.argv[1:]]))
"""


@contextmanager
def playing(database: Path, *arguments: str, found: str = f"['{HOUSE}']") -> Iterator[tuple[str, str, str]]:
    """`regnum play` in a house: its own address, the one in the house, and what it says besides."""
    command = [sys.executable, "-P", "-c", PLAY.format(found=found), f"--database=sqlite:{database}", *arguments]
    log = database.with_suffix(".log")
    with log.open("wb") as errors:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, env=ENVIRONMENT, start_new_session=True
        )
    try:
        here = first_line(process).rstrip("/")
        there = f"http://{HOUSE}:{urlsplit(here).port}"
        if "--lan" in arguments and found != "[]":
            assert first_line(process) == f"{there}/"
        yield here, there, log.as_posix()
    finally:
        process.terminate()
        end_group(process)


def ask(address: str, method: str = "GET", host: str = "") -> dict[str, object]:
    asked = urllib.request.Request(
        address, method=method, headers={"X-Regnum": "1", **({"Host": host} if host else {})}
    )
    with urllib.request.urlopen(asked, timeout=300) as answer:
        return dict(json.loads(answer.read()))


def test_with_lan_others_can_join_from_the_start(tmp_path: Path) -> None:
    with playing(tmp_path / "p.sqlite3", "--lan") as (here, there, _):
        assert ask(f"{here}/api/reach") == {"by": [there], "switch": True}
        assert ask(f"{there}/api/me")["login"] is None


def test_whoever_sits_at_the_machine_lets_others_in_from_the_page(tmp_path: Path) -> None:
    with playing(tmp_path / "p.sqlite3") as (here, there, _):
        assert ask(f"{here}/api/reach") == {"by": [], "switch": True}
        with pytest.raises(urllib.error.URLError):
            ask(f"{there}/api/me")
        with pytest.raises(urllib.error.HTTPError, match="403"):
            ask(f"{here}/api/reach", "POST", host="10.1.2.3")
        assert ask(f"{here}/api/reach", "POST") == {"by": [there], "switch": True} == ask(f"{here}/api/reach", "POST")
        assert ask(f"{there}/api/me")["login"] is None


def test_without_a_network_it_is_said(tmp_path: Path) -> None:
    with playing(tmp_path / "p.sqlite3", "--lan", found="[]") as (here, _, log):
        with pytest.raises(urllib.error.HTTPError, match="409") as refused:
            ask(f"{here}/api/reach", "POST")
        assert "no network" in json.loads(refused.value.read())["detail"]
        assert "nobody else can join" in Path(log).read_text()


def test_the_machine_knows_its_addresses() -> None:
    assert all(not each.startswith("127.") for each in house_addresses())
    assert len(house_addresses()) == len(set(house_addresses()))
