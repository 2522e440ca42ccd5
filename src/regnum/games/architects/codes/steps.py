"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What Schemes make the opponent do
END: Final = 0
SPACE: Final = 1
GAIN: Final = 2
CATHEDRAL: Final = 3
CAPTURE: Final = 4
RELEASE: Final = 5
PLAN: Final = 6
CLEAR_DISPLAY: Final = 7
CLEAR_TAX: Final = 8
VIRTUE: Final = 9
PAY_DEBT: Final = 10
IMPRISON: Final = 11
LAST_PLAIN: Final = 8
