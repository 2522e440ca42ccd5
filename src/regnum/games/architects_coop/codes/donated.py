"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What can be donated; the goods first, by their own numbers
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
BUILDING_CARD: Final = 6
DEBT_PAID: Final = 7
DEBT_UNPAID: Final = 8
