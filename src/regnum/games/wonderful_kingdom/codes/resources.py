"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Resources, then what else a space may ask for
MATERIALS: Final = 0
POPULATION: Final = 1
GOLD: Final = 2
EXPLORATION: Final = 3
KRYSTALLIUM: Final = 4
SOLDIER: Final = 5

# ANY_CUBE: where the alchemy area counts cubes whose kind does not matter
BASIC: Final = 4
SPACES: Final = 6
ANY_CUBE: Final = 4
