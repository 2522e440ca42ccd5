"""From the command line to a game, through real pipes."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import regnum
from regnum.bots.naming import levels
from regnum.kernel.errors import BadOption, BadSave
from regnum.terminal import keeping, start

Run = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run a command with this input, as a pipe does."""

    def run(*arguments: str, given: bytes = b"", **environment: str) -> "subprocess.CompletedProcess[bytes]":
        return subprocess.run(
            [sys.executable, "-P", "-m", "regnum.cli", *arguments],
            env={**os.environ, "REGNUM_BUILD": "pure", "XDG_STATE_HOME": str(tmp_path / "state"), **environment},
            input=given,
            capture_output=True,
            timeout=600,
            check=False,
        )

    return run


GAME = ("terminal", "dominion", "--bots", "big_money", "--option", "first=0")


@pytest.mark.parametrize(("lang", "words"), [("en", "Good-bye."), ("pl", "Do zobaczenia.")])
def test_a_whole_game_through_a_pipe(run: Run, lang: str, words: str) -> None:
    ended = run(*GAME, "--seed", "4", "--lang", lang, given=b"1\n" * 130 + b"quit\n")
    said = ended.stdout.decode()
    assert ended.returncode == 0 and ended.stderr == b"" and words in said
    assert {"en": "wins.", "pl": "Zwycięża"}[lang] in said


@pytest.mark.parametrize(
    "given", [b"", b"1", b"1\n", b"\xff\xfe\x00\x80\n", b"\n\n\n", b"1\n1\nundo\nundo\n", b"x" * 100_000 + b"\n"]
)
def test_no_input_leads_to_a_traceback(run: Run, given: bytes) -> None:
    ended = run(*GAME, "--lang", "pl", given=given)
    said = ended.stdout.decode()
    assert ended.returncode == 0 and ended.stderr == b""
    assert "Gra jest zachowana." in said and "Traceback" not in said


def test_it_speaks_even_where_only_ascii_is_written(run: Run) -> None:
    ended = run(*GAME, "--lang", "pl", given=b"quit\n", PYTHONIOENCODING="ascii")
    assert ended.returncode == 0 and ended.stderr == b"" and b"Do zobaczenia." in ended.stdout


@pytest.mark.parametrize(("locale", "words"), [("pl_PL.UTF-8", "Zagraj karty Skarbu"), ("C.UTF-8", "Play Treasures")])
def test_it_speaks_the_language_of_the_surroundings(run: Run, locale: str, words: str) -> None:
    assert words in run(*GAME, given=b"", LC_ALL=locale).stdout.decode()


def test_the_same_seed_deals_the_same(run: Run) -> None:
    def hand(seed: str) -> str:
        said = run(*GAME, "--seed", seed, "--lang", "en", given=b"").stdout.decode()
        return next(line for line in said.splitlines() if line.startswith("Your hand: "))

    assert hand("abc") == hand("abc") != hand("2")


def test_an_interrupted_game_goes_on_where_it_was(run: Run) -> None:
    run(*GAME, "--seed", "4", "--lang", "en", given=b"1\n")
    again = run("terminal", "dominion", "--load", "--lang", "pl", given=b"log\n").stdout.decode()
    assert "Kup kartę albo zakończ turę. [DOM-5.4]" in again and "Zagrywasz 4 Miedziaki." in again


def test_a_new_game_mentions_the_unfinished_one(run: Run) -> None:
    assert b"unfinished" not in run(*GAME, "--lang", "en", given=b"1\n").stdout
    assert b"An unfinished game is kept." in run(*GAME, "--lang", "en", given=b"1\n").stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("terminal", "chess"), "There is no game 'chess'"),
        (("terminal", "dominion", "--seats", "9"), "2 to 4 players, not 9"),
        (
            ("terminal", "dominion", "--seats", "4", "--bots", "random,random"),
            "2 bots are named; a table of 4 needs 3, or one name for all.",
        ),
        (("terminal", "dominion", "--bots", "hal"), "There is no bot 'hal'"),
        (("terminal", "dominion", "--option", "colour=red"), "has no option"),
        (("terminal", "dominion", "--load", "no-such-file.json"), "no-such-file.json"),
        (("terminal", "dominion", "--load"), "No unfinished game of dominion is kept here."),
        (("terminal", "dominion", "--lang", "de"), "invalid choice: 'de'"),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(run: Run, arguments: tuple[str, ...], words: str) -> None:
    ended = run(*arguments)
    assert ended.returncode != 0 and ended.stdout == b""
    assert words in ended.stderr.decode() and ended.stderr.count(b"\n") == 1


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xff", b'{"regnum": 99}', b"Dear diary"])
def test_a_file_that_is_no_game_gets_one_sentence(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(content)
    ended = run("terminal", "dominion", "--load", str(path))
    assert ended.returncode == 2 and ended.stderr.count(b"\n") == 1 and b"Traceback" not in ended.stderr


def test_a_damaged_kept_game_does_not_stand_in_the_way() -> None:
    place = keeping.new_place("dominion")
    keeping.keep(place, "damaged")
    assert start.latest("dominion") is None
    wish = start.Wish("dominion")
    session = start.fresh(wish)
    session.keep()
    assert start.latest("dominion") == session.place


def test_one_bot_name_stands_for_all_and_saved_bots_come_back(tmp_path: Path) -> None:
    wish = start.Wish("dominion", seats=3, bots=["random"], seed=1)
    session = start.fresh(wish)
    assert [name for name, _ in session.bots.values()] == ["random", "random"]
    session.keep()
    assert session.place is not None
    again = start.resumed(start.Wish("dominion"), session.place)
    assert [name for name, _ in again.bots.values()] == ["random", "random"] and again.place == session.place
    changed = start.resumed(start.Wish("dominion", bots=["big_money"]), session.place)
    assert [name for name, _ in changed.bots.values()] == ["big_money", "big_money"]


def test_a_file_of_ones_own_is_not_written_to_by_playing_on(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(regnum.new("dominion", 2, 4, {"first": 0}).save())
    before = path.read_text()
    session = start.resumed(start.Wish("dominion"), path)
    session.play("play all")
    assert path.read_text() == before and session.place is not None and session.place.exists()
    assert json.loads(keeping.read(session.place))["step"] == 1


@pytest.mark.parametrize("game", list(regnum.games()))
def test_who_names_no_bot_meets_the_squire_of_the_game(game: str) -> None:
    assert start.Wish(game).opponents(2) == [levels(game)["squire"]]


def test_who_asks_for_the_wrong_thing_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="a table of 2 needs 1"):
        start.Wish("dominion", bots=["random", "random"]).opponents(2)
    path = tmp_path / "x"
    path.write_bytes(b"\xff")
    with pytest.raises(BadSave, match="is not a saved Regnum game"):
        keeping.read(path)


def test_a_terminal_that_cannot_draw_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert not start.is_plain(asked=False) and start.is_plain(asked=True)
    monkeypatch.setenv("TERM", "dumb")
    assert start.is_plain(asked=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False, raising=False)
    assert start.is_plain(asked=False)
