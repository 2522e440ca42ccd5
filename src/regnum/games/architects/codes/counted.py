"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# What effects count or compare
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
CATHEDRAL_LEVEL: Final = 6
VIRTUE_LEVEL: Final = 7
CONSTRUCTED_BUILDINGS: Final = 8
PAID_DEBTS: Final = 9
CAPTURED_WORKERS_ON_BOARD: Final = 10
CLAY_WOOD_STONE_TOTAL: Final = 11
APPRENTICES_WITH_CARPENTRY: Final = 12
APPRENTICES_WITH_TILING: Final = 13
APPRENTICES_WITH_MASONRY: Final = 14
