"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# The places of the Overlord's part of the table, after those of the seats
SUPPLY: Final = 0
TOWNS: Final = 1
GUARDS: Final = 2
TIER1: Final = 3
TIER2: Final = 4
TIER3: Final = 5
TOKEN: Final = 6
AIDS: Final = 7
DRAWN: Final = 8
AIDS_LEFT: Final = 9
REVEALED: Final = 10
