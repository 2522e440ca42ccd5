"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What the Tomes of Paladins look at
FORTIFY: Final = 0
COMMISSION: Final = 1
GARRISON: Final = 2
ATTACKS: Final = 3
TOWNSFOLK_IN_CREW: Final = 4
SUSPICION: Final = 5
