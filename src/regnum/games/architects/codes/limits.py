"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# The display has two rows of four COLUMNS; a PRICE is eight numbers: of each good,
# then the set of goods of which any mix is paid, and how many
LARGE: Final = 9
STALLS: Final = 3
COLUMNS: Final = 4
SLOTS: Final = 8
MOST_VIRTUE: Final = 14
WORKERS: Final = 20
MOST_LEVEL: Final = 5
HAND: Final = 6
LEVELS: Final = 6
ROWS: Final = 4
MOST_COLUMNS: Final = 6
MOST_UNDER: Final = 43
PRICE: Final = 8
