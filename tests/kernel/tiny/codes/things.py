"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

FIRST_GOOD: Final = 0
GOODS: Final = 6
APPLE: Final = 0
BREAD: Final = 1
CLOTH: Final = 2
SALT: Final = 3
SILK: Final = 4
AMBER: Final = 5
COUNT: Final = 6
