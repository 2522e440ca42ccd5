"""Why a player does something in a saga; the sentences stand in the game's `text/bots`."""

from typing import Final

from regnum.bots.viscounts.reasons import IDS as ALONE

TOME: Final = 9

IDS: Final = (*ALONE, "tome")
