"""Victory points, term by term, and who wins."""

from regnum.games.paladins.codes import (
    ABSOLVE,
    COMMISSION,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    PER_ABSOLVE,
    PER_COMMISSION,
    PER_CREW,
    PER_DEVELOP,
    PER_FAITH,
    PER_FORTIFY,
    PER_GARRISON,
    PER_INFLUENCE,
    PER_MERCENARY,
    PER_PAID,
    PER_SARACEN,
    PER_STRENGTH,
    PER_SUSPICION,
    PER_UNPAID,
    PER_VIKING,
    STEPS,
    STRENGTH,
    T_ATTRIBUTES,
    T_COMMISSION,
    T_CONVERT,
    T_DEBTS,
    T_DEVELOP,
    T_FORTIFY,
    T_GARRISON,
    T_ORDERS,
    T_RESOURCES,
    TERMS,
)
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.kernel.containers import NONE, count_of


def points(g: Paladins, p: int) -> int:
    """A player's points if the game ended now."""  # PAL-11.1
    total = 0
    for term in range(TERMS):
        total += points_of(g, p, term)
    return total


def points_of(g: Paladins, p: int, term: int) -> int:
    """What one term is worth to a player."""
    s = g.seats[p]
    cards = g.cards
    if term == T_ORDERS:
        total = 0
        for slot in range(ORDER_SLOTS):
            total += points_of_order(g, p, slot)
        return total
    if term == T_ATTRIBUTES:
        a = s.attributes
        vp = cards.attribute_points
        return vp[a[FAITH]] + vp[a[STRENGTH]] + vp[a[INFLUENCE]]  # PAL-11.2
    if term == T_DEBTS:
        return s.paid - 3 * s.unpaid  # PAL-8.7
    if term == T_CONVERT:
        total = 0
        for i in range(s.converted.size):
            total += points_of_outsider(g, p, s.converted.at(i))
        return total
    if term == T_FORTIFY:
        total = count_points(g, s, FORTIFY)  # PAL-11.5
        for i in range(s.walls.size):
            total += cards.wall_points[s.walls.at(i)]
        return total
    if term == T_DEVELOP:
        return 0 if g.is_rival(p) else cards.develop_points[count_of(s.workshops)]  # PAL-11.3, PAL-15.39
    if term == T_RESOURCES:
        return 0 if g.is_rival(p) else (s.silver + s.provisions) // 3  # PAL-11.6, PAL-11.8
    if term == T_COMMISSION:
        return count_points(g, s, COMMISSION)  # PAL-11.4
    return count_points(g, s, GARRISON if term == T_GARRISON else ABSOLVE)


def count_points(g: Paladins, s: Seat, action: int) -> int:
    """Points for how often an action was done."""  # PAL-11.4, PAL-11.5
    return g.cards.count_points[action * STEPS + s.done(action)]


def points_of_order(g: Paladins, p: int, slot: int) -> int:
    """What a King's Order is worth: its slot's points if its action was done often enough."""  # PAL-7.1
    return g.cards.order_points[slot] if is_fulfilled(g, p, slot) else 0


def is_fulfilled(g: Paladins, p: int, slot: int) -> bool:
    c = g.orders[slot]
    return c != NONE and g.seats[p].done(g.cards.order_action[c]) >= g.cards.order_count


def points_of_outsider(g: Paladins, p: int, c: int) -> int:
    """What a converted Outsider is worth; to the solo opponent at least 1."""  # PAL-12.1 to PAL-12.8, PAL-15.39
    cards = g.cards
    counted = count_per(g, p, cards.scored_per[c])
    value = cards.scored_base[c] + counted // cards.scored_every[c] * cards.scored_points[c]
    return 1 if value < 1 and g.is_rival(p) else value


def count_per(g: Paladins, p: int, per: int) -> int:  # noqa: C901 - one branch for each thing that can be counted
    """How many there are of what an Outsider counts."""
    s = g.seats[p]
    if per == PER_COMMISSION:
        return s.done(COMMISSION)
    if per == PER_GARRISON:
        return s.done(GARRISON)
    if per == PER_DEVELOP:
        return s.done(DEVELOP)  # PAL-15.40
    if per == PER_FORTIFY:
        return s.done(FORTIFY)
    if per == PER_ABSOLVE:
        return s.done(ABSOLVE)
    if per == PER_CREW:
        return count_of(s.crew)  # PAL-R.23
    if per == PER_STRENGTH:
        return s.attributes[STRENGTH]
    if per == PER_INFLUENCE:
        return s.attributes[INFLUENCE]
    if per == PER_FAITH:
        return s.attributes[FAITH]
    if PER_SARACEN <= per <= PER_VIKING:
        return count_of(s.attacked & g.cards.of_faction[per - PER_SARACEN])
    if per == PER_MERCENARY:
        return count_of(s.converted.kinds() & g.cards.mercenaries)
    if per == PER_PAID:
        return s.paid
    if per == PER_UNPAID:
        return s.unpaid  # PAL-12.7
    if per == PER_SUSPICION:
        return s.suspicions.size
    done = 0
    for slot in range(ORDER_SLOTS):
        if is_fulfilled(g, p, slot):
            done += 1
    return done
