"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What squares of the map give
FREE_RECRUIT: Final = 0
PAY_DEBT: Final = 1
PRAY: Final = 2
TWO_WORKERS: Final = 3
ONE_WORKER: Final = 4
TWO_SILVER: Final = 5
REMOVE_SUSPICION: Final = 6
