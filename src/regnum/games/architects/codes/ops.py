"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

END: Final = 0
GAIN: Final = 1
DRAW: Final = 2
VP: Final = 3
DEBT_PENALTY: Final = 4
VIRTUE: Final = 5
DEBT: Final = 6
CHOOSE: Final = 7
PER: Final = 8
IF_MOST: Final = 9
IF_DEBTS: Final = 10
ALL_PLAYERS: Final = 11
RELEASE_PRISON: Final = 12
RELEASE_BOARDS: Final = 13
CAPTURE: Final = 14
GUILDHALL: Final = 15
HIRE: Final = 16
DESTROY: Final = 17
EXCHANGE: Final = 18
GIVE_UP: Final = 19
DONATE: Final = 20
LAST_PLAIN: Final = 4
