"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Of the Guildhall's spaces
NO_ICON: Final = 0
APPRENTICE_REFRESH: Final = 1
BLACK_MARKET_RESET: Final = 2
