"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

PAIR: Final = 0
DESTROY_ANY: Final = 1
PLACE: Final = 2
MOVE: Final = 3
ACTION: Final = 4
PAY: Final = 5
TIMES: Final = 6
BUILDING: Final = 7
SPOT: Final = 8
LINK: Final = 9
WORKERS: Final = 10
SECTION: Final = 11
BUMP: Final = 12
HIRE: Final = 13
RESOURCE: Final = 14
FLIP: Final = 15
REARRANGE: Final = 16
DISCARD: Final = 17
DESTROY: Final = 18
CASTLE_MOVE: Final = 19
PLACE_WORKERS: Final = 20
MANUSCRIPT: Final = 21
HIRE_FREE: Final = 22
OPTION: Final = 23
ABILITY: Final = 24
AVOID_DEBT: Final = 25
CREST_TOKEN: Final = 26
