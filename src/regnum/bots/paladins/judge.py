"""What a position of Paladins is worth to a seat, at a glance."""

from typing import Final, cast

from regnum.bots.paladins.prospects import prospects
from regnum.bots.policy import Judge, next_question
from regnum.games.paladins.codes import actions, kinds, terms, things
from regnum.games.paladins.rounds import ROUNDS
from regnum.games.paladins.scoring import points, points_of
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.machine import Kernel
from regnum.kernel.core.pairs import second_of

POINT: Final = 1000
ORDERS: Final = 128
SUSPICIONS: Final = 64


class PaladinsJudge(Judge):
    """Points decide, then those of King's Orders, then few Suspicions; before the end, prospects do."""

    def seats(self, g: Kernel) -> int:
        """The solo opponent counts as the last seat."""
        return len(cast(Paladins, g).seats)

    def points(self, g: Kernel, seat: int) -> int:
        return points(cast(Paladins, g), seat)

    def rank(self, g: Kernel, seat: int) -> int:
        k = cast(Paladins, g)
        orders = points_of(k, seat, terms.ORDERS)
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
        """What the pieces promise, and the action that is just being taken."""
        k = cast(Paladins, g)
        total = prospects(k, seat)
        return total if k.over else total + self.under_way(k, seat)

    def under_way(self, g: Paladins, seat: int) -> int:
        """What an action will bring whose workers or target the seat is just choosing."""
        task = next_question(g, seat)
        if task.actor != seat:
            return 0
        kind = task.kind
        if kind == kinds.WORKER:
            action = second_of(task.about)
            if action >= things.ACTIONS:
                return POINT // 2
            if action >= actions.COMMISSION:
                return POINT * 3 // 2
            return POINT // 2
        if kind >= kinds.SQUARE and kind <= kinds.CONVERT:
            return POINT * 3 // 2
        return POINT // 2 if kind >= kinds.RECRUIT and kind <= kinds.PRAY else 0
