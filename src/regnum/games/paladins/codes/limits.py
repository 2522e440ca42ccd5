"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Actions on the right, attacks aside, can be done MOST_DONE times; tables have STEPS numbers for each;
# a board has ten worker spaces on the left, three for each action on the right
MOST_OF_ATTRIBUTE: Final = 12
LEFT_ACTIONS: Final = 6
MOST_DONE: Final = 7
STEPS: Final = 8
SPACES: Final = 28
FIRST_RIGHT_SPACE: Final = 10
OUTSIDER_SLOTS: Final = 6
FAVOUR_SLOTS: Final = 5
