"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# An action, and how many of its icons are missing
COLUMNS: Final = 1000


def code_of(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(code: int) -> int:
    return code // COLUMNS


def column_of(code: int) -> int:
    return code % COLUMNS
