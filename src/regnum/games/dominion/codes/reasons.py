"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

NOT_ACTION: Final = 1
TREASURE_LATER: Final = 2
PILE_EMPTY: Final = 3
TOO_DEAR: Final = 4
TOO_DEAR_CAP: Final = 5
NOT_TREASURE: Final = 6
NOT_VICTORY: Final = 7
ONLY_COPPER: Final = 8
CANONICAL_ORDER: Final = 9
MUST_DISCARD: Final = 10
MUST_CHOOSE: Final = 11
IS_COPPER: Final = 12
NOT_MEANT: Final = 13
