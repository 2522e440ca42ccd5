"""`regnum bench`: what it measures, how it says it, and what it refuses."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from regnum.cli import bench as command
from regnum.cli import main as cli
from regnum.kernel.errors import RegnumError
from regnum.study import bench, benchmarks, peers

FIGURES = {"decisions_per_s", "random_games_per_s", "games_per_s", "new_us", "clone_us", "determinise_us", "save_us",
           "load_us", "view_us", "observe_us"}  # fmt: skip


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.cli.compile.bring_up_to_date", lambda *, wait: None)
    monkeypatch.setattr(bench, "SECONDS", 0.02)
    monkeypatch.setattr(peers, "RUNS", 1)
    monkeypatch.setattr(peers, "GAMES", 2)


@pytest.mark.both_builds
def test_every_figure_is_measured() -> None:
    found = bench.measure("dominion", 1)
    assert found.keys() == FIGURES
    assert all(value > 0 for value in found.values())
    assert found["decisions_per_s"] > found["random_games_per_s"]


def test_the_sample_has_the_seats_that_are_asked_for() -> None:
    assert bench.midgame("viscounts", 4).seats == 4
    found = bench.measure_seats("dominion", 3, 1)
    assert found.keys() == {"decisions_per_s", "clone_us", "view_us"} and all(value > 0 for value in found.values())


def test_the_sample_is_a_table_in_the_middle_of_a_game() -> None:
    table = bench.midgame("dominion")
    assert table.step == bench.MIDGAME and not table.over


def test_one_build_is_measured_in_a_process_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["1", "dominion"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["figures"]["dominion"].keys() == FIGURES


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Stands in for the two processes."""
    asked = []

    def of_build(build: str, games: Sequence[str], runs: int) -> dict[str, Any]:
        asked.append(build)
        value = 100.0 if build == "compiled" else 1.0
        return {game: dict.fromkeys(FIGURES, value) for game in games}

    monkeypatch.setattr(benchmarks, "of_build", of_build)
    return asked


def test_json_has_the_shape_of_the_contract(measured: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "dominion", "--versus", "pyminion", "--json"]) == 0
    said = capsys.readouterr()
    assert said.out.count("\n") == 1
    found = json.loads(said.out)
    assert measured == ["compiled", "pure"]
    assert found["dominion"]["compiled"]["decisions_per_s"] == 100
    assert found["dominion"]["pure"].keys() == FIGURES
    peer = found["dominion"]["versus"]["pyminion"]
    assert peer["games_per_s"] > 0 and peer["ratio"] == pytest.approx(100 / peer["games_per_s"])
    assert {"cpu", "cores", "load", "system", "python", "regnum"} == found["environment"].keys()


def test_every_figure_has_a_row(measured: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench"]) == 0
    said = capsys.readouterr().out
    assert {key for key, _, _ in command.ROWS} == FIGURES
    assert all(label in said for _, label, _ in command.ROWS)


def test_a_missing_build_is_said_and_not_made_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def only_pure(build: str, games: Sequence[str], runs: int) -> dict[str, Any]:
        return {game: dict.fromkeys(FIGURES, 1.0) for game in games} if build == "pure" else {}

    monkeypatch.setattr(benchmarks, "of_build", only_pure)
    assert cli.main(["bench", "dominion"]) == 0
    assert "not built" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game 'chess'"),
        (["dominion", "--versus", "chess"], "chess does not play dominion"),
        (["dominion", "--runs", "0"], "--runs: at least one"),
    ],
)
def test_what_cannot_be_measured_gets_one_sentence(
    measured: list[str], capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert cli.main(["bench", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.splitlines()[-1].startswith(f"regnum: {sentence}")


def test_a_peer_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    with pytest.raises(RegnumError, match="pyminion is not installed"):
        peers.games_per_s("pyminion")
    with pytest.raises(RegnumError, match="There is no peer 'nobody'"):
        peers.games_per_s("nobody")


def test_a_build_that_fails_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmarks.sys, "executable", "/bin/false")
    with pytest.raises(RegnumError, match="The pure engine could not be measured: it gave no reason"):
        benchmarks.of_build("pure", ["dominion"], 1)
