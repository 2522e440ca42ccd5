"""What the campaign of the Tomesaga declares: its games in their order, its Tomes and crests, and what all its games
add to the lists of the games they are played by.

The numbers of kinds, reasons and events here count from 0: a game of a saga puts these lists behind its own.
"""

from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Family, Names, Numbers

CHAPTERS = Names("chapters", "architects", "paladins", "viscounts", note="The games of a saga, in their order")
CRESTS = Names("crests", "crest_a", "crest_b", "crest_c")
CREST_NUMBERS = Numbers("crests", count=CRESTS.end)
ARCHITECTS_GOALS = Names(
    "architects_goals", "marble", "constructed_buildings", "debt_unpaid", "virtue_level", "cathedral_level",
    "captured_workers_on_board", note="What the Tomes of Architects look at",
)  # fmt: skip
PALADINS_GOALS = Names(
    "paladins_goals", "fortify", "commission", "garrison", "attacks", "townsfolk_in_crew", "suspicion",
    note="What the Tomes of Paladins look at",
)  # fmt: skip
VISCOUNTS_GOALS = Names(
    "viscounts_goals", "building", "worker_in_castle", "manuscript", "flipped_debt", "flipped_deed",
    criminal_icons="icon:criminal", note="What the Tomes of Viscounts look at",
)  # fmt: skip
GOALS = (ARCHITECTS_GOALS, PALADINS_GOALS, VISCOUNTS_GOALS)
"""By chapter."""
SAGA = Numbers(
    "saga", tomes_of_game=6, face_up=3, most_players=4, tomes=18, first_token=18, first_crest_tome=21,
    note="Tomes of each game, those laid out, and where tokens and Crest Tomes stand among the things of a saga",
)  # fmt: skip

FAMILIES = (
    Family("tome", "tomes", SAGA["tomes"]),
    Family("crest_token", "crest_tokens", CRESTS.end),
    Family("crest_tome", "crest_tomes", CRESTS.end),
)
"""What a saga adds to the things of each of its games."""
FIELDS = {"face_up": "tomes", "claimed": "tomes", "tokens": "crest_tokens", "crest_tomes": "crest_tomes"}
"""Which of them lie in the fields of board and shelves."""

KINDS = (Kind("crest_token", "TOM-2.21", tuple(CRESTS), "option"),)
REASONS = (Reason("token_taken", "TOM-2.21"),)
EVENTS = (
    EventKind("tome_laid_out", "TOM-2.9", "turn_up"),
    EventKind("claims_tome", "TOM-2.11", "gain"),
    EventKind("takes_crest_tome", "TOM-2.23", "gain"),
    EventKind("catches_up", "TOM-2.10", "flash"),
    EventKind("great_victory", "TOM-2.19", "flash"),
    EventKind("ordinary_victory", "TOM-2.20", "flash"),
    EventKind("takes_victory_tomes", "TOM-2.17", "gain"),
    EventKind("takes_crest_token", "TOM-2.21", "gain"),
)
