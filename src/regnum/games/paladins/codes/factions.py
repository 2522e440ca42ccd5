"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

SARACEN: Final = 0
BYZANTINE: Final = 1
VIKING: Final = 2
