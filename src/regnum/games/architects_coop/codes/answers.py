"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Which side of the card is used
ROGUE: Final = 0
CLERIC: Final = 1

# One of the players
PLAYER: Final = 0
