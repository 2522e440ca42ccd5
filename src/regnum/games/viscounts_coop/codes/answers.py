"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# One of the players, or the Overlord
PARTNER: Final = 0
OVERLORD_WORKER: Final = 4
