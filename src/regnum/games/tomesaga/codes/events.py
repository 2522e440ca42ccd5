"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

TOME_LAID_OUT: Final = 0
CLAIMS_TOME: Final = 1
TAKES_CREST_TOME: Final = 2
CATCHES_UP: Final = 3
GREAT_VICTORY: Final = 4
ORDINARY_VICTORY: Final = 5
TAKES_VICTORY_TOMES: Final = 6
TAKES_CREST_TOKEN: Final = 7
