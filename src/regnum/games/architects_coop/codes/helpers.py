"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Rogues and Clerics, after all other Apprentices
ROGUE_CARPENTRY: Final = 43
ROGUE_TILING: Final = 44
ROGUE_MASONRY: Final = 45
CLERIC_CARPENTRY: Final = 46
CLERIC_TILING: Final = 47
CLERIC_MASONRY: Final = 48

# Two cards for each skill
SKILLS: Final = 3
CARDS: Final = 6
EACH: Final = 2
