"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Terms of the score
BUILDINGS: Final = 0
WORKERS: Final = 1
MANUSCRIPT_SETS: Final = 2
MANUSCRIPTS: Final = 3
CASTLE_LEADER: Final = 4
CHURCH_FAVOUR: Final = 5
DEBTS: Final = 6
DEEDS: Final = 7
POVERTY: Final = 8
PROSPERITY: Final = 9
AI_RESOURCES: Final = 10

COUNT: Final = 11
