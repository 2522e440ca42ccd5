"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

SUPPLY: Final = 0
TAX: Final = 1
AT_LOCATION: Final = 2
BLACK_MARKET: Final = 11
GUILDHALL: Final = 12
PRISON: Final = 13
DISPLAY: Final = 14
APPRENTICE_DECK: Final = 15
APPRENTICE_UNDER: Final = 16
BUILDING_DECK: Final = 17
BUILDING_UNDER: Final = 18
SMALL_PILE: Final = 19
SMALL_SIDE: Final = 20
LARGE: Final = 21
TURNED: Final = 22
REWARD_DECK: Final = 23
REWARDS_USED: Final = 24
SCHEMES: Final = 25
FUTURE: Final = 26
SCHEME_DISCARD: Final = 27
WORKERS: Final = 28
GOODS: Final = 29
VIRTUE: Final = 30
CATHEDRAL: Final = 31
UNPAID: Final = 32
PAID: Final = 33
HAND: Final = 34
DEALT: Final = 35
CREW: Final = 36
BUILT: Final = 37
CAPTIVES: Final = 38
BOARD: Final = 39
SHARED: Final = 28
PER_SEAT: Final = 12
