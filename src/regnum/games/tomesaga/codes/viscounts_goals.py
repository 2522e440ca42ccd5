"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What the Tomes of Viscounts look at
BUILDING: Final = 0
WORKER_IN_CASTLE: Final = 1
MANUSCRIPT: Final = 2
FLIPPED_DEBT: Final = 3
FLIPPED_DEED: Final = 4
CRIMINAL_ICONS: Final = 5
