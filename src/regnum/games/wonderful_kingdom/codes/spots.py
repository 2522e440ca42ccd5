"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# A card in the left or right area, the own choice or the other's
COLUMNS: Final = 20


def code_of(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(code: int) -> int:
    return code // COLUMNS


def column_of(code: int) -> int:
    return code % COLUMNS
