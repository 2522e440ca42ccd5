"""How each game's table is shown in a terminal."""

from collections.abc import Callable, Mapping
from typing import Any

from regnum.kernel.errors import UnknownGame
from regnum.kernel.table import Table
from regnum.terminal.boards.dominion import DominionBoard
from regnum.terminal.boards.paladins import PaladinsBoard
from regnum.terminal.boards.wonderful_kingdom import WonderfulKingdomBoard
from regnum.terminal.picture import Board

BOARDS: Mapping[str, Callable[[Mapping[str, Any]], Board]] = {
    "dominion": DominionBoard,
    "paladins": PaladinsBoard,
    "wonderful_kingdom": WonderfulKingdomBoard,
}


def board_of(table: Table) -> Board:
    """The board of a table's game."""
    if table.game.id not in BOARDS:
        raise UnknownGame(f"{table.game.title['en']} cannot be played in a terminal yet.")
    return BOARDS[table.game.id](table.options)
