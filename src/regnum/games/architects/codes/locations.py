"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# The large circles, then where else Workers can be
QUARRY: Final = 0
FOREST: Final = 1
MINES: Final = 2
SILVERSMITH: Final = 3
KINGS_STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8

BLACK_MARKET: Final = 9
GUILDHALL: Final = 10
PRISON: Final = 11
