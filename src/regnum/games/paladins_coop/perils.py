"""The Overlord's Threats, the King's Orders and the overlays as rows of numbers; `tables.py` fills them."""

from regnum.games.paladins_coop.codes import limits
from regnum.kernel.core.containers import Row, row_of
from regnum.kernel.lowering import constants


@constants
class Perils:
    """Static tables, shared by all clones of a game."""

    threat_action: Row
    """The action that weakens each Overlord Threat."""
    threat_starts: Row
    """The Workers put on each, for each number of players from 1 to 4."""
    threat_options: Row
    """Two for each: where the losses are listed between which players choose; 0 where there is one choice only."""
    op: Row
    arg: Row
    """Which attribute."""
    n: Row
    threat_rounds: Row
    """In which round the Threat of each place is turned up; 0 where none lies."""
    workers: int
    """All Overlord Workers."""
    growth: int
    """So many Workers come to each Threat at the end of a round."""
    early_invaders: Row
    """The Outsiders to remove in a round of the first side, for each number of players from 1 to 4."""
    late_invaders: Row
    late_round: int
    """From this round on the other side of the Invader Threat counts."""
    order_needs: Row
    """Three for each: the Faith, Strength and Influence that an Order asks for."""
    order_honour: int
    """What everybody gains for a fulfilled Order."""
    king_round: int
    """In this round the King's Threat lies face up."""
    king_extra: int
    """So much more of each attribute Orders ask for then."""
    worker_points: int
    """What everybody loses for each Overlord Worker on a Threat."""
    needed_each: int
    """The points that the team needs for each player."""
    overlay_colours: Row
    """Two for each overlay: the workers that its spaces take."""

    def starts_with(self, threat: int, players: int) -> int:
        """How many Workers come onto a Threat when it is turned up."""
        return self.threat_starts[threat * limits.MOST_PLAYERS + players - 1]

    def invaders_asked(self, in_round: int, players: int) -> int:
        """How many Outsiders the players together are to remove in a round."""
        return (self.early_invaders if in_round < self.late_round else self.late_invaders)[players - 1]

    def needs(self, order: int, attribute: int, in_round: int) -> int:
        """How much of an attribute an Order asks for in a round."""
        need = self.order_needs[order * 3 + attribute]
        return need + self.king_extra if need > 0 and in_round >= self.king_round else need


NOTHING = row_of([0])
NO_PERILS = Perils(
    threat_action=NOTHING, threat_starts=NOTHING, threat_options=NOTHING, op=NOTHING, arg=NOTHING, n=NOTHING,
    threat_rounds=NOTHING, workers=0, growth=0, early_invaders=NOTHING, late_invaders=NOTHING, late_round=0,
    order_needs=NOTHING, order_honour=0, king_round=0, king_extra=0, worker_points=0, needed_each=0,
    overlay_colours=NOTHING,
)  # fmt: skip
"""Where there is no Overlord."""
