"""What the Overlord has on the table where all play together, and the Workers of players on towns."""

from regnum.games.viscounts_coop.codes import aids, limits, steps
from regnum.kernel.core.containers import NONE, Row, Set, bit, row_of
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Public


@state
class Overlord:
    """His token and Workers, the Player Aids, and what is still to be done in his turn."""

    token: Public[int]
    """The outer town on which his token lies, none during set-up."""
    supply: Public[int]
    towns: Public[Row]
    """His Workers on each town."""
    tier1: Public[Row]
    """His Workers in the sections of the castle."""
    tier2: Public[Row]
    tier3: Public[int]
    guards: Public[Row]
    """The players' Workers on towns: all towns for the first seat, then for the next one."""
    aids: Public[Row]
    """Two for each player: the Aid that counts wholly, and the one of which only the top part counts."""
    drawn: Public[Row]
    """Two for each player: Aids of which the player has not yet chosen the one that counts wholly."""
    aids_left: Public[Set]
    """The Aids that nobody has."""
    revealed: Public[Row]
    """The Player Cards revealed at the start, each for one of his Workers."""
    moved: Public[bool]
    """Whether his token has moved in this turn of his."""
    agenda: Public[Row]
    """The steps that wait in his turn, the next one first."""
    votes: Public[Row]
    """For whom each player votes, while all do."""
    lost: Public[bool]
    """Whether the players have lost at once."""

    def guard(self, p: int, town: int) -> int:
        """How many Workers a player has on a town."""
        return self.guards[p * steps.COLUMNS + town]

    def guards_of(self, p: int) -> int:
        """How many Workers of a player stand on towns."""
        n = 0
        for town in range(steps.COLUMNS):
            n += self.guard(p, town)
        return n

    def owners_at(self, town: int) -> int:
        """Who has Workers on a town, as a set."""
        out = 0
        for p in range(len(self.votes)):
            if self.guard(p, town) > 0:
                out |= bit(p)
        return out

    def in_section(self, tier: int, section: int) -> int:
        """His Workers in a section of the castle."""
        return self.tier1[section] if tier == 1 else self.tier2[section]

    def on_board(self) -> int:
        """All his Workers that are not in supply."""
        n = self.tier3
        for town in range(len(self.towns)):
            n += self.towns[town]
        for section in range(len(self.tier1)):
            n += self.tier1[section] + self.tier2[section]
        return n


def laid_out(workers: int, sections: int, players: int) -> Overlord:
    """As it is before anything is dealt."""  # TOM-5.1
    return Overlord(
        token=NONE,
        supply=workers,
        towns=row_of([0] * steps.COLUMNS),
        tier1=row_of([0] * sections),
        tier2=row_of([0] * sections),
        tier3=0,
        guards=row_of([0] * (steps.COLUMNS * players)),
        aids=row_of([NONE] * (aids.EACH * players)),
        drawn=row_of([NONE] * (aids.EACH * players)),
        aids_left=bit(aids.COUNT) - 1,
        revealed=row_of([NONE] * limits.MOST_REVEALED),
        moved=False,
        agenda=row_of([NONE] * limits.AGENDA),
        votes=row_of([NONE] * players),
        lost=False,
    )
