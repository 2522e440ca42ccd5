"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# How often the action's own good was paid, and the rank of the last good
COLUMNS: Final = 8


def code_of(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(code: int) -> int:
    return code // COLUMNS


def column_of(code: int) -> int:
    return code % COLUMNS
