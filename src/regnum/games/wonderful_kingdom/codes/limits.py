"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# A solo player has choices in place of turns; copies of development cards each have a site of their own;
# so many cards can lie in an area
ROUNDS: Final = 4
TURNS: Final = 16
CHOICES: Final = 4
SITES: Final = 67
SPOTS: Final = 20
