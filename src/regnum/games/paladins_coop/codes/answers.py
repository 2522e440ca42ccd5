"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Actions besides: that of the overlay, and the Orders
DO_OVERLAY: Final = 21
DO_ORDER: Final = 22

# Pray clears the overlay too
PRAYER_OVERLAY: Final = 13

# One of the players
PARTNER: Final = 0
