"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# The four actions, the same after a dismissal, and none
DO_ACTION: Final = 0
DISMISS_FOR: Final = 4
DO_NOTHING: Final = 8

# Cards by their number; the unseen top one; none
TOP_CARD: Final = 100
NO_CARD: Final = 101

# A pile of Townsfolk by its segment
PILE: Final = 0
NO_HIRE: Final = 5

FLIP_DEBT: Final = 0
FLIP_DEED: Final = 1

# After the castle moves
NO_CASTLE_MOVE: Final = 10

# The six orders of three cards: see `ORDERS` in answers.py
KEEP_ORDER: Final = 0
ORDER: Final = 1
