"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

BOARD_TAKEN: Final = 1
SLOT_EMPTY: Final = 2
NO_TAX: Final = 3
TOO_VIRTUOUS: Final = 4
STALL_TAKEN: Final = 5
SILVER_MISSING: Final = 6
NOTHING_TO_GUARD: Final = 7
NOTHING_TO_BUILD: Final = 8
NO_WORKER_THERE: Final = 9
NOT_FROM_THERE: Final = 10
TWO_MINERS: Final = 11
GOODS_MISSING: Final = 12
CANNOT_COVER: Final = 13
NOBODY_THERE: Final = 14
TOO_MANY_LOCATIONS: Final = 15
NO_CAPTIVES: Final = 16
NONE_IN_PRISON: Final = 17
NONE_CAPTURED: Final = 18
NO_DEBT: Final = 19
ONE_ACTION_AT_LEAST: Final = 20
SKILL_MISSING: Final = 21
VIRTUE_TOO_LOW: Final = 22
TOP_REACHED: Final = 23
LEVEL_FULL: Final = 24
NO_BUILDING_TO_GIVE: Final = 25
NOBODY_TO_CAPTURE: Final = 26
TOKEN_TAKEN: Final = 27
