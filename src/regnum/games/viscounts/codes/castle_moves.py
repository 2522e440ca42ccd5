"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# A tier-1 section; 0 clockwise, 1 counter-clockwise
COLUMNS: Final = 2


def code_of(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(code: int) -> int:
    return code // COLUMNS


def column_of(code: int) -> int:
    return code % COLUMNS
