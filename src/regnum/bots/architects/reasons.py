"""Why a player of Architects does something; the sentences stand in the game's `text/bots`."""

from typing import Final

PROSPECTS: Final = 0
BUILDING: Final = 1
CATHEDRAL: Final = 2
APPRENTICE: Final = 3
DEBT: Final = 4
FREEDOM: Final = 5
CAPTURE: Final = 6
VIRTUE: Final = 7
PLANS: Final = 8
GOODS: Final = 9
SILVER: Final = 10

IDS: Final = (
    "prospects", "building", "cathedral", "apprentice", "debt", "freedom", "capture", "virtue", "plans", "goods",
    "silver",
)  # fmt: skip
"""The reasons by number."""
