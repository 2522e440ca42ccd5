"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

ALREADY_LAID: Final = 1
NOT_ENOUGH: Final = 2
SOLD_OUT: Final = 3
TOO_DEAR: Final = 4
