"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What an ongoing ability answers to; the first four stand in the order of the actions
AFTER_TRADE: Final = 0
AFTER_BUILD: Final = 1
AFTER_CASTLE: Final = 2
AFTER_TRANSCRIBE: Final = 3
COLLISION: Final = 4
FLIP_DEBT: Final = 5
GAIN_DEBT: Final = 6
HIRE: Final = 7
NEVER: Final = 8
RIVAL_UNCOVERS: Final = 9
RIVAL_FLIPS: Final = 10
RIVAL_GAINS_SCHEME: Final = 11
