"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

LOW: Final = 6
HIGH: Final = 7
YES: Final = 8
NO: Final = 9
PASS: Final = 10
