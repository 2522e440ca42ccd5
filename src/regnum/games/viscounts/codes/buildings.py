"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# In the order of their slots
TRADING_POST: Final = 0
GUILDHALL: Final = 1
WORKSHOP: Final = 2
