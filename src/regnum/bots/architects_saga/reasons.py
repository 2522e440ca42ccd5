"""Why a player does something in a saga; the sentences stand in the game's `text/bots`."""

from typing import Final

from regnum.bots.architects.reasons import IDS as ALONE

TOME: Final = 11

IDS: Final = (*ALONE, "tome")
