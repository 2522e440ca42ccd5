"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Two worker spaces of an overlay; places below Orders and Favours in which an Overlord Threat can lie
MOST_HONOUR: Final = 12
OVERLAY_SPACES: Final = 2
THREAT_SLOTS: Final = 9
OPTIONS: Final = 2
MOST_PLAYERS: Final = 4
ORDER_SLOTS: Final = 3
SPACES: Final = 30
