"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# How a table is set up, as a set
VARIABLE: Final = 1
CHOSEN: Final = 2
FREE_APPRENTICE: Final = 4
PROMO_BOARDS: Final = 8
TOMESAGA_BOARDS: Final = 16
