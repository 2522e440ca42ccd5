"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

NONE: Final = 0
IMMEDIATE: Final = 1
ONGOING: Final = 2
DROP_OFF: Final = 3
