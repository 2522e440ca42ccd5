"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

TOKEN_TAKEN: Final = 1
