"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Left side of the own board
DEVELOP: Final = 0
RECRUIT: Final = 1
HUNT: Final = 2
TRADE: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5

# Right side
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11

# What only the solo opponent does
REST: Final = 12
KINGS_ORDER: Final = 13
KINGS_FAVOUR: Final = 14
