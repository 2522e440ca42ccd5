"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

KEEP_ADVISOR: Final = 0
OFFER: Final = 1
WHERE: Final = 2
CHOOSE: Final = 3
END_TURN: Final = 4
CARTOGRAPHER: Final = 5
EMINENCE: Final = 6
CAPTAIN: Final = 7
GAMBLER: Final = 8
VISION: Final = 9
TRAP: Final = 10
SEARCH: Final = 11
GIVE_UP: Final = 12
KEEP_CARD: Final = 13
SHADOWS: Final = 14
THIEVES: Final = 15
PLAN: Final = 16
CUBE: Final = 17
PRODUCE: Final = 18
OVERSEE: Final = 19
FIGHT: Final = 20
HOST: Final = 21
KRYSTALLIUM_ON: Final = 22
KRYSTALLIUM_AS: Final = 23
SOLDIER_ON: Final = 24
SCRAP: Final = 25
ARTISAN: Final = 26
OVERSEER_CUBE: Final = 27
UNCOVER: Final = 28
PAY: Final = 29
CONVERT: Final = 30
SEER: Final = 31
