"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Tomes of each game, those laid out, and where tokens and Crest Tomes stand among the things of a saga
TOMES_OF_GAME: Final = 6
FACE_UP: Final = 3
MOST_PLAYERS: Final = 4
TOMES: Final = 18
FIRST_TOKEN: Final = 18
FIRST_CREST_TOME: Final = 21
