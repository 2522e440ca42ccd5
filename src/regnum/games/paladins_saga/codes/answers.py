"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# The Tomes of Architects that help in a crew: after all Townsfolk
THE_TOME: Final = 35
