"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# An Overlord Worker comes to a town, or leaves it in a direction; the active player takes a Debt
PLACE: Final = 0
ONWARD: Final = 1
BACK: Final = 2
INWARD: Final = 3
DEBT: Final = 4

# A step, and at which town
COLUMNS: Final = 15


def code_of(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(code: int) -> int:
    return code // COLUMNS


def column_of(code: int) -> int:
    return code % COLUMNS
