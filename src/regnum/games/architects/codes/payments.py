"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# A price, and a good of which it is paid
COLUMNS: Final = 6

# Among the goods that cover the rest: Buildings of the hand do;
# of a price in that one good, not of a mix
BUILDINGS: Final = 64
OF_ONE_GOOD: Final = 128


def code_of(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(code: int) -> int:
    return code // COLUMNS


def column_of(code: int) -> int:
    return code % COLUMNS
