"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What is free to do at any moment, counted from TURN_FREE, PLAN_FREE or ACT_FREE
KRYSTALLIUM: Final = 0
SOLDIER: Final = 1
SCRAP: Final = 2
QUEST: Final = 3
CONVERT: Final = 7
CONFIRM: Final = 8
ADVISOR: Final = 9
