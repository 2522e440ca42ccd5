"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

PAIR_TAKEN: Final = 1
TOO_FAR: Final = 2
OUTER_TOWN_NEEDED: Final = 3
INNER_TOWN_NEEDED: Final = 4
ICONS_MISSING: Final = 5
NO_ICON_COUNTS: Final = 6
DISMISSAL_TOO_DEAR: Final = 7
DISMISSAL_IN_VAIN: Final = 8
NO_BUILDING_LEFT: Final = 9
NO_SPOT_FREE: Final = 10
NO_WORKER_LEFT: Final = 11
BUILT_ALREADY: Final = 12
OTHER_BUILDING: Final = 13
SPOT_TAKEN: Final = 14
OUT_OF_REACH: Final = 15
GOOD_MISSING: Final = 16
REST_UNPAID: Final = 17
SAME_SET: Final = 18
PILE_EMPTY: Final = 19
TOO_DEAR: Final = 20
NO_WORKER_THERE: Final = 21
WRONG_COST: Final = 22
SLOT_STAYS_EMPTY: Final = 23
CORRUPTION_FIRST: Final = 24
NO_MERCHANT: Final = 25
TOO_FEW_WORKERS: Final = 26
MANUSCRIPTS_GONE: Final = 27
SAME_RESOURCES: Final = 28
AID_TAKEN: Final = 29
PROTECTED: Final = 30
NOBODY_THERE: Final = 31
