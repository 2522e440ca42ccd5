"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# The games of a saga, in their order
ARCHITECTS: Final = 0
PALADINS: Final = 1
VISCOUNTS: Final = 2
