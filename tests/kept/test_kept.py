"""What earlier versions wrote is opened by this one and goes on as it began (see README.md)."""

import json
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.kernel.errors import BadSave
from regnum.kernel.table import Table

HERE = Path(__file__).parent
VERSIONS = sorted(path.parent.name for path in HERE.glob("*/games.jsonl"))


def rows(name: str) -> list[Any]:
    """The lines of a file of every version."""
    found = []
    for version in VERSIONS:
        for number, line in enumerate((HERE / version / name).read_text(encoding="utf-8").splitlines()):
            row = json.loads(line)
            found.append(pytest.param(row, id=f"{version}-{row.get('game', row.get('name'))}-{number}"))
    return found


def asked(table: Table) -> list[list[Any]]:
    return [[d.seat, d.kind] for d in table.pending]


def goes_on_to_its_end(table: Table, row: dict[str, Any], at: int) -> None:
    """Plays what was played then, and comes to the same end."""
    assert list(table.history) == row["choices"][:at]
    for choice in row["choices"][at:]:
        table.play(choice)
    assert table.result is not None
    assert [score.total for score in table.result.scores] == row["scores"]
    assert list(table.result.winners) == row["winners"]


@pytest.mark.both_builds
@pytest.mark.parametrize("row", rows("games.jsonl"))
def test_a_saved_game_goes_on(row: dict[str, Any]) -> None:
    for moment in row["moments"]:
        table = regnum.load(moment["save"])
        assert asked(table) == moment["asked"]
        assert [score.total for score in table.scores] == moment["scores"]
        assert table.step == moment["at"]
        goes_on_to_its_end(table, row, moment["at"])


@pytest.mark.both_builds
@pytest.mark.parametrize("row", rows("games.jsonl"))
def test_its_beginning_and_its_choices_give_the_same_game(row: dict[str, Any]) -> None:
    goes_on_to_its_end(regnum.new(row["game"], row["seats"], row["seed"], row["options"]), row, 0)


@pytest.mark.both_builds
@pytest.mark.parametrize("row", rows("games.jsonl"))
def test_a_written_position_is_read(row: dict[str, Any]) -> None:
    written = [moment for moment in row["moments"] if "position" in moment]
    assert written
    for moment in written:
        table = regnum.scenario(row["game"], moment["position"])
        assert [score.total for score in table.scores] == moment["scores"]
        assert table.over == (moment is row["moments"][-1])


@pytest.mark.both_builds
@pytest.mark.parametrize("row", rows("scenes.jsonl"))
def test_a_game_that_began_with_a_position_goes_on(row: dict[str, Any]) -> None:
    goes_on_to_its_end(regnum.scenario(row["game"], row["position"]), row, 0)
    if '"regnum":1,' in row["save"]:  # 0.1.0 kept only what its own sources could read
        with pytest.raises(BadSave, match="lay the position out again and play the choices"):
            regnum.load(row["save"])
    else:
        goes_on_to_its_end(regnum.load(row["save"]), row, row["at"])
