"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Workers; ANY is the colour of a clear space
LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
ANY: Final = 6
