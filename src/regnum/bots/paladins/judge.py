"""What a position of Paladins is worth to a seat, at a glance."""

from typing import Final, cast

from regnum.bots.policy import Judge
from regnum.games.paladins import codes
from regnum.games.paladins.rounds import ROUNDS
from regnum.games.paladins.scoring import points, points_of
from regnum.games.paladins.state import Paladins
from regnum.kernel.containers import count_of
from regnum.kernel.machine import Kernel

POINT: Final = 1000
TOKEN: Final = 300
"""Silver or Provisions at hand."""
WORKER: Final = 100
HELPER: Final = 600
"""A Workshop or a Townsfolk of the crew, while there is time to use it."""
ORDERS: Final = 128
SUSPICIONS: Final = 64


class PaladinsJudge(Judge):
    """Points decide, then those of King's Orders, then few Suspicions; before the end, what is at hand counts too."""

    def seats(self, g: Kernel) -> int:
        """The solo opponent counts as the last seat."""
        return len(cast(Paladins, g).seats)

    def points(self, g: Kernel, seat: int) -> int:
        return points(cast(Paladins, g), seat)

    def rank(self, g: Kernel, seat: int) -> int:
        k = cast(Paladins, g)
        orders = points_of(k, seat, codes.T_ORDERS)
        return ((points(k, seat) + 256) * ORDERS + orders) * SUSPICIONS + SUSPICIONS - 1 - k.seats[seat].suspicions.size

    def nobody_wins(self, g: Kernel) -> bool:
        """A solo game that the opponent wins."""
        k = cast(Paladins, g)
        return k.players == 1 and self.rank(g, 1) > self.rank(g, 0)

    def rivals(self, g: Kernel) -> int:
        return len(cast(Paladins, g).seats) - cast(Paladins, g).players

    def turns(self, g: Kernel) -> int:
        k = cast(Paladins, g)
        return min(k.round, ROUNDS) * k.players

    def promise(self, g: Kernel, seat: int) -> int:
        """Points, tokens, workers, and helpers as long as they can help."""
        k = cast(Paladins, g)
        s = k.seats[seat]
        total = points(k, seat) * POINT
        if k.over:
            return total
        left = max(0, ROUNDS - k.round)
        total += (s.silver + s.provisions) * TOKEN + s.pool.size * WORKER
        total += (count_of(s.workshops) + count_of(s.crew)) * HELPER * left // ROUNDS
        for which in range(3):
            total += s.attributes[which] * POINT // 2
        return total - s.suspicions.size * TOKEN + self.under_way(k, seat)

    def under_way(self, g: Paladins, seat: int) -> int:
        """What an action will bring whose workers or target the seat is just choosing."""
        task = g.first_open(g.root)
        if task.actor != seat:
            return 0
        kind = task.kind
        if kind == codes.CHOOSE_WORKER:
            action = task.about >> 12
            if action >= codes.ACTIONS:
                return POINT // 2
            if action >= codes.COMMISSION:
                return POINT * 3 // 2
            return POINT // 2
        if kind >= codes.CHOOSE_SQUARE and kind <= codes.CHOOSE_CONVERTED:
            return POINT * 3 // 2
        return POINT // 2 if kind >= codes.CHOOSE_TOWNSFOLK and kind <= codes.CHOOSE_PRAYER else 0
