"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Ongoing abilities that change what an action, a hire or a dismissal takes
NONE: Final = 0
CONVERT_ICONS: Final = 1
PAY_AS_ICON: Final = 2
RESOURCE_BOOST: Final = 3
RESOURCE_AS_ICON: Final = 4
TOWNSFOLK_COST_DELTA: Final = 5
