"""What a position of It's a Wonderful Kingdom is worth to a seat, at a glance."""

from typing import Final, cast

from regnum.bots.policy import Judge
from regnum.games.wonderful_kingdom.codes import BASIC, CALAMITY, DEVELOPMENTS, FIRST_ADVISOR, NIBBLE, QUESTS, SPACES
from regnum.games.wonderful_kingdom.scoring import has_last_step, points, rank
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.machine import Kernel

POINT: Final = 1000
CUBE: Final = 500
"""What a cube to come, or one that lies on a card, is worth before it has become points."""
KRYSTALLIUM_HELD: Final = 900
SOLDIER_HELD: Final = 500
CHOSEN: Final = 700
"""A card that was taken and waits to be planned."""
ROUNDS: Final = 4
LAST_STEP: Final = 1000


class KingdomJudge(Judge):
    """Points decide, then constructed cards, then soldiers; before the end, cubes and production count as well."""

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
                return k.solo() and points(k, p) < k.cards.fewest_points[0]
        return True

    def turns(self, g: Kernel) -> int:
        return cast(Kingdom, g).round * len(cast(Kingdom, g).seats)

    def promise(self, g: Kernel, seat: int) -> int:
        """Points, what lies on cards under construction, and what the duchy will still produce."""
        k = cast(Kingdom, g)
        me = k.seats[seat]
        total = points(k, seat) * POINT
        if k.over:
            return total
        total += me.krystallium * KRYSTALLIUM_HELD + (me.soldiers * 2 + me.camp) * SOLDIER_HELD // 2
        total += me.alchemy_cubes() * KRYSTALLIUM_HELD // 6
        for r in range(BASIC):
            total += me.production(k.cards, k.side, r) * (ROUNDS - k.round) * CUBE
        for i in range(me.sites.size):
            total += self.laid(k, me.sites.at(i), me.spaces[i])
        for i in range(me.choice.size):
            if me.choice.is_known(i, seat):
                c = me.choice.at(i)
                if c < DEVELOPMENTS:
                    total += CHOSEN
                elif c >= CALAMITY and c < FIRST_ADVISOR:
                    total += k.cards.penalty[c - CALAMITY] * POINT
        if k.module == QUESTS and has_last_step(k, seat):
            total += LAST_STEP * POINT
        return total

    def laid(self, k: Kingdom, c: int, left: int) -> int:
        """Cubes on a card count the more, the nearer it is to its end."""
        spaces: int = 0
        free: int = 0
        for r in range(SPACES):
            spaces += (k.cards.cost[c] >> (NIBBLE * r)) & 15
            free += (left >> (NIBBLE * r)) & 15
        return CUBE + (spaces - free) * CUBE + (spaces - free) * CUBE // (free + 1)
