"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# The Player Aids
AID_1: Final = 0
AID_2: Final = 1
AID_3: Final = 2
AID_4: Final = 3

# A player has two places for Aids: one that counts wholly, one whose top part counts
COUNT: Final = 4
EACH: Final = 2
