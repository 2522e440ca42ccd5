"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# After the phases of the last turn
CREST_TOKEN: Final = 8
