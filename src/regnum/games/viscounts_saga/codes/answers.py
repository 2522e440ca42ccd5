"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

YES: Final = 0
NO: Final = 1
