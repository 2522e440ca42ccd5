"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

ACTION: Final = 0
TREASURE: Final = 1
BUY: Final = 2
REACT: Final = 3
DISCARD: Final = 4
DISCARD_DOWN: Final = 5
TRASH: Final = 6
TRASH_ONE: Final = 7
GAIN: Final = 8
GAIN_TREASURE: Final = 9
PUT_ON_DECK: Final = 10
CHANCELLOR: Final = 11
LIBRARY: Final = 12
SPY: Final = 13
THIEF_TRASH: Final = 14
THIEF_GAIN: Final = 15
THRONE: Final = 16
HARBINGER: Final = 17
SENTRY: Final = 18
SENTRY_ORDER: Final = 19
VASSAL: Final = 20
BANDIT: Final = 21
