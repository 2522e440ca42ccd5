"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Building slots of a player's board, three for each type
TRADING_POST_1: Final = 0
TRADING_POST_2: Final = 1
TRADING_POST_3: Final = 2
GUILDHALL_1: Final = 3
GUILDHALL_2: Final = 4
GUILDHALL_3: Final = 5
WORKSHOP_1: Final = 6
WORKSHOP_2: Final = 7
WORKSHOP_3: Final = 8
