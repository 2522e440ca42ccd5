"""Why a player does something for the team; the sentences stand in the game's `text/bots`."""

from typing import Final

from regnum.bots.viscounts.reasons import IDS as ALONE

DRIVEN_OFF: Final = 9
GUARD: Final = 10

IDS: Final = (*ALONE, "driven_off", "guard")
