"""What a position is worth to a seat where Tomes lie on the table."""

from typing import cast

from regnum.bots.architects.judge import ArchitectsJudge
from regnum.bots.architects_saga import reasons
from regnum.bots.tomes import behind, on_the_way, taken
from regnum.games.architects.state import Architects
from regnum.games.architects_saga.beginning import places
from regnum.games.architects_saga.goals import progress
from regnum.kernel.core.containers import lowest
from regnum.kernel.core.machine import Kernel


class SagaJudge(ArchitectsJudge):
    """As in Architects; Tomes count, and so does the way to a goal that nobody has met."""

    def brought(self, before: Kernel, after: Kernel, seat: int) -> int:
        """A Tome is the main thing, if there is one."""
        was = cast(Architects, before).tomes[0].shelves[seat]
        now = cast(Architects, after).tomes[0].shelves[seat]
        return reasons.TOME if now.tomes() > was.tomes() else super().brought(before, after, seat)

    def rank(self, g: Kernel, seat: int) -> int:
        """Places are never shared."""  # TOM-2.22
        return behind(places(cast(Architects, g)), seat)

    def promise(self, g: Kernel, seat: int) -> int:
        return super().promise(g, seat) + tomes(cast(Architects, g), seat)


def tomes(k: Architects, seat: int) -> int:
    """The Tomes on the shelf, and how near the seat is to those that lie face up."""
    board = k.tomes[0]
    s = k.seats[seat]
    total = taken(board, seat)
    left = 0 if k.over or board.scored else board.face_up
    while left != 0:
        tome = lowest(left)
        left &= left - 1
        total += on_the_way(progress(s, k.lore.goals[tome]), k.lore.goal_numbers[tome])
    return total
