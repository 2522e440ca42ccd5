"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

STOCK: Final = 0
SHELF: Final = 1
HAND: Final = 2
LAID: Final = 3
SOLD: Final = 4
SHARED: Final = 2
PER_SEAT: Final = 3
