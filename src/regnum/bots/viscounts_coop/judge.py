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


class TeamWeights(Weights):
    """As for one player; how much the Overlord's Workers are feared, in thousandths of a point."""

    def __init__(self) -> None:
        super().__init__()
        self.worker: int = 2000
        """Of each of his Workers on a town."""
        self.pair: int = 1000
        """Of two on a town, of which the next one makes progress."""
        self.inner: int = 2500
        self.tier1: int = 4000
        self.tier2: int = 10000
        self.guard: int = 1000
        """Of a player's Worker on an outer town, who takes the place of one of his."""
        self.short: int = 2500
        """For each Worker that he lacks for a turn until the end."""
        self.turns_each: int = 130
        """How many turns, in hundredths, it takes until a card leaves the lower of the two stacks."""


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
        if k.over:
            return self.rank(g, seat)
        w = self.weights
        rounds = rounds_left(k)
        total: int = -k.edicts.needed * POINT
        for p in range(k.players):
            s = k.seats[p]
            total += points(k, p) * POINT + supplies(w, s, rounds) + strength(w, k, s) * rounds + duties(w, s, rounds)
        return total - danger(w, k.overlord[0]) - hurry(w, k)


def hurry(w: TeamWeights, g: Viscounts) -> int:
    """What it is feared to cost that the game may last longer than his Workers: each turn may bring another one."""
    turns = g.players - 1 - (g.current - g.first) % g.players
    if g.last > 0:
        turns += (g.last - g.round) * g.players
    else:
        turns += g.players + min(g.debt_stack, g.deed_stack) * w.turns_each // 100
    o = g.overlord[0]
    left = o.supply
    for p in range(g.players):
        left += o.guards_of(p)
    return (turns - left) * w.short if turns > left else 0


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
