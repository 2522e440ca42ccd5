"""The games from which tests in the browser go on are still won by the faces and rules of today."""

import pytest

from browser import recording


@pytest.mark.parametrize("name", sorted(file.stem for file in recording.FOLDER.glob("*.json")))
def test_a_recorded_game_is_won(name: str) -> None:
    result = recording.played(recording.read(name)).result
    assert result is not None and result.team is not None and result.team.won
