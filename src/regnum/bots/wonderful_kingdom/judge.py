"""What a position of It's a Wonderful Kingdom is worth to a seat, at a glance."""

from typing import Final, cast

from regnum.bots.policy import Judge
from regnum.bots.wonderful_kingdom.outlook import Outlook
from regnum.games.wonderful_kingdom.codes import modules, things
from regnum.games.wonderful_kingdom.scoring import fewest_points, has_last_step, points, rank
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.machine import Kernel

POINT: Final = 1000
UNSEEN: Final = 300
"""A card that was taken face down."""
LAST_STEP: Final = 1000


class KingdomJudge(Judge):
    """Points decide, then constructed cards, then soldiers; before the end, the outlook counts as well."""

    def seats(self, g: Kernel) -> int:
        return len(cast(Kingdom, g).seats)

    def points(self, g: Kernel, seat: int) -> int:
        return points(cast(Kingdom, g), seat)

    def rank(self, g: Kernel, seat: int) -> int:
        return rank(cast(Kingdom, g), seat)

    def nobody_wins(self, g: Kernel) -> bool:
        """A solo game below the bronze medal, or a quest that nobody has completed."""
        k = cast(Kingdom, g)
        for p in range(len(k.seats)):
            if has_last_step(k, p):
                return k.solo() and points(k, p) < fewest_points(k, 0)
        return True

    def turns(self, g: Kernel) -> int:
        return cast(Kingdom, g).round * len(cast(Kingdom, g).seats)

    def promise(self, g: Kernel, seat: int) -> int:
        """Points, and what the seat can still make of its duchy and of the cards it has taken."""
        k = cast(Kingdom, g)
        total = points(k, seat) * POINT
        if k.over:
            return total
        me = k.seats[seat]
        outlook = Outlook()
        outlook.read(k, seat, seat)
        total += outlook.value(k)
        for i in range(me.choice.size):
            c = me.choice.at(i)
            if not me.choice.is_known(i, seat):
                total += UNSEEN
            elif c >= things.CALAMITY and c < things.FIRST_ADVISOR:
                total += k.cards.penalty[c - things.CALAMITY] * POINT
        if k.module == modules.QUESTS and has_last_step(k, seat):
            total += LAST_STEP * POINT
        return total
