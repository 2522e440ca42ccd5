"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

FIRST_DEVELOPMENT: Final = 0
DEVELOPMENTS: Final = 44
FIRST_TREASURE: Final = 44
TREASURES: Final = 10
FIRST_WOE: Final = 54
CALAMITIES: Final = 1
CALAMITY: Final = 54
FIRST_THREAT: Final = 55
THREATS: Final = 5
GIANT_RAT: Final = 55
VERMIN: Final = 56
FROST_GIANT: Final = 57
SHADOW: Final = 58
THIEF: Final = 59
FIRST_ADVISOR: Final = 60
ADVISORS: Final = 14
COUNT: Final = 74
