"""Why a player of Dominion does something; the sentences stand in `bots/text`."""

from typing import Final

USUAL: Final = 0
WINS_POINTS: Final = 1
LATE_POINTS: Final = 2
MONEY: Final = 3
DRAWS: Final = 4
GOES_ON: Final = 5
ATTACKS: Final = 6
THINS: Final = 7
NOTHING: Final = 8
PROTECTS: Final = 9
LEAST_LOSS: Final = 10
NO_HOLDING_BACK: Final = 11
BUILDS: Final = 12
TRADES_UP: Final = 13
WASTES_NOTHING: Final = 14
HURTS_OTHERS: Final = 15
ENDS_GAME: Final = 16

IDS: Final = (
    "usual", "wins_points", "late_points", "money", "draws", "goes_on", "attacks", "thins", "nothing", "protects",
    "least_loss", "no_holding_back", "builds", "trades_up", "wastes_nothing", "hurts_others", "ends_game",
)  # fmt: skip
"""The reasons by number."""
