"""Simulated sagas, and saved ones played again."""

import json
from pathlib import Path

import pytest

import regnum
from games.tomesaga.chapters import finish, shorten
from regnum.cli.main import main
from regnum.kernel.errors import BadOption, UnknownBot
from regnum.study.executors import Serial
from regnum.study.sagas import Series, checked, simulate

pytestmark = pytest.mark.pure_engine


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch)


def test_a_simulation_counts_winners_and_tomes() -> None:
    seen: list[int] = []
    told = simulate(Series(("random", "random", "greedy"), {}, "tried"), 4, Serial(), seen.append)
    assert seen == [1, 1, 1, 1] and told["sagas"] == 4
    assert sum(line["wins"] for line in told["bots"]) == pytest.approx(4)
    for line in told["bots"]:
        assert sum(line["terms"].values()) == pytest.approx(line["mean_tomes"])
        assert line["low"] <= line["share"] <= line["high"]
    assert sum(line["mean_tomes"] for line in told["bots"]) >= 9  # the Victory Tomes alone
    assert [sum(line["chapters_won"][i] for line in told["bots"]) for i in range(3)] == [4, 4, 4]
    assert sum(share["of"] for share in told["tomes"].values()) == 4 * 9
    again = simulate(Series(("random", "random", "greedy"), {}, "tried"), 4)
    assert {**again, "seconds": 0} == {**told, "seconds": 0}


def test_levels_stand_for_players_of_each_chapter() -> None:
    assert checked(Series(("squire", "master"), {}, 0)).bots == ("squire", "master")
    with pytest.raises(UnknownBot, match="There is no bot 'nobody'"):
        checked(Series(("nobody", "random"), {}, 0))
    with pytest.raises(BadOption, match="2 to 4 players"):
        checked(Series(("random",), {}, 0))


def test_sagas_are_simulated_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "tomesaga", "--bots", "random,random", "--games", "2", "--jobs", "1"]
    assert main([*words, "--json", "--option", "architects.promo_cards=true"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["sagas"] == 2 and len(told["bots"]) == 2
    assert main(words) == 0
    assert "mean Tomes" in capsys.readouterr().out
    assert main([*words, "--option", "promo_cards=true"]) != 0
    assert "with its game" in capsys.readouterr().err


def test_a_whole_saga_is_played_again_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saga = regnum.campaign(players=2, seed=5)
    for chapter in range(3):
        if chapter:
            saga.begin_next()
        finish(saga.table, chapter)
    kept = tmp_path / "saga.json"
    kept.write_text(saga.save(), encoding="utf-8")
    file = str(kept)
    assert main(["replay", file, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (
        told["verified"]
        and told["over"]
        and [t["choices"] for t in told["tables"]] == [table.step for table in saga.chapters]
    )
    for lang, said in (("en", "The saga is won by"), ("pl", "Kampanię wygrywa")):
        assert main(["replay", file, "--lang", lang]) == 0
        assert said in capsys.readouterr().out
    kept.write_text(saga.save()[:-40], encoding="utf-8")
    assert main(["replay", file]) != 0
    assert "not a saved saga" in capsys.readouterr().err
