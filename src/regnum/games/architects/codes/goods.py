"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5

COUNT: Final = 6
