"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Who plays from the Scheme cards
NONE: Final = 0
CONSTANTINE: Final = 1
HELENA: Final = 2
