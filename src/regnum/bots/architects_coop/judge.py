"""What a position is worth to a team: all their points against those that the Overlord's Workers ask for."""

from typing import Final, cast

from regnum.bots.architects.judge import POINT, ArchitectsJudge, standing
from regnum.bots.architects_coop import reasons
from regnum.bots.architects_coop.plans import TeamWeights, pieces, rounds_left
from regnum.bots.policy import Judge
from regnum.games.architects.scoring import points
from regnum.games.architects.state import Architects
from regnum.games.architects_coop.codes import demands
from regnum.kernel.core.machine import Kernel

EVENT: Final = 5
OUT_OF_EVENTS: Final = 10
SCALE: Final = 100


class TeamJudge(Judge):
    """The points of all beyond those needed; before the end also what everybody's pieces can still bring."""

    def __init__(self, weights: TeamWeights, single: TeamWeights) -> None:
        self.weights: TeamWeights = weights
        self.single: TeamWeights = single
        """Those of one player alone."""
        self.alone: ArchitectsJudge = ArchitectsJudge(weights)

    def seats(self, g: Kernel) -> int:
        return cast(Architects, g).players

    def points(self, g: Kernel, seat: int) -> int:
        """A player's own points with those that all have; after the players, what the Overlord asks for."""
        k = cast(Architects, g)
        return needed(k) if seat >= k.players else points(k, seat) + common(k)

    def together(self, g: Kernel) -> bool:
        return True

    def rank(self, g: Kernel, seat: int) -> int:
        """Above 0 with as many points as are needed."""  # TOM-3.57
        k = cast(Architects, g)
        total = common(k) * k.players - needed(k)
        for p in range(k.players):
            total += points(k, p)
        return total * POINT + 1 if total >= 0 else total * POINT

    def nobody_wins(self, g: Kernel) -> bool:
        return self.rank(g, 0) < 0

    def rivals(self, g: Kernel) -> int:
        return 1

    def turns(self, g: Kernel) -> int:
        return cast(Architects, g).turn

    def brought(self, before: Kernel, after: Kernel, seat: int) -> int:
        """What it brought the team, or else as for one player."""
        was = cast(Architects, before)
        now = cast(Architects, after)
        if now.hall == was.hall and gifts(now) > gifts(was):
            return reasons.DEMAND
        for p in range(was.players):
            if p != seat and now.seats[p].in_prison < was.seats[p].in_prison:
                return reasons.PARTNER_FREED
        return self.alone.brought(before, after, seat)

    def promise(self, g: Kernel, seat: int) -> int:
        k = cast(Architects, g)
        if k.over or k.last_turns > 0:
            return self.rank(g, seat)
        w = self.single if k.players == 1 else self.weights
        total = (demands_so_far(w, k) + EVENT * k.plans[0].events_left * POINT) * k.players - needed(k) * POINT
        total -= w.round * rounds_left(w, k) * k.players // SCALE
        for p in range(k.players):
            total += standing(k, p) * POINT + pieces(w, k, p)
        return total


def needed(g: Architects) -> int:
    """What the Overlord's Workers in the Guildhall ask for."""  # TOM-3.57
    return g.plots.worker_points * g.seats[g.players].in_guildhall * g.players


def common(g: Architects) -> int:
    """What every player has: demands, and events that are left."""  # TOM-3.51, TOM-3.54 to TOM-3.56
    store = g.plans[0]
    total = EVENT * store.events_left - (OUT_OF_EVENTS if store.ran_out else 0)
    for i in range(store.up):
        c = store.demands[i]
        met = store.given[i] >= g.plots.needed(c, g.players)
        total += g.plots.demand_met[c] if met else g.plots.demand_unmet[c]
    if store.up < demands.LEVELS:
        total += g.plots.last_demand_down
    return total


def gifts(g: Architects) -> int:
    """How much lies on the demands."""
    total: int = 0
    for i in range(demands.LEVELS):
        total += g.plans[0].given[i]
    return total


def demands_so_far(w: TeamWeights, g: Architects) -> int:
    """The same of demands, in thousandths of a point, where each gift to a demand brings its part of the points."""
    store = g.plans[0]
    total: int = 0
    for i in range(store.up):
        c = store.demands[i]
        gap = g.plots.demand_met[c] - g.plots.demand_unmet[c]
        need = g.plots.needed(c, g.players)
        share = SCALE if store.given[i] >= need else w.given * store.given[i] // need
        total += g.plots.demand_unmet[c] * POINT + gap * POINT * share // SCALE
    if store.up < demands.LEVELS:
        total += g.plots.last_demand_down * POINT
    return total
