"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

GREY: Final = 0
BLACK: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
