"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# After the phases of a player's turn
OVERLORD: Final = 8
