"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

DECK: Final = 0
RISK: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
DISCARD: Final = 4
SUPPLY: Final = 5
CUBES: Final = 6
HAND: Final = 12
CHOICE: Final = 13
SITES: Final = 14
BUILT: Final = 15
WOES: Final = 16
ADVISORS: Final = 17
ASIDE: Final = 18
DISCARDED: Final = 19
ALCHEMY: Final = 20
SOLDIERS: Final = 21
CAMP: Final = 22
KRYSTALLIUM: Final = 23
DUCHY: Final = 24
TRAPS: Final = 25
SHARED: Final = 12
PER_SEAT: Final = 14
