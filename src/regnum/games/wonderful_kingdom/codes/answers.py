"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Where an offered card goes
LEFT_UP: Final = 0
RIGHT_UP: Final = 1
LEFT_DOWN: Final = 2
RIGHT_DOWN: Final = 3

# A turn of the choice phase: a card, what is free, the vision token, the solo trap token
OFFER: Final = 0
TURN_FREE: Final = 74
TURN_SCRAP: Final = 76
TURN_DONE: Final = 82
TURN_VISION: Final = 97
TURN_TRAP: Final = 98

# Planning
BUILD: Final = 0
RECYCLE: Final = 44
HOST_GIANT: Final = 98
PLAN_FREE: Final = 99

# Production, overseeing and fights
SITE: Final = 0
ALCHEMY: Final = 67
FIGHT_GIANT_RAT: Final = 68
FIGHT_VERMIN: Final = 69
FIGHT_FROST_GIANT: Final = 70
FIGHT_SHADOW: Final = 71
FIGHT_THIEF: Final = 72
ACT_FREE: Final = 73

NO: Final = 0
YES: Final = 1
