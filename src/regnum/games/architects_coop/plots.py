"""The Overlord's schemes, events, demands and board as rows of numbers; `tables.py` fills them, rules read them."""

from regnum.games.architects_coop.codes import demands
from regnum.kernel.core.containers import Row, Set, row_of
from regnum.kernel.lowering import constants


@constants
class Plots:
    """Static tables, shared by all clones of a game."""

    scheme_steps: Row
    """Where the steps of each scheme are listed."""
    event_steps: Row
    op: Row
    n: Row
    """Which location, or how many."""
    section: Row
    """Where the arrow of a location points to."""
    then: Row
    """Where the list inside is."""
    imprisons_first: Set
    """The sections in which captives are imprisoned before anybody is captured."""
    captured_each: int
    """So many Workers of each player are captured for every Overlord Worker at the location."""
    workers: int
    demand_levels: Row
    """The two demands of each level, one level after the other."""
    demand_of: Row
    """What each demand asks for."""
    demand_needs: Row
    """How many of it, for each number of players from 1 to 5."""
    demand_met: Row
    """What every player gains for a demand that is met."""
    demand_unmet: Row
    last_demand_down: int
    """What every player gains if the last demand is still face down."""
    events_in_play: int
    worker_points: int
    """What the team needs for each Overlord Worker in the Guildhall and each player."""
    by_vote: bool
    """Whether all vote where the players choose."""
    open_hands: bool
    """Whether the whole team sees the Buildings in everybody's hand."""

    def needed(self, demand: int, players: int) -> int:
        """How many of its kind a demand asks for."""
        return self.demand_needs[demand * demands.MOST_PLAYERS + players - 1]


NOTHING = row_of([0])
NO_PLOTS = Plots(
    scheme_steps=NOTHING, event_steps=NOTHING, op=NOTHING, n=NOTHING, section=NOTHING, then=NOTHING, imprisons_first=0,
    captured_each=0, workers=0, demand_levels=NOTHING, demand_of=NOTHING, demand_needs=NOTHING, demand_met=NOTHING,
    demand_unmet=NOTHING, last_demand_down=0, events_in_play=0, worker_points=0,
    by_vote=False, open_hands=False,
)  # fmt: skip
"""Where there is no Overlord."""
