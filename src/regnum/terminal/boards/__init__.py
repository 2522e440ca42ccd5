"""How each game's table is shown in a terminal."""

from regnum.games.registry import optional
from regnum.kernel.errors import UnknownGame
from regnum.kernel.table import Table
from regnum.terminal.picture import Board


def board_of(table: Table) -> Board:
    """The board of a table's game: the module here that has the game's name."""
    own = optional(f"{__name__}.{table.game.id}")
    if own is None:
        raise UnknownGame(f"{table.game.title['en']} cannot be played in a terminal yet.")
    board: Board = own.BOARD(table.options)
    return board
