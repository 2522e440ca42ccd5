"""Why a player of Paladins does something; the sentences stand in `bots/text`."""

from typing import Final

USUAL: Final = 0
ORDER: Final = 1
TRACK: Final = 2
SUPPLIES: Final = 3
WORKSHOP: Final = 4
CREW: Final = 5
CLEARS: Final = 6
CRIMINALS: Final = 7
FAVOUR: Final = 8
PASSES: Final = 9
SPARES: Final = 10
DEBTS: Final = 11
PALADIN: Final = 12
WORKERS: Final = 13
KEEPS: Final = 14

IDS: Final = (
    "usual", "order", "track", "supplies", "workshop", "crew", "clears", "criminals", "favour", "passes", "spares",
    "debts", "paladin", "workers", "keeps",
)  # fmt: skip
"""The reasons by number."""
