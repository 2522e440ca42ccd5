"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4
