"""What a seat's pieces promise: points so far, and what half-done things will probably still become."""

from typing import Final

from regnum.bots.paladins.worth import (
    DEBT,
    GROWTH,
    PLENTY,
    POINT,
    PROVISION,
    SILVER,
    crew,
    open_tracks,
    progress,
    rounds_left,
    standing,
    suspicion,
    worker_value,
    workshop,
)
from regnum.games.paladins.codes import actions, amounts, attributes, things
from regnum.games.paladins.scoring import points
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.containers import bit, lowest

DONE_WITH: Final = 75
"""Hundredths: what a worker is worth who waits for the next round, of what one is worth in this."""


def prospects(g: Paladins, p: int) -> int:
    """In thousandths of a point."""
    s = g.seats[p]
    total = points(g, p) * POINT
    if g.over:
        return total
    left = rounds_left(g)
    for which in range(3):
        n = s.marker(which)
        total += standing(g, n, left) - g.cards.attribute_points[n] * POINT
    total += open_tracks(g, s, s.marker(attributes.INFLUENCE), left)
    for action in range(actions.COMMISSION, things.ACTIONS):
        total += progress(g, action, s.done(action), left)
    total += s.converted.size * GROWTH * left + stock(s, left) + pool(s, left)
    total += workshops(g, s, left) + crew(g, s, left)
    total += s.amounts[amounts.UNPAID] * min(left, 3) * DEBT
    return total - suspicion(g, p)


def workshops(g: Paladins, s: Seat, left: int) -> int:
    """What the Workshops on the board will save; among partners some may have left the game."""
    total: int = 0
    rest = s.workshops & (bit(things.WORKSHOP_SPACES) - 1)
    while rest != 0:
        spot = lowest(rest)
        rest &= rest - 1
        total += workshop(g, s, spot, left)
    return total


def stock(s: Seat, left: int) -> int:
    """Silver and Provisions for the next actions, beside what they count at the end."""
    each = min(s.amounts[amounts.SILVER], PLENTY) * SILVER + min(s.amounts[amounts.PROVISIONS], PLENTY) * PROVISION
    if left > 0:
        return each
    return 0 if s.passed else each // 2


def pool(s: Seat, left: int) -> int:
    """Workers at hand; after the last round they are worth nothing."""
    if s.passed and left == 0:
        return 0
    total: int = 0
    for kind in range(things.WORKERS):
        total += s.pool.count(kind) * worker_value(kind)
    return total * DONE_WITH // 100 if s.passed else total
