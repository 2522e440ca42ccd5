"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What a board counts, in one row; the last one says how many had passed before its owner did
SILVER: Final = 0
PROVISIONS: Final = 1
ATTRIBUTES: Final = 2
UNPAID: Final = 5
PAID: Final = 6
LAST_TURN: Final = 7
