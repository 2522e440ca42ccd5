"""The games: a folder beside this file with a `game.py` is one, under the folder's name.

Whatever else knows a game (its bots, its board in a terminal) is found by the same name, and need not be there.
"""

import pkgutil
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from regnum.kernel.errors import UnknownGame, shown
from regnum.kernel.spec import Game

PACKAGE = "regnum.games"


def optional(name: str) -> ModuleType | None:
    """The module of this name, or None if there is none; what it imports itself must be there."""
    try:
        found = find_spec(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise
        return None
    return None if found is None else import_module(name)


def find() -> dict[str, Game]:
    """All games by name, those that are still being written too."""
    found: dict[str, Game] = {}
    for folder in sorted(each.name for each in pkgutil.iter_modules(import_module(PACKAGE).__path__) if each.ispkg):
        module = optional(f"{PACKAGE}.{folder}.game")
        if module is not None:
            game: Game = module.GAME
            if game.id != folder:
                raise ValueError(f"The game in the folder {folder} calls itself {game.id}: both must be the same.")
            found[folder] = game
    return found


GAMES: dict[str, Game] = find()
"""Every game that there is, by name."""


def finished() -> dict[str, Game]:
    """The games that are ready to be played, in the order of their names."""
    return {name: GAMES[name] for name in sorted(GAMES) if GAMES[name].finished}


def game_of(name: str) -> Game:
    """The game with this name, finished or not; raises UnknownGame."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"There is no game '{shown(name)}'. Games: {', '.join(finished())}.")
    return GAMES[name]
