"""The three levels that people choose from."""

import pytest

import regnum
from regnum.bots import naming
from regnum.kernel.errors import UnknownGame


@pytest.mark.parametrize("game", regnum.games())
def test_every_game_has_a_bot_for_each_level(game: str) -> None:
    levels = naming.levels(game)
    assert list(levels) == ["squire", "knight", "master"]
    assert set(levels.values()) <= set(naming.names(game))


@pytest.mark.parametrize("game", ["architects_coop", "paladins_coop", "viscounts_coop"])
def test_among_partners_each_level_is_another_player(game: str) -> None:
    assert len(set(naming.levels(game).values())) == 3


def test_an_unknown_game_has_no_levels() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        naming.levels("chess")
