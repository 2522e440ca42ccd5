"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What schemes and events do
END: Final = 0
PLACE: Final = 1
REVEAL_DEMAND: Final = 2
REMOVE_PRISONER: Final = 3
FUTURE_TO_DISCARD: Final = 4
FUTURE_TO_DECK_TOP: Final = 5
LOSE: Final = 6
REMOVE_WORKER: Final = 7
REVEAL_EVENT: Final = 8
REVEAL_SCHEME: Final = 9
TAX_CHECK: Final = 10
VIRTUE: Final = 11
DEBT: Final = 12
DISCARD: Final = 13
RESET: Final = 14
ALL_PLAYERS: Final = 15
ONE_PLAYER: Final = 16
LAST_PLAIN: Final = 6
