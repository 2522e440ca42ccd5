"""The three levels that people choose from."""

import pytest

import regnum
from regnum.bots import naming


@pytest.mark.parametrize("game", regnum.games())
def test_every_game_has_a_bot_for_each_level(game: str) -> None:
    levels = naming.levels(game)
    assert list(levels) == ["squire", "knight", "master"]
    assert set(levels.values()) <= set(naming.names(game))


def test_a_game_without_bots_of_its_own_has_levels_too() -> None:
    assert naming.levels("chess") == {"squire": "random", "knight": "random", "master": "random"}
