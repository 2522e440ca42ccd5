"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What is donated, and to which seat; the last column is a demand
COLUMNS: Final = 6

NO_GIFT: Final = 54

DEMAND: Final = 5


def code_of(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(code: int) -> int:
    return code // COLUMNS


def column_of(code: int) -> int:
    return code % COLUMNS
