"""Why a player of It's a Wonderful Kingdom does something; the sentences stand in `bots/text`."""

from typing import Final

USUAL: Final = 0
BUILDS_POINTS: Final = 1
BUILDS_PRODUCTION: Final = 2
RECYCLES: Final = 3
FILLS: Final = 4
TO_ALCHEMY: Final = 5
COMPLETES: Final = 6
SAVES: Final = 7
TAKES_BETTER: Final = 8
OFFERS_LITTLE: Final = 9
HIDES: Final = 10
LEAST_LOSS: Final = 11
FIGHTS: Final = 12
ADVISED: Final = 13
QUEST: Final = 14
BEGINS_POINTS: Final = 15
BEGINS_PRODUCTION: Final = 16
COUNTS: Final = 17
DONE: Final = 18
FITS: Final = 19
SEARCHES: Final = 20
KEEPS_CARDS: Final = 21
TURNS_UP: Final = 22

IDS: Final = (
    "usual", "builds_points", "builds_production", "recycles", "fills", "to_alchemy", "completes", "saves",
    "takes_better", "offers_little", "hides", "least_loss", "fights", "advised", "quest",
    "begins_points", "begins_production", "counts", "done", "fits", "searches", "keeps_cards", "turns_up",
)  # fmt: skip
"""The reasons by number."""
