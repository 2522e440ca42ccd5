"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

CARPENTRY: Final = 0
TILING: Final = 1
MASONRY: Final = 2
