"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

BOARD: Final = 0
FIRST_APPRENTICE: Final = 1
DRAFT: Final = 2
PLACE: Final = 3
TAKE_BACK: Final = 4
MINE: Final = 5
TRADE: Final = 6
SPEND: Final = 7
DISCOUNT: Final = 8
WORKSHOP: Final = 9
STALL: Final = 10
HIRE: Final = 11
GIVE_UP: Final = 12
CAPTURE: Final = 13
GUARD: Final = 14
BUILD: Final = 15
GIVE: Final = 16
KEEP: Final = 17
HAND_LIMIT: Final = 18
OPTION: Final = 19
USE: Final = 20
RESET: Final = 21
RELEASE: Final = 22
END_ORDER: Final = 23
CREST_TOKEN: Final = 24
