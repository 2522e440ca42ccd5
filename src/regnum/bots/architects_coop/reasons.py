"""Why a player does something for the team; the sentences stand in the game's `text/bots`."""

from typing import Final

from regnum.bots.architects.reasons import IDS as ALONE

DEMAND: Final = 11
PARTNER_FREED: Final = 12

IDS: Final = (*ALONE, "demand", "partner_freed")
