"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What the Tomes of Architects look at
MARBLE: Final = 0
CONSTRUCTED_BUILDINGS: Final = 1
DEBT_UNPAID: Final = 2
VIRTUE_LEVEL: Final = 3
CATHEDRAL_LEVEL: Final = 4
CAPTURED_WORKERS_ON_BOARD: Final = 5
