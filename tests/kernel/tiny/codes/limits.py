"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

MOST_BID: Final = 99
