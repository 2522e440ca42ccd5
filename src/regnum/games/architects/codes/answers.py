"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Where a Worker goes; an Apprentice given up before
TO_LARGE: Final = 0
TO_STALL: Final = 9
TO_GUILDHALL: Final = 12
GIVE_UP: Final = 13

# Where a Worker comes back from
FROM_LARGE: Final = 0
FROM_PRISON: Final = 9
FROM_STALL: Final = 10
FROM_BOARD: Final = 13

# An Apprentice of the display, Buildings, or nobody
SLOT: Final = 0
DRAW: Final = 8
NO_HIRE: Final = 9

MINE_CLAY: Final = 0
MINE_GOLD: Final = 1

# Actions of the King's Storehouse
TRADE_VIRTUE: Final = 0
TRADE_MARBLE: Final = 1
TRADE_OF: Final = 2
NO_TRADE: Final = 45

# What an overlay adds there
TRADE_DONATION: Final = 46

# The end of the captures
NO_CAPTURE: Final = 54

# Actions of the Guardhouse
IMPRISON: Final = 0
RELEASE: Final = 1
BUY_FREE: Final = 2
BUY_FREE_BY_DEBT: Final = 3
PAY_DEBT: Final = 4
NO_GUARDING: Final = 5

# What an overlay adds there: the same for a partner's Workers, by seat
RELEASE_OF: Final = 6
BUY_FREE_OF: Final = 11
BUY_FREE_BY_DEBT_OF: Final = 16

# A Building of the hand, or the Cathedral
CONSTRUCT: Final = 0
ADVANCE: Final = 43

# A Building of the hand to discard
GIVE: Final = 0
GIVE_NONE: Final = 43

YES: Final = 0
NO: Final = 1

# One of a Building's effects
OPTION: Final = 0
NO_OPTION: Final = 3

# Whose ability is used at a reset
ABILITY_OF: Final = 0
ABILITY_OF_BOARD: Final = 43
NO_ABILITY: Final = 44

# How many, up to all Workers of a colour
AMOUNT: Final = 0
