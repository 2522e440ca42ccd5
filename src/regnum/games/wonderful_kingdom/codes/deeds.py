"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What advisors do
END: Final = 0
REGAIN_TRAP: Final = 1
DRAW_OPEN: Final = 2
TURN_UP: Final = 3
DISCARD_OFFER: Final = 4
MOVE_OFFER: Final = 5
CUBE_ON_EACH: Final = 6
EXTRA_CUBES: Final = 7
DOUBLE_CALAMITIES: Final = 8
DISCARD_CALAMITY: Final = 9
GAIN_KRYSTALLIUM: Final = 10
COMPLETE: Final = 11
LAST_PLAIN: Final = 11

# Among the abilities used in a round: the vision token
VISION_USED: Final = 14
