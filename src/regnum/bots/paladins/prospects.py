"""What a seat's pieces promise: points so far, and what half-done things will probably still become."""

from typing import Final

from regnum.games.paladins.codes import (
    ABSOLVE,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    FORTIFY,
    GARRISON,
    LABOURER,
    WORKERS,
)
from regnum.games.paladins.rounds import ROUNDS
from regnum.games.paladins.scoring import points
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.kernel.containers import NONE, count_of

POINT: Final = 1000
STEP: Final = 1900
"""A step of an attribute, as long as the end of its track can be reached."""
REACH: Final = 10
SILVER: Final = 200
PROVISION: Final = 250
"""What these are worth beside the third of a point that each counts anyway."""
PLENTY: Final = 4
"""More Silver or Provisions than that wait long for their use."""
SUSPICION: Final = 350
MOST_SUSPICIOUS: Final = 700
DEBT: Final = 900
"""An unpaid Debt may still be paid."""
WORKSHOP: Final = 420
CREW: Final = 300
"""What these bring in each round to come."""
ACCESS: Final = 60
"""What an attribute opens, for each round to come."""
CRIMINAL_WORTH: Final = 420
WORKER_WORTH: Final = 350
LABOURER_WORTH: Final = 300
ENOUGH: Final = 5
"""How often an Order wants its action done."""


def worker_value(kind: int) -> int:
    """What a worker at hand is worth."""
    if kind == CRIMINAL:
        return CRIMINAL_WORTH
    return LABOURER_WORTH if kind == LABOURER else WORKER_WORTH


def prospects(g: Paladins, p: int) -> int:
    """In thousandths of a point."""
    s = g.seats[p]
    total = points(g, p) * POINT
    if g.over:
        return total
    left = max(0, ROUNDS - g.round)
    total += attributes(g, s, left) + orders(g, s, left) + tracks(s, left)
    total += stock(s, left) + pool(s, left)
    total += count_of(s.workshops) * WORKSHOP * left + count_of(s.crew) * CREW * left
    total += s.unpaid * (DEBT if left > 0 else 0)
    return total - suspicion(g, p)


def attributes(g: Paladins, s: Seat, left: int) -> int:
    """Early a step is worth its share of the whole track, late the points it brings; and it opens other actions."""
    total: int = 0
    for which in range(3):
        n = s.attributes[which]
        total += (n * STEP - g.cards.attribute_points[n] * POINT) * left // ROUNDS
        total += min(n, REACH) * ACCESS * left
    return total


def orders(g: Paladins, s: Seat, left: int) -> int:
    """King's Orders on the way: the nearer, the more."""
    total: int = 0
    for slot in range(ORDER_SLOTS):
        c = g.orders[slot]
        if c != NONE:
            done = s.done(g.cards.order_action[c])
            if done < ENOUGH and done + left * 2 + 1 >= ENOUGH:
                total += g.cards.order_points[slot] * POINT * done * (done + 2) // (ENOUGH * (ENOUGH + 3))
    return total


def tracks(s: Seat, left: int) -> int:
    """Pieces on the way to the points at the end of their tracks, and Outsiders that will count more."""
    total: int = 0
    for action in (COMMISSION, FORTIFY, GARRISON, ABSOLVE):
        done = s.done(action)
        if done < ENOUGH:
            total += done * done * 55
        else:
            total += (done - ENOUGH + 1) * 60 * left
    return total + s.done(CONVERT) * 120 * left


def stock(s: Seat, left: int) -> int:
    """Silver and Provisions for the next actions."""
    if left == 0:
        return 0
    return min(s.silver, PLENTY) * SILVER + min(s.provisions, PLENTY) * PROVISION


def pool(s: Seat, left: int) -> int:
    """Workers at hand; after the last round they are worth nothing."""
    if s.passed and left == 0:
        return 0
    total: int = 0
    for kind in range(WORKERS):
        total += s.pool.count(kind) * worker_value(kind)
    return total


def suspicion(g: Paladins, p: int) -> int:
    """What Suspicions will probably cost: whoever has most gets a Debt at the next Inquisition."""
    held = g.seats[p].suspicions.size
    most: int = 0
    for q in range(len(g.seats)):
        if q != p and g.seats[q].suspicions.size > most:
            most = g.seats[q].suspicions.size
    cost = held * SUSPICION
    if held > 0 and held >= most:
        cost += MOST_SUSPICIOUS + (MOST_SUSPICIOUS if g.tax <= 2 else 0)
    return cost
