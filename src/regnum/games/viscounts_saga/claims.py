"""Who meets the goal of a Tome at this moment, and takes it; what the questions of a saga allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.tomesaga.chapter import claim_tome
from regnum.games.viscounts_saga.codes import answers, kinds, reasons
from regnum.games.viscounts_saga.goals import meets
from regnum.kernel.core.containers import bit, lowest

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts

EVERY_TOKEN: Final = 7


def somebody_claims(g: Viscounts) -> bool:
    """Whether a goal is met; while the points are counted none is."""  # TOM-2.12, TOM-2.37
    board = g.tomes[0]
    left = 0 if board.scored else board.face_up
    while left != 0:
        tome = lowest(left)
        left &= left - 1
        for q in range(g.players):
            if meets(g.seats[q], g.cards, g.lore, tome):
                return True
    return False


def claim_goals(g: Viscounts) -> None:
    """Everybody takes the Tomes whose goals they meet, first who has the turn, then clockwise."""  # TOM-2.11, TOM-2.12
    board = g.tomes[0]
    for i in range(g.players):
        p = (g.current + i) % g.players
        left = 0 if board.scored else board.face_up
        while left != 0:
            tome = lowest(left)
            left &= left - 1
            if meets(g.seats[p], g.cards, g.lore, tome):
                claim_tome(g, board, g.lore, p, tome)


def require_in_saga(g: Viscounts, kind: int) -> None:
    """A Debt is bought off or not; a Crest token is one that nobody has."""  # TOM-2.21, TOM-2.38
    if kind == kinds.AVOID_DEBT:
        g.among(bit(answers.YES) | bit(answers.NO))
    else:
        g.among(EVERY_TOKEN)
        g.need(g.tomes[0].tokens, reasons.TOKEN_TAKEN)
