"""What the campaign of the Tomesaga declares: its games in their order, its Tomes and crests."""

from regnum.kernel.vocabulary import Names, Numbers

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
SAGA = Numbers("saga", tomes_of_game=6, face_up=3, most_players=4, note="Tomes of each game, and those laid out")
