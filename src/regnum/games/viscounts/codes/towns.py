"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# A segment, and which of its towns: `limits.LEFT`, `RIGHT` or `INNER`
COLUMNS: Final = 3


def code_of(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(code: int) -> int:
    return code // COLUMNS


def column_of(code: int) -> int:
    return code % COLUMNS
