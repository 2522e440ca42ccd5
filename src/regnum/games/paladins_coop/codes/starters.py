"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# The starting Townsfolk in a crew: after all others and after the number of the Paladin
STARTING_MARSHAL: Final = 33
STARTING_WARDEN: Final = 34
STARTING_ENVOY: Final = 35
STARTING_CHAPLAIN: Final = 36

# The Townsfolk that the Tomesaga adds
FURTHER_TOWNSFOLK: Final = 37

COUNT: Final = 4
