"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# How far a table has come
BOARDS: Final = 0
APPRENTICES: Final = 1
DRAFT: Final = 2
TURN: Final = 3
OVER: Final = 4
