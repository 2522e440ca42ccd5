"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# The first cube of a card or a later one; its resource
COLUMNS: Final = 4


def code_of(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(code: int) -> int:
    return code // COLUMNS


def column_of(code: int) -> int:
    return code % COLUMNS
