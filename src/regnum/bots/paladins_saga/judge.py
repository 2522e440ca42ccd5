"""What a position of Paladins is worth to a seat where Tomes lie on the table."""

from typing import cast

from regnum.bots.paladins.judge import PaladinsJudge
from regnum.bots.tomes import behind, on_the_way, taken
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_saga.goals import progress
from regnum.games.paladins_saga.rounds import places
from regnum.kernel.core.containers import lowest
from regnum.kernel.core.machine import Kernel


class SagaJudge(PaladinsJudge):
    """As in Paladins; Tomes count, and so does the way to a goal that nobody has met."""

    def rank(self, g: Kernel, seat: int) -> int:
        """Places are never shared."""  # TOM-2.22
        return behind(places(cast(Paladins, g)), seat)

    def promise(self, g: Kernel, seat: int) -> int:
        return super().promise(g, seat) + tomes(cast(Paladins, g), seat)


def tomes(k: Paladins, seat: int) -> int:
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
