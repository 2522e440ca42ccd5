"""The finished games, by name."""

from regnum.games.dominion.game import GAME as DOMINION
from regnum.games.paladins.game import GAME as PALADINS
from regnum.games.wonderful_kingdom.game import GAME as WONDERFUL_KINGDOM
from regnum.kernel.errors import UnknownGame, shown
from regnum.kernel.spec import Game

GAMES: dict[str, Game] = {game.id: game for game in (DOMINION, PALADINS, WONDERFUL_KINGDOM)}


def game_of(name: str) -> Game:
    """The game with this name; raises UnknownGame."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"There is no game '{shown(name)}'. Games: {', '.join(sorted(GAMES))}.")
    return GAMES[name]
