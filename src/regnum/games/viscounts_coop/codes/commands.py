"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What a dismissal by the Overlord does
END: Final = 0
PLACE: Final = 1
ADVANCE: Final = 2
DEBT: Final = 3
LAST_PLAIN: Final = 2
