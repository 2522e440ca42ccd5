"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2
