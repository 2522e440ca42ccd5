"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

CREST_A: Final = 0
CREST_B: Final = 1
CREST_C: Final = 2

COUNT: Final = 3
