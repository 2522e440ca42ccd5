"""What a position is worth to a team: all their points against those needed, and what the Overlord may still do."""

from typing import Final, cast

from regnum.bots.paladins.judge import POINT, PaladinsJudge
from regnum.bots.paladins.prospects import prospects
from regnum.bots.paladins.worth import rounds_left
from regnum.bots.paladins_coop.honour import HonourWeights, honour_worth
from regnum.games.paladins.codes import terms, things
from regnum.games.paladins.rounds import ROUNDS
from regnum.games.paladins.scoring import is_fulfilled, points, points_of
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.games.paladins_coop.codes import amounts as counted
from regnum.games.paladins_coop.codes import limits
from regnum.games.paladins_coop.legality import EVERY_WORKSHOP_SPACE
from regnum.games.paladins_coop.rounds import limit_by_honour
from regnum.kernel.core.containers import NONE, bit, count_of, lowest
from regnum.kernel.core.machine import Kernel

STRIKE: Final = 400
"""What a Threat costs a player each time it strikes."""
INVADER: Final = 500
"""What an Outsider removed saves each player, as long as enough are not."""
FAR: Final = 36
"""All the steps that there are."""


class TeamWeights:
    """What is feared and hoped for, in thousandths of a point."""

    def __init__(self) -> None:
        self.strike: int = STRIKE
        self.invader: int = INVADER
        self.honour: HonourWeights = HonourWeights()
        self.order: int = 60
        """Hundredths of what an Order is worth that the way to it counts."""
        self.steps: int = 3
        """An Order for which somebody lacks so many steps of attributes counts half of that."""
        self.workshop: int = 900
        """What a Workshop brings in each round to come beside what it saves: more actions, sooner."""


class TeamJudge(PaladinsJudge):
    """The points of all beyond those needed; before the end also what everybody's pieces can still bring."""

    def __init__(self, weights: TeamWeights) -> None:
        super().__init__()
        self.weights: TeamWeights = weights

    def seats(self, g: Kernel) -> int:
        return cast(Paladins, g).players

    def points(self, g: Kernel, seat: int) -> int:
        return own_points(limited(g), seat)

    def together(self, g: Kernel) -> bool:
        return True

    def rank(self, g: Kernel, seat: int) -> int:
        """Above 0 with as many points as are needed."""  # TOM-4.37
        k = limited(g)
        total: int = -k.perils.needed_each * k.players
        for p in range(k.players):
            total += own_points(k, p)
        return total * POINT + 1 if total >= 0 else total * POINT

    def nobody_wins(self, g: Kernel) -> bool:
        return self.rank(g, 0) < 0

    def promise(self, g: Kernel, seat: int) -> int:
        k = cast(Paladins, g)
        if k.over:
            return self.rank(g, seat)
        w = self.weights
        left = rounds_left(k)
        total: int = (common(k) - drawn(k) - k.perils.needed_each) * POINT * k.players
        total += orders_to_come(w, k) - danger(w, k)
        for p in range(k.players):
            total += prospects(k, p) - points_of(k, p, terms.ORDERS) * POINT
            s = k.seats[p]
            total += honour_worth(w.honour, k, s, s.amounts[counted.HONOUR], left)
            total += count_of(s.workshops & EVERY_WORKSHOP_SPACE) * w.workshop * left
        return total + self.under_way(k, seat)


def limited(g: Kernel) -> Paladins:
    """The table as it would be counted now."""  # TOM-4.33
    k = cast(Paladins, g.clone())
    for p in range(k.players):
        limit_by_honour(k, p)
    return k


def own_points(g: Paladins, p: int) -> int:
    """A player's points with those that all have; attributes are limited by Honour already."""
    return points(g, p) - points_of(g, p, terms.ORDERS) + common(g)


def common(g: Paladins) -> int:
    """What every player has: Orders, and Overlord Workers on Threats."""  # TOM-4.35, TOM-4.36
    total: int = 0
    for slot in range(ORDER_SLOTS):
        n = g.cards.order_points[slot]
        total += n if is_fulfilled(g, 0, slot) else -n
    for i in range(len(g.overlord[0].threat_workers)):
        total += g.perils.worker_points * g.overlord[0].threat_workers[i]
    return total


def drawn(g: Paladins) -> int:
    """What the Threats so far cost when they came: which ones they were is luck, the same after every answer."""
    store = g.overlord[0]
    seen = store.removed
    for slot in range(limits.THREAT_SLOTS):
        if store.threats[slot] != NONE:
            seen |= bit(store.threats[slot])
    total: int = 0
    while seen != 0:
        total += g.perils.worker_points * g.perils.starts_with(lowest(seen), g.players)
        seen &= seen - 1
    return total


def danger(w: TeamWeights, g: Paladins) -> int:
    """What the Threats face up and the Invaders of this round may cost, in thousandths of a point."""
    up = 0
    for i in range(len(g.overlord[0].threat_workers)):
        if g.overlord[0].threat_workers[i] > 0:
            up += 1
    rounds = ROUNDS + 1 - g.round
    missing = g.perils.invaders_asked(g.round, g.players) - g.overlord[0].invaders
    return g.players * (up * rounds * w.strike + (missing * w.invader if missing > 0 else 0))


def orders_to_come(w: TeamWeights, g: Paladins) -> int:
    """What the way to the Orders that lie open is worth to all, in thousandths of a point."""
    total: int = 0
    for slot in range(ORDER_SLOTS):
        if g.orders[slot] != NONE and not is_fulfilled(g, 0, slot):
            whole = 2 * g.cards.order_points[slot] * g.players * w.order * POINT // 100
            total += whole * w.steps // (w.steps + steps_to(g, slot))
    return total


def steps_to(g: Paladins, slot: int) -> int:
    """How many steps of attributes the player who is nearest to an Order lacks."""
    least: int = FAR
    for p in range(g.players):
        lacking: int = 0
        for which in range(things.ATTRIBUTES):
            need = g.perils.needs(g.orders[slot], which, g.round) - g.seats[p].marker(which)
            lacking += need if need > 0 else 0
        least = min(least, lacking)
    return least
