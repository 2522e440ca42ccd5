"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What abilities answer to; the last two are boards' alone
COLLECTED: Final = 0
CATHEDRAL_ADVANCED: Final = 1
DEBT_PAID: Final = 2
TAX_STOLEN: Final = 3
BLACK_MARKET_ACTION: Final = 4
BLACK_MARKET_RESET: Final = 5
CAPTIVES_IMPRISONED: Final = 6
BUILDING_CONSTRUCTED: Final = 7
GUILDHALL_ACTION: Final = 8
DEBT_GAINED: Final = 9
VIRTUE_GAINED: Final = 10

COUNT: Final = 11
