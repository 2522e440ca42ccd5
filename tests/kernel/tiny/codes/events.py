"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

OPENS: Final = 0
DRAWS: Final = 1
LAYS: Final = 2
BIDS: Final = 3
TURNS_UP: Final = 4
WINS: Final = 5
PROTESTS: Final = 6
TAKES: Final = 7
SELLS: Final = 8
CLOSES: Final = 9
