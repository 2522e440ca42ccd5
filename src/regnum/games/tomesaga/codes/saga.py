"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Tomes of each game, and those laid out
TOMES_OF_GAME: Final = 6
FACE_UP: Final = 3
MOST_PLAYERS: Final = 4
