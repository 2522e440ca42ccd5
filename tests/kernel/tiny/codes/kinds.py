"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

LAY: Final = 0
MARK: Final = 1
BID: Final = 2
PROTEST: Final = 3
TAKE: Final = 4
