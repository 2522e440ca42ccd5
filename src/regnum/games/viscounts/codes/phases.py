"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Set-up, then the phases of a turn; the first of them in two steps
PAIRS: Final = 0
SLIDE: Final = 1
PLACE: Final = 2
MOVEMENT: Final = 3
ACTION: Final = 4
RECRUIT: Final = 5
COLLISION: Final = 6
DRAWING: Final = 7
