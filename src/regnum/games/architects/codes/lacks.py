"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# For want of what a step of a Scheme is skipped
STALL: Final = 0
GROUP: Final = 1
LEVEL: Final = 2
CAPTIVE: Final = 3
PRISONER: Final = 4
DEBT: Final = 5
PLAN: Final = 6
TAX: Final = 7
