"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

SILVER: Final = 0
PROVISIONS: Final = 1
DEBT: Final = 2
PAID_DEBT: Final = 3
