"""What the Tomes of a saga are worth to those who play one of its games, in thousandths of a point."""

from typing import Final

from regnum.games.tomesaga.shelves import TomeBoard
from regnum.kernel.core.containers import Row

TOME: Final = 8000
"""A Tome is worth about what makes a victory a great one."""
ON_THE_WAY: Final = 50
"""Hundredths of it that the way to a goal counts shortly before it is met."""


def taken(board: TomeBoard, seat: int) -> int:
    """What a player has on the shelf."""
    return board.shelves[seat].tomes() * TOME


def on_the_way(have: int, needed: int) -> int:
    """What it is worth to have so much of what a goal asks for: the last steps count most."""
    n = have if have < needed else needed
    return TOME * ON_THE_WAY * n * n // (100 * needed * needed)


def behind(order: Row, seat: int) -> int:
    """How many seats have a worse place."""
    i = 0
    while order[i] != seat:
        i += 1
    return len(order) - 1 - i
