"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

FIRST: Final = 0
PALADIN: Final = 1
TOP: Final = 2
TAVERN: Final = 3
ACTION: Final = 4
WORKER: Final = 5
RECRUIT: Final = 6
DISCARD: Final = 7
RECRUIT_FREE: Final = 8
WORKSHOP: Final = 9
PRAY: Final = 10
SQUARE: Final = 11
JAR: Final = 12
ATTACK: Final = 13
CONVERT: Final = 14
OPTION: Final = 15
USE: Final = 16
ORDER: Final = 17
ABILITY: Final = 18
KEEP: Final = 19
CREST_TOKEN: Final = 20
