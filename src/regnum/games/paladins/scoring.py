"""Victory points, term by term, and who wins."""

from regnum.games.paladins.codes import actions, amounts, attributes, counted, limits, terms, things
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.kernel.core.containers import NONE, count_of


def points(g: Paladins, p: int) -> int:
    """A player's points if the game ended now."""  # PAL-11.1
    total = 0
    for term in range(terms.COUNT):
        total += points_of(g, p, term)
    return total


def points_of(g: Paladins, p: int, term: int) -> int:
    """What one term is worth to a player."""
    s = g.seats[p]
    cards = g.cards
    if term == terms.ORDERS:
        total = 0
        for slot in range(ORDER_SLOTS):
            total += points_of_order(g, p, slot)
        return total
    if term == terms.ATTRIBUTES:
        total = 0
        for which in range(things.ATTRIBUTES):
            total += cards.attribute_points[s.marker(which)]  # PAL-11.2
        return total
    if term == terms.DEBTS:
        return s.amounts[amounts.PAID] - 3 * s.amounts[amounts.UNPAID]  # PAL-8.7
    if term == terms.CONVERT:
        total = 0
        for i in range(s.converted.size):
            total += points_of_outsider(g, p, s.converted.at(i))
        return total
    if term == terms.FORTIFY:
        total = count_points(g, s, actions.FORTIFY)  # PAL-11.5
        for i in range(s.walls.size):
            total += cards.wall_points[s.walls.at(i)]
        return total
    if term == terms.DEVELOP:
        return 0 if g.is_rival(p) else cards.develop_points[count_of(s.workshops)]  # PAL-11.3, PAL-15.39
    if term == terms.RESOURCES:
        return (
            0 if g.is_rival(p) else (s.amounts[amounts.SILVER] + s.amounts[amounts.PROVISIONS]) // 3
        )  # PAL-11.6, PAL-11.8
    if term == terms.COMMISSION:
        return count_points(g, s, actions.COMMISSION)  # PAL-11.4
    return count_points(g, s, actions.GARRISON if term == terms.GARRISON else actions.ABSOLVE)


def count_points(g: Paladins, s: Seat, action: int) -> int:
    """Points for how often an action was done."""  # PAL-11.4, PAL-11.5
    return g.cards.count_points[action * limits.STEPS + s.done(action)]


def points_of_order(g: Paladins, p: int, slot: int) -> int:
    """What a King's Order is worth: its slot's points if its action was done often enough."""  # PAL-7.1
    return g.cards.order_points[slot] if is_fulfilled(g, p, slot) else 0


def is_fulfilled(g: Paladins, p: int, slot: int) -> bool:
    c = g.orders[slot]
    if g.has_overlord():
        return g.overlord[0].order_workers[slot] != NONE  # TOM-4.48
    return c != NONE and g.seats[p].done(g.cards.order_action[c]) >= g.cards.order_count


def points_of_outsider(g: Paladins, p: int, c: int) -> int:
    """What a converted Outsider is worth; to the solo opponent at least 1."""  # PAL-12.1 to PAL-12.8, PAL-15.39
    cards = g.cards
    n = count_per(g, p, cards.scored_per[c])
    value = cards.scored_base[c] + n // cards.scored_every[c] * cards.scored_points[c]
    return 1 if value < 1 and g.is_rival(p) else value


def count_per(g: Paladins, p: int, per: int) -> int:  # noqa: C901 - one branch for each thing that can be counted
    """How many there are of what an Outsider counts."""
    s = g.seats[p]
    if per == counted.COMMISSION:
        return s.done(actions.COMMISSION)
    if per == counted.GARRISON:
        return s.done(actions.GARRISON)
    if per == counted.DEVELOP:
        return s.done(actions.DEVELOP)  # PAL-15.40
    if per == counted.FORTIFY:
        return s.done(actions.FORTIFY)
    if per == counted.ABSOLVE:
        return s.done(actions.ABSOLVE)
    if per == counted.TOWNSFOLK_IN_CREW:
        return count_of(s.crew & g.cards.folk)  # PAL-R.23
    if per == counted.STRENGTH:
        return s.marker(attributes.STRENGTH)
    if per == counted.INFLUENCE:
        return s.marker(attributes.INFLUENCE)
    if per == counted.FAITH:
        return s.marker(attributes.FAITH)
    if counted.ATTACKED_SARACEN <= per <= counted.ATTACKED_VIKING:
        return count_of(s.attacked & g.cards.of_faction[per - counted.ATTACKED_SARACEN])
    if per == counted.CONVERTED_MERCENARIES:
        return count_of(s.converted.kinds() & g.cards.mercenaries)
    if per == counted.PAID_DEBT:
        return s.amounts[amounts.PAID]
    if per == counted.UNPAID_DEBT:
        return s.amounts[amounts.UNPAID]  # PAL-12.7
    if per == counted.SUSPICION:
        return s.suspicions.size
    done = 0
    for slot in range(ORDER_SLOTS):
        if is_fulfilled(g, p, slot):
            done += 1
    return done
