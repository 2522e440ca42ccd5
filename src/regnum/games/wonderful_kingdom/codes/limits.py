"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# A solo player has choices in place of turns; copies of development cards each have a site of their own
ROUNDS: Final = 4
TURNS: Final = 16
CHOICES: Final = 4
SITES: Final = 67
