"""What counts as rules and what as glue."""

import json
from pathlib import Path

import pytest

from regnum.cli.main import main
from regnum.study.sizes import sizes_of


def test_compiled_modules_and_the_set_up_are_rules_and_generated_codes_count_for_nothing(tmp_path: Path) -> None:
    (tmp_path / "compiled.txt").write_text("turn\ncards\ncodes.kinds\n")
    (tmp_path / "codes").mkdir()
    for name, lines in {"turn": 5, "setup": 3, "cards": 4, "words": 2, "codes/kinds": 50}.items():
        (tmp_path / f"{name}.py").write_text("x = 1\n" * lines)
    found = sizes_of(tmp_path)
    assert (found.game, found.rules, found.glue, found.glue_per_rule) == (tmp_path.name, 8, 6, 0.75)
    assert {room: lines for room, lines in found.rooms.items() if lines} == {"tables": 4, "words": 2}


def test_the_command_counts_every_finished_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sizes", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"dominion", "paladins", "wonderful_kingdom"} <= found.keys()
    assert all(each["rules"] > each["glue"] / 2 > 0 for each in found.values())
