"""Who meets the goal of a Tome at this moment, and takes it; the token that a place brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.paladins_saga.codes import reasons
from regnum.games.paladins_saga.goals import meets
from regnum.games.tomesaga.chapter import claim_tome
from regnum.kernel.core.containers import lowest

if TYPE_CHECKING:
    from regnum.games.paladins.state import Paladins

EVERY_TOKEN: Final = 7


def somebody_claims(g: Paladins) -> bool:
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


def claim_goals(g: Paladins) -> None:
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


def require_token(g: Paladins) -> None:
    """A Crest token that nobody has."""  # TOM-2.21
    g.among(EVERY_TOKEN)
    g.need(g.tomes[0].tokens, reasons.TOKEN_TAKEN)
