"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What may be used: a point above 14, an effect, Silver in place of a Debt, one more Worker
OVERFLOW: Final = 0
CHURCH: Final = 1
BAIL: Final = 2
CRANE: Final = 3
