"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# The three spaces of the Black Market
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
