"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# For what a Building of the hand is given
FOR_GAIN: Final = 0
FOR_PRICE: Final = 1
FOR_VIRTUE: Final = 2
