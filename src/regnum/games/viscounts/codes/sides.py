"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Of the segments: A with one or two players, B with more
A: Final = 0
B: Final = 1
