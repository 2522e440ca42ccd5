"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

CREST_TOKEN: Final = 0
