"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What Manuscripts count at the end
BUILDING: Final = 0
MANUSCRIPT: Final = 1
FLIPPED_DEED: Final = 2
FLIPPED_DEBT: Final = 3
WORKER_IN_CASTLE: Final = 4
RESOURCE: Final = 5
ICON_MERCHANT: Final = 6
ICON_BUILDER: Final = 7
ICON_NOBLE: Final = 8
ICON_CLERIC: Final = 9
ICON_CRIMINAL: Final = 10
