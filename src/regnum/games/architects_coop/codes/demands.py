"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# A demand of each level is in the row
LEVELS: Final = 4
MOST_PLAYERS: Final = 5
