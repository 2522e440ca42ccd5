"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What converted Outsiders count at the end
COMMISSION: Final = 0
GARRISON: Final = 1
DEVELOP: Final = 2
FORTIFY: Final = 3
ABSOLVE: Final = 4
TOWNSFOLK_IN_CREW: Final = 5
STRENGTH: Final = 6
INFLUENCE: Final = 7
FAITH: Final = 8
ATTACKED_SARACEN: Final = 9
ATTACKED_BYZANTINE: Final = 10
ATTACKED_VIKING: Final = 11
KINGS_ORDERS_COMPLETED: Final = 12
CONVERTED_MERCENARIES: Final = 13
PAID_DEBT: Final = 14
UNPAID_DEBT: Final = 15
SUSPICION: Final = 16
