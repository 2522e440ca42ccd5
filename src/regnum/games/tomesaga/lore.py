"""The Tomes and what the places of a game bring, as rows of numbers; `tables.py` fills them, rules read them."""

from regnum.games.tomesaga.codes import crests
from regnum.kernel.core.containers import Row, row_of
from regnum.kernel.lowering import constants


@constants
class Lore:
    """Static tables, shared by all tables of a saga."""

    crests: Row
    """How many of each crest a Tome shows, Tome after Tome."""
    goals: Row
    """What each Tome asks for, among what the Tomes of its game count."""
    goal_numbers: Row
    """How many of it."""
    needed: Row
    """How many equal crests a Crest Tome asks for, by the number of players."""
    margins: Row
    """The lead that makes a victory great, by chapter."""
    great_tomes: Row
    """The Victory Tomes of each place after a great victory."""
    great_token: int
    """The place that takes a Crest token then."""
    ordinary_tomes: Row
    ordinary_token: int
    first_event: int
    """Where the events of a saga stand among those of the game that is played."""
    first_thing: int
    """Where its Tomes, tokens and Crest Tomes stand among the things of that game."""

    def shown(self, tome: int, crest: int) -> int:
        """How many of a crest a Tome shows."""  # TOM-2.24
        return self.crests[tome * crests.COUNT + crest]


NOTHING = row_of([0])
NO_LORE = Lore(
    crests=NOTHING, goals=NOTHING, goal_numbers=NOTHING, needed=NOTHING, margins=NOTHING, great_tomes=NOTHING,
    great_token=0, ordinary_tomes=NOTHING, ordinary_token=0, first_event=0, first_thing=0,
)  # fmt: skip
"""Where no saga is told."""
