"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Spots of side B come first, those of side A after them
SEGMENTS: Final = 5
SPOTS_A: Final = 4
SPOTS_B: Final = 5
FIRST_SPOT_A: Final = 25
LEFT: Final = 0
RIGHT: Final = 1
INNER: Final = 2
CARD_SLOTS: Final = 3
NEUTRAL: Final = 68
PRINTED: Final = 5
FIRST_PRINTED: Final = 68
FIRST_STARTING: Final = 73
STARTING: Final = 8
FIRST_HERO: Final = 81
FIRST_TOMESAGA_HERO: Final = 91
TILES: Final = 35
TRACK: Final = 7
WORKERS: Final = 20
UNDER_EACH: Final = 6
SECTION_LIMIT: Final = 3
FEWEST_CARDS: Final = 3
HAND: Final = 3
MOST_EXCHANGES: Final = 60
MOST_PLACED: Final = 4
PAIRS: Final = 5
