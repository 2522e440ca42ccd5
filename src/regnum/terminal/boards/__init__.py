"""How each game's table is shown in a terminal."""

from regnum.games.registry import optional
from regnum.kernel.table import Table
from regnum.terminal.general import GeneralBoard
from regnum.terminal.picture import Board


def board_of(table: Table) -> Board:
    """The board of a table's game: the module here that has the game's name, or the one that serves any game."""
    own = optional(f"{__name__}.{table.game.id}")
    board: Board = GeneralBoard(table.game, table.options) if own is None else own.BOARD(table.options)
    return board
