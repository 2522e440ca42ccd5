"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Parts of a round, in order
DEAL: Final = 0
CHOICE: Final = 1
REVEAL: Final = 2
THREATS: Final = 3
PLANNING: Final = 4
MATERIALS: Final = 5
POPULATION: Final = 6
GOLD: Final = 7
EXPLORATION: Final = 8
OVERSEER: Final = 9
FIGHT: Final = 10
END: Final = 11
SCORING: Final = 12
SETUP: Final = 13

# The first of the four steps of production
PRODUCTION: Final = 5
