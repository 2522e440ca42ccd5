"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Cards revealed, steps that wait; Workers on a town that progress, of which one withdraws at a reveal
MOST_PLAYERS: Final = 4
MOST_REVEALED: Final = 5
AGENDA: Final = 3
PROGRESS: Final = 3
WITHDRAWS: Final = 2
