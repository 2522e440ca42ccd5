"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Where his Workers are placed
OVERLORD_TOWN: Final = 0
NEXT_CLOCKWISE: Final = 1
NEXT_COUNTER_CLOCKWISE: Final = 2
