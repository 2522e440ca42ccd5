"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What a Threat costs
END: Final = 0
HONOUR: Final = 1
ATTRIBUTE: Final = 2
SILVER: Final = 3
PROVISIONS: Final = 4
WORKER: Final = 5
WORKSHOP: Final = 6
SUSPICION: Final = 7
LAST_PLAIN: Final = 4
