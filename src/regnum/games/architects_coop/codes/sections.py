"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# The part of the Overlord board that an arrow points to
NO_SECTION: Final = 0
UPPER: Final = 1
LOWER: Final = 2
