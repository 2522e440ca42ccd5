"""What a position is worth to a seat where Tomes lie on the table."""

from typing import cast

from regnum.bots.tomes import behind, on_the_way, taken
from regnum.bots.viscounts.judge import ViscountsJudge
from regnum.bots.viscounts_saga import reasons
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_saga.goals import progress
from regnum.games.viscounts_saga.turns import places
from regnum.kernel.core.containers import lowest
from regnum.kernel.core.machine import Kernel


class SagaJudge(ViscountsJudge):
    """As in Viscounts; Tomes count, and so does the way to a goal that nobody has met."""

    def brought(self, before: Kernel, after: Kernel, seat: int) -> int:
        """A Tome is the main thing, if there is one."""
        was = cast(Viscounts, before).tomes[0].shelves[seat]
        now = cast(Viscounts, after).tomes[0].shelves[seat]
        return reasons.TOME if now.tomes() > was.tomes() else super().brought(before, after, seat)

    def rank(self, g: Kernel, seat: int) -> int:
        """Places are never shared."""  # TOM-2.22
        return behind(places(cast(Viscounts, g)), seat)

    def promise(self, g: Kernel, seat: int) -> int:
        return super().promise(g, seat) + tomes(cast(Viscounts, g), seat)


def tomes(k: Viscounts, seat: int) -> int:
    """The Tomes on the shelf, and how near the seat is to those that lie face up."""
    board = k.tomes[0]
    s = k.seats[seat]
    total = taken(board, seat)
    left = 0 if k.over or board.scored else board.face_up
    while left != 0:
        tome = lowest(left)
        left &= left - 1
        total += on_the_way(progress(s, k.cards, k.lore.goals[tome]), k.lore.goal_numbers[tome])
    return total
