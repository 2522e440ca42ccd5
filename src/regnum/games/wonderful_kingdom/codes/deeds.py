"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What advisors do
REGAIN_TRAP: Final = 0
DRAW_OPEN: Final = 1
TURN_UP: Final = 2
DISCARD_OFFER: Final = 3
MOVE_OFFER: Final = 4
CUBE_ON_EACH: Final = 5
EXTRA_CUBES: Final = 6
DOUBLE_CALAMITIES: Final = 7
DISCARD_CALAMITY: Final = 8
GAIN_KRYSTALLIUM: Final = 9
COMPLETE: Final = 10

# Among the abilities used in a round: the vision token
VISION_USED: Final = 14
