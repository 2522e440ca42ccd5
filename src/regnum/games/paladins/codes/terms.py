"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Terms of the score
ORDERS: Final = 0
ATTRIBUTES: Final = 1
DEVELOP: Final = 2
DEBTS: Final = 3
RESOURCES: Final = 4
COMMISSION: Final = 5
FORTIFY: Final = 6
GARRISON: Final = 7
ABSOLVE: Final = 8
CONVERT: Final = 9

COUNT: Final = 10
