"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

END: Final = 0
GAIN: Final = 1
DEED: Final = 2
VIRTUE: Final = 3
CORRUPTION: Final = 4
SHUFFLE: Final = 5
ANY: Final = 6
DEBT: Final = 7
FLIP_DEBT: Final = 8
FLIP_DEED: Final = 9
FLIP_ANY: Final = 10
REARRANGE: Final = 11
DISCARD: Final = 12
DESTROY: Final = 13
DESTROY_ANY: Final = 14
HIRE: Final = 15
CASTLE_MOVE: Final = 16
WORKERS: Final = 17
BUILD: Final = 18
BUILD_HERE: Final = 19
MANUSCRIPT: Final = 20
CHOOSE: Final = 21
IF_CRIMINALS: Final = 22
RIVAL_GAINS_SCHEME: Final = 23
RIVAL_DISMISSES: Final = 24
RIVAL_MOVES: Final = 25
RIVAL_ACTS: Final = 26
RIVAL_FOCUS: Final = 27
CORRUPTION_EACH: Final = 28
FIRST_POSSIBLE: Final = 29
LAST_PLAIN: Final = 5
