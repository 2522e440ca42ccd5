"""`regnum replay`: what is true is told, what is not is refused."""

import json
import zlib
from pathlib import Path

import msgspec
import pytest

import regnum
from regnum.bots import make
from regnum.cli import main as cli
from regnum.kernel.saves import Saved
from regnum.kernel.table import Table


def played(seed: str, most: int) -> Table:
    t = regnum.new("dominion", seed=seed, options={"first": 0})
    bots = [make("big_money_smithy"), make("big_money")]
    while not t.over and t.step < most:
        t.play(bots[t.pending[0].seat].choose(t, t.pending[0]))
    return t


@pytest.fixture(scope="module")
def finished() -> str:
    return played("replay", 10**6).save()


def written(folder: Path, text: str) -> str:
    file = folder / "game.json"
    file.write_text(text, encoding="utf-8")
    return str(file)


def changed(text: str, **fields: object) -> str:
    """The same save with other content and a good checksum."""
    saved = msgspec.structs.replace(msgspec.json.decode(text, type=Saved), check=0, **fields)
    whole = msgspec.json.encode(saved)
    return f"{whole[:-2].decode()}{zlib.crc32(whole)}}}"


def test_a_finished_game_is_told_to_its_result(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", written(tmp_path, finished)]) == 0
    said = capsys.readouterr().out
    t = regnum.load(finished)
    assert t.result is not None
    for seat, score in enumerate(t.result.scores):
        assert f"Player {seat + 1}: {score.total} (" in said
    assert "Player 1: play all" in said and "buys a Silver." in said
    assert f"{t.step} choices played again: all legal, and they lead to the saved position" in said


def test_in_polish_quietly_and_as_json(finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, finished)
    assert cli.main(["replay", file, "--lang", "pl"]) == 0
    assert "Gracz 1 kupuje Srebrnika." in capsys.readouterr().out
    assert cli.main(["replay", file, "--quiet"]) == 0
    assert capsys.readouterr().out.count("\n") == 1
    assert cli.main(["replay", file, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    result = regnum.load(finished).result
    assert result is not None
    assert found["verified"] and found["over"] and found["winners"] == list(result.winners)
    assert found["scores"] == [score.total for score in result.scores]


@pytest.mark.parametrize(("lang", "person"), [("en", "Player 1"), ("pl", "Gracz 1")])
def test_who_has_no_name_is_told_by_the_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, person: str
) -> None:
    """As in the terminal, where only bots have one."""
    t = played("named", 9)
    t.names = ["", "bot:big_money"]
    assert cli.main(["replay", written(tmp_path, t.save()), "--lang", lang]) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert any(line.startswith(f"{person}: ") for line in lines) and not any(
        line.startswith((":", " ")) for line in lines
    )
    assert any(line.startswith(f"{person} ") for line in lines), "the events name them too"


def test_a_game_under_way_says_who_decides(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    t = played("under way", 9)
    assert cli.main(["replay", written(tmp_path, t.save())]) == 0
    assert t.pending[0].text("en") in capsys.readouterr().out


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "not a saved Regnum game, or it is damaged"),
        (lambda text: "", "not a saved Regnum game, or it is damaged"),
        (lambda text: text.replace('"step":', '"step":1'), "its parts do not fit together"),
        (lambda text: text.replace('"regnum":2', '"regnum":3'), "saved in format 3"),
        (lambda text: '{"regnum": 9, "more": 1}', "saved by a newer Regnum"),
        (lambda text: changed(text, game="chess"), "There is no game 'chess'"),
        (lambda text: changed(text, rules="0"), "rules version 0"),
        (lambda text: changed(text, choices=b"\0\2\5"), "cannot be played again: Choice 1"),
        (lambda text: changed(text, seed="another"), "lead"),
    ],
)
def test_what_is_not_true_is_refused_in_one_sentence(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], damage, sentence: str
) -> None:
    code = cli.main(["replay", written(tmp_path, damage(finished))])
    said = capsys.readouterr()
    assert code == 2
    assert said.out == "" and said.err.count("\n") == 1
    assert sentence in said.err or "cannot be played again" in said.err


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(tmp_path / "none.json")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert cli.main(["replay", str(tmp_path / "bytes")]) == 2
    assert "not a saved Regnum game" in capsys.readouterr().err
