"""Why a player of Viscounts does something; the sentences stand in the game's `text/bots`."""

from typing import Final

PROSPECTS: Final = 0
MANUSCRIPT: Final = 1
BUILDING: Final = 2
CASTLE: Final = 3
DEBT: Final = 4
DEED: Final = 5
PEOPLE: Final = 6
VIRTUE: Final = 7
SUPPLIES: Final = 8

IDS: Final = ("prospects", "manuscript", "building", "castle", "debt", "deed", "people", "virtue", "supplies")
"""The reasons by number."""
