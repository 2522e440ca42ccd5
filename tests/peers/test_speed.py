"""The measurement that docs/research.md tells of."""

import json

import pytest

import regnum
from regnum.envs import speed

ROWS = ["rules alone", "table, quietly", "pettingzoo", "gymnasium", "openspiel", "openspiel with tensors"]


def test_every_face_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert speed.main(["--seconds", "0.01", "--seats", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["seats"]) == ("dominion", 3)
    assert told["build"] == ("compiled" if regnum.COMPILED else "pure")
    assert list(told["choices_per_s"]) == ROWS and min(told["choices_per_s"].values()) > 0


def test_it_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert speed.main(["--seconds", "0.01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("dominion, 2 seats") and [line[:24].strip() for line in lines[1:]] == ROWS
