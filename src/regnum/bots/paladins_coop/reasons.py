"""Why a player does something for the team; the sentences stand in the game's `text/bots`."""

from typing import Final

from regnum.bots.paladins.reasons import IDS as ALONE

HONOUR: Final = 15
THREAT: Final = 16

IDS: Final = (*ALONE, "honour", "threat")
