"""What a position is worth to a team: all their points against those needed, and how near the Overlord is."""

from typing import Final, cast

from regnum.bots.policy import Judge
from regnum.bots.viscounts.judge import POINT, ViscountsJudge, Weights, duties, rounds_left, strength, supplies
from regnum.bots.viscounts_coop import reasons
from regnum.games.viscounts.codes import limits, things, towns
from regnum.games.viscounts.scoring import points
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.overlord import Overlord
from regnum.kernel.core.machine import Kernel

LOST: Final = 1000
"""A game that is lost at once is worse than any score, in points."""
CROWDED: Final = 6
"""With fewer Workers in his supply than so many the next turns may be the last ones."""


class TeamWeights(Weights):
    """As for one player; how much the Overlord's Workers are feared, in thousandths of a point."""

    def __init__(self) -> None:
        super().__init__()
        self.worker: int = 2000
        """Of each of his Workers on a town."""
        self.pair: int = 1000
        """Of two on a town, of which the next one makes progress."""
        self.inner: int = 5000
        self.tier1: int = 12000
        self.tier2: int = 24000
        self.guard: int = 1000
        """Of a player's Worker on an outer town, who takes the place of one of his."""
        self.short: int = 2500
        """For each Worker that he lacks for a turn until the end."""
        self.turns_each: int = 130
        """How many turns, in hundredths, it takes until a card leaves the lower of the two stacks."""
        self.failure: int = 40000
        """That the game ends, or is about to end, without the points that are needed."""
        self.income: int = 350
        """How many points, in hundredths, a turn brings."""
        self.pace: int = 50
        """How many of his Workers, in hundredths, a turn brings to the board."""
        self.lacking: int = 1000
        """Of each point that is lacking at such an income when the cards or his Workers run out."""
        self.crowd: int = 1000
        """Of few Workers left in his supply, for the square of how many fewer than enough."""


class TeamJudge(Judge):
    """The points of all beyond those needed; before the end also what everybody can still bring, and the danger."""

    def __init__(self, weights: TeamWeights) -> None:
        self.weights: TeamWeights = weights
        self.alone: ViscountsJudge = ViscountsJudge(weights)

    def seats(self, g: Kernel) -> int:
        return cast(Viscounts, g).players

    def points(self, g: Kernel, seat: int) -> int:
        k = cast(Viscounts, g)
        return 0 if k.overlord[0].lost else points(k, seat)

    def together(self, g: Kernel) -> bool:
        return True

    def rank(self, g: Kernel, seat: int) -> int:
        """Above 0 with as many points as are needed."""  # TOM-5.31, TOM-5.28
        k = cast(Viscounts, g)
        if k.overlord[0].lost:
            return -LOST * POINT
        total: int = -k.edicts.needed
        for p in range(k.players):
            total += points(k, p)
        return total * POINT + 1 if total >= 0 else total * POINT

    def nobody_wins(self, g: Kernel) -> bool:
        return self.rank(g, 0) < 0

    def turns(self, g: Kernel) -> int:
        return self.alone.turns(g)

    def brought(self, before: Kernel, after: Kernel, seat: int) -> int:
        """What it brought the team, or else as for one player."""
        was = cast(Viscounts, before).overlord[0]
        now = cast(Viscounts, after).overlord[0]
        if now.supply > was.supply:
            return reasons.DRIVEN_OFF
        if now.guards_of(seat) > was.guards_of(seat):
            return reasons.GUARD
        return self.alone.brought(before, after, seat)

    def promise(self, g: Kernel, seat: int) -> int:
        k = cast(Viscounts, g)
        w = self.weights
        if k.over:
            rank = self.rank(g, seat)
            return rank - w.failure if rank < 0 and not k.overlord[0].lost else rank
        rounds = rounds_left(k)
        scored: int = -k.edicts.needed
        total: int = 0
        for p in range(k.players):
            s = k.seats[p]
            scored += points(k, p)
            total += supplies(w, s, rounds) + strength(w, k, s) * rounds + duties(w, s, rounds)
        total += scored * POINT
        if k.last > 0 and total < 0:
            total -= w.failure
        return total - danger(w, k.overlord[0]) - fear(w, k, scored)


def turns_left(w: TeamWeights, g: Viscounts) -> int:
    """About how many turns are still to come."""
    turns = g.players - 1 - (g.current - g.first) % g.players
    if g.last > 0:
        return turns + (g.last - g.round) * g.players
    return turns + g.players + min(g.debt_stack, g.deed_stack) * w.turns_each // 100


def fear(w: TeamWeights, g: Viscounts, scored: int) -> int:
    """What it may cost that his Workers, or the turns, run out: each turn may bring another one of them."""
    turns = turns_left(w, g)
    o = g.overlord[0]
    left = o.supply
    for p in range(g.players):
        left += o.guards_of(p)
    total: int = (turns - left) * w.short if turns > left else 0
    if g.last == 0 and left * 100 < turns * w.pace:
        turns = left * 100 // w.pace
    lacks = -scored * 100 - turns * w.income
    if lacks > 0:
        total += lacks * w.lacking // 100
    missing = CROWDED - o.supply
    return total + (missing * missing * w.crowd if missing > 0 else 0)


def danger(w: TeamWeights, o: Overlord) -> int:
    """How near the Overlord is to the top of the castle."""
    total: int = 0
    for town in range(things.TOWNS):
        n = o.towns[town]
        if towns.column_of(town) == limits.INNER:
            total += n * w.inner
        else:
            total += n * w.worker + (w.pair if n > 1 else 0) - (w.guard if o.owners_at(town) != 0 else 0)
    for section in range(things.SECTIONS):
        total += o.tier1[section] * w.tier1 + o.tier2[section] * w.tier2
    return total
