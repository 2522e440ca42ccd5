"""`regnum simulate` as a user meets it."""

import json
import re
from pathlib import Path

import pytest

import regnum
from regnum.bots import names
from regnum.cli import main as cli
from regnum.cli.simulate import option_value

BASE = ["simulate", "dominion", "--bots", "big_money,random", "--games", "6", "--jobs", "1"]


@pytest.fixture(autouse=True)
def no_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.cli.compile.bring_up_to_date", lambda *, wait: None)


def json_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict:
    assert cli.main([*BASE, *arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.count("\n") == 1
    return json.loads(said.out)


def test_json_has_the_shape_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    found = json_of(capsys, "--seed", "7")
    assert found["games"] == 6
    first, second = found["seats"]
    assert first["bot"] == "big_money" and first["wins"] == 6 and first["share"] == 1
    assert 0.5 < first["low"] < first["share"] <= first["high"] <= 1
    assert second["wins"] == 0 and first["mean_score"] > second["mean_score"]
    assert found["mean_decisions"] > 50 and found["mean_turns"] > 20 and found["seconds"] > 0


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    timeless = [
        {key: value for key, value in json_of(capsys, *more).items() if "seconds" not in key}
        for more in (["--seed", "s"], ["--seed", "s", "--jobs", "2"], ["--seed", "t"])
    ]
    assert timeless[0] == timeless[1]
    assert timeless[0] != timeless[2]


def test_five_seats_share_every_win_exactly(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        cli.main(
            ["simulate", "architects", "--bots", ",".join(["random"] * 5), "--games", "2", "--jobs", "1", "--json"]
        )
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert len(found["seats"]) == 5 and sum(seat["wins"] for seat in found["seats"]) == 2


def test_the_table_names_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*BASE, "--option", "kingdom=interaction", "--option", "first=1", "--fixed-seats"]) == 0
    said = capsys.readouterr().out
    for word in ("big_money", "random", "100.0%", "95 % interval", "mean score", "decisions", "turns a game"):
        assert word in said


def test_what_is_wrong_in_a_card_pack_is_told_with_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "mine.json"
    pack.write_text('{"regnum_pack": 1, "game": "dominion", "name": "Mine", "cards": [{"id": "castle"}]}')
    for command in (["simulate", "dominion", "--bots"], ["arena", "dominion", "--bots"]):
        assert cli.main([*command, "random,greedy", "--option", f"pack=@{pack}"]) == 2
        assert re.search(rf"{pack}: cards\[0\].*castle", capsys.readouterr().err)
    assert cli.main(["terminal", "dominion", "--plain", "--option", f"pack=@{pack}"]) == 2
    assert str(pack) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess", "--bots", "random,random"], "There is no game 'chess'"),
        (["dominion", "--bots", "random,nobody"], "There is no bot 'nobody'. Bots: random"),
        (["dominion", "--bots", "random"], "Dominion is for 2 to 4 players, not 1"),
        (["dominion", "--bots", "random,,random"], "--bots: write the bots' names"),
        (["dominion", "--bots", "random,random", "--games", "0"], "--games: play at least one game"),
        (["dominion", "--bots", "random,random", "--jobs", "-1"], "--jobs: a number of processes"),
        (["dominion", "--bots", "random,random", "--option", "kingdom"], "--option: write 'kingdom' as option=value"),
        (["dominion", "--bots", "random,random", "--option", "king=1"], "Dominion has no option 'king'"),
        (["dominion", "--bots", "random,random", "--option", "kingdom=nowhere"], "There is no kingdom"),
        (["dominion", "--bots", "random,random", "--option", "pack=@nofile"], "nofile cannot be read as JSON"),
        (["dominion"], "the following arguments are required: --bots"),
        (["dominion", "--bots", "random,random", "--games", "many"], "argument --games: invalid int value"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    try:
        code = cli.main(["simulate", *arguments])
    except SystemExit as ended:
        code = ended.code
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert sentence in said.err and said.err.count("\n") == 1


def test_options_are_read_as_json_where_they_are_json() -> None:
    assert option_value("first", "1") == 1
    assert option_value("counts", "true") is True
    assert option_value("kingdom", "moat,village") == "moat,village"


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_help_lists_the_bots_of_every_game(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main([command, "--help"])
    said = " ".join(capsys.readouterr().out.split())
    for game in regnum.games():
        assert f"of {game}: {', '.join(names(game))}" in said
