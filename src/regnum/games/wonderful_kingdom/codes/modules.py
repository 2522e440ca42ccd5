"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

THREATS: Final = 0
ADVISORS: Final = 1
QUESTS: Final = 2
