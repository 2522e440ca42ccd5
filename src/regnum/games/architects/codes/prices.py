"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Where the prices of Buildings, Cathedral levels and trades begin
BUILDINGS: Final = 0
LEVELS: Final = 43
TRADES: Final = 49
TRADES_OF: Final = 51
COUNT: Final = 94
