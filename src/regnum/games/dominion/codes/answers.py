"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

PASS: Final = 39
ALL: Final = 40
YES: Final = 41
SET_ASIDE: Final = 42
TO_TRASH: Final = 43
TO_DISCARD: Final = 44
TO_DECK: Final = 45
