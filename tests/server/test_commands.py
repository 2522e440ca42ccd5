"""`play`, `serve`, `backup` and `restore` as a user runs them; and a server that is killed."""

import signal
import sys
import urllib.request
from pathlib import Path

import pytest

from regnum.server.running import configured
from regnum.server.web.settings import Settings
from server.processes import COMMAND, ROOT, run, started


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=300) as answer:
        return str(answer.read().decode())


def test_play_prints_an_address_that_answers(tmp_path: Path) -> None:
    with started("play", "--no-browser", "--port", "0", f"--database=sqlite:{tmp_path / 'p.sqlite3'}") as server:
        line = server.line
        assert line.startswith("http://127.0.0.1:") and line.endswith("/")
        assert "Regnum" in get(line) and '"dominion"' in get(f"{line}api/games")


def test_serve_backup_restore(tmp_path: Path) -> None:
    database = f"--database=sqlite:{tmp_path / 's.sqlite3'}"
    with started("serve", "--port=0", database) as server:
        get(server.line)
        second = run([*COMMAND, "serve", "--port=0", database])
        assert second.code == 2 and "in use" in second.err
        backup = run([*COMMAND, "backup", str(tmp_path / "copy"), database])
        assert (backup.code, backup.err) == (0, ""), backup.err
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(300) in (0, -signal.SIGTERM)
    restored = run([*COMMAND, "restore", str(tmp_path / "copy"), f"--database=sqlite:{tmp_path / 'r.sqlite3'}"])
    assert restored.code == 0 and (tmp_path / "r.sqlite3").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("serve", "--workers=2", "--port=0", "--database=sqlite:x"), "Several workers need PostgreSQL"),
        (("serve", "--port=0", "--database=oracle:x"), "is no database"),
        (("serve", "--port=99999"), "a port is a number"),
        (("serve", "--proxy=nginx"), "neither an address nor a network"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    ended = run([*COMMAND, *arguments])
    assert ended.code == 2 and sentence in ended.err and "Traceback" not in ended.err


@pytest.mark.parametrize(
    ("proxy", "believed"),
    [("127.0.0.1", {"127.0.0.1"}), ("10.0.0.7", {"10.0.0.7"}), ("10.0.0.0/8", {"10.0.0.7"})],
)
def test_only_the_proxy_may_say_where_a_request_comes_from(proxy: str, believed: set[str]) -> None:
    configuration = configured(Settings("sqlite:x", proxies=(proxy,)))
    configuration.load()
    trusted = configuration.loaded_app.trusted_hosts
    assert {address for address in ("127.0.0.1", "10.0.0.7", "203.0.113.9") if address in trusted} == believed


def test_several_workers_share_a_database(postgres: str) -> None:
    with started("serve", "--port=0", "--workers=2", f"--database={postgres}") as server:
        for _ in range(5):
            assert '"dominion"' in get(f"{server.line}api/games")


def test_a_killed_server_has_kept_everything_it_confirmed() -> None:
    ended = run([sys.executable, str(ROOT / "bench" / "kill.py"), "--kills=2", "--tables=2"])
    assert ended.code == 0 and "0 lost or doubled" in ended.out, ended.out + ended.err
