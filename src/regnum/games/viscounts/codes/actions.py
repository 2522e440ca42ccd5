"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# In the order of the icons that they need
TRADE: Final = 0
BUILD: Final = 1
CASTLE: Final = 2
TRANSCRIBE: Final = 3
