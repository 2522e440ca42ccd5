"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Silver, then the three resources
SILVER: Final = 0
INK: Final = 1
GOLD: Final = 2
STONE: Final = 3
