"""What a Dominion position is worth to a seat."""

from typing import Final, cast

from regnum.bots.dominion.values import KEEP
from regnum.bots.policy import Judge
from regnum.games.dominion.codes import things as card
from regnum.games.dominion.scoring import owned, points, worth
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import lowest
from regnum.kernel.core.machine import Kernel

MOST_TURNS: Final = 10000


class DominionJudge(Judge):
    """Points decide, then fewer turns; before the end, a deck counts as well."""

    def seats(self, g: Kernel) -> int:
        return len(cast(Dominion, g).seats)

    def points(self, g: Kernel, seat: int) -> int:
        return points(cast(Dominion, g), seat)

    def rank(self, g: Kernel, seat: int) -> int:
        d = cast(Dominion, g)
        return points(d, seat) * MOST_TURNS - d.seats[seat].turns

    def turns(self, g: Kernel) -> int:
        n: int = 0
        for s in cast(Dominion, g).seats:
            n += s.turns
        return n

    def promise(self, g: Kernel, seat: int) -> int:
        """Points, and for each card of the deck its use as long as there are turns to use it in."""
        d = cast(Dominion, g)
        if d.over:
            return points(d, seat) * 1000
        mine = owned(d, seat)
        left = d.supply.count(card.PROVINCE)
        score: int = 0
        use: int = 0
        kinds = mine.kinds
        while kinds != 0:
            c = lowest(kinds)
            kinds &= kinds - 1
            score += worth(d, mine, c) * mine.count(c)
            use += KEEP[c] * mine.count(c)
        density = use * 10 // (mine.size + 5)
        now: int = 0
        if d.current == seat:
            now = d.coins * 40 + d.actions * 5 + d.buys * 5 + d.seats[seat].hand.size * 20
        return score * 1000 + density * (left + 2) * 4 + use * (left + 2) + now
