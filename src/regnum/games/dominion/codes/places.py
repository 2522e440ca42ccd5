"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

SUPPLY: Final = 0
TRASH: Final = 1
DECK: Final = 2
HAND: Final = 3
DISCARD: Final = 4
IN_PLAY: Final = 5
ASIDE: Final = 6
SHARED: Final = 2
PER_SEAT: Final = 5
