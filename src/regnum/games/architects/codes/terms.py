"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Terms of the score; the Guildhall counts for the opponent alone
BUILDINGS: Final = 0
CATHEDRAL: Final = 1
VIRTUE: Final = 2
DEBTS: Final = 3
GOODS: Final = 4
SILVER: Final = 5
PRISON: Final = 6
GUILDHALL: Final = 7

COUNT: Final = 8
