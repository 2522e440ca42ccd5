"""What the solo opponent can do and where: it looks at the table and changes nothing."""

from regnum.games.paladins.codes import actions, amounts, attributes, classes, events, limits, ops, things, workshops
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.containers import NONE, Row, bit, has, lowest


def fallback(i: int) -> int:
    """Recruit, Pray, Trade, Conspire, Rest."""  # PAL-15.12
    if i == 0:
        return actions.RECRUIT
    if i == 1:
        return actions.PRAY
    if i == 2:
        return actions.TRADE
    return actions.CONSPIRE if i == 3 else actions.REST


def workers_needed(g: Paladins, p: int, action: int) -> int:
    """One on the left; on the right three, less one for each Workshop."""  # PAL-15.13, PAL-15.14
    if action < limits.LEFT_ACTIONS or action == actions.REST:
        return 1
    spot = workshops.code_of(action - limits.LEFT_ACTIONS, 0)
    covered = g.seats[p].workshops
    return 3 - (1 if has(covered, spot) else 0) - (1 if has(covered, spot + 1) else 0)


def hindrance(g: Paladins, p: int, action: int) -> int:
    """The event that tells why it cannot do an action, NONE if it can."""  # PAL-15.12, PAL-15.44
    s = g.seats[p]
    if s.pool.size < workers_needed(g, p, action):
        return events.RIVAL_CANNOT_WORKERS
    if action == actions.REST:
        return NONE
    if s.is_used(g.cards, action):
        return events.RIVAL_CANNOT_FILLED
    if action == actions.RECRUIT:
        return (
            events.RIVAL_CANNOT_TARGET if pointed(g, g.townsfolk, things.SLOTS, bit(things.SLOTS) - 1) == NONE else NONE
        )
    if action < limits.LEFT_ACTIONS:
        return NONE
    done = s.done(action)
    if action != actions.ATTACK and done >= limits.MOST_DONE:
        return events.RIVAL_CANNOT_MORE
    if action == actions.FORTIFY:
        if g.wall_deck.size == 0:
            return events.RIVAL_CANNOT_MORE
        return events.RIVAL_CANNOT_LOW if s.marker(attributes.INFLUENCE) < g.cards.wall_needs[done] else NONE
    if action == actions.ABSOLVE:
        return events.RIVAL_CANNOT_LOW if s.marker(attributes.INFLUENCE) < g.cards.jar_needs[done] else NONE
    if action == actions.COMMISSION or action == actions.GARRISON:
        return events.RIVAL_CANNOT_TARGET if best_square(g, p, action) == NONE else NONE
    return events.RIVAL_CANNOT_TARGET if victim(g, p, action) == NONE else NONE


def pointed(g: Paladins, row: Row, n: int, allowed: int) -> int:
    """The slot at which the resource marker points, or the next to the right, then from the left."""  # PAL-15.21
    for i in range(n):
        slot = g.marker + i
        if slot >= n:
            slot -= n
        if row[slot] != NONE and has(allowed, slot):
            return slot
    return NONE


def victim(g: Paladins, p: int, action: int) -> int:
    """The first Outsider in the marker's order who is within its Strength or Faith."""  # PAL-15.33, PAL-15.51
    s = g.seats[p]
    allowed = 0
    for i in range(limits.OUTSIDER_SLOTS):
        needed = g.cards.outsider_strength[i] if action == actions.ATTACK else g.cards.outsider_faith[i]
        if s.marker(attributes.STRENGTH if action == actions.ATTACK else attributes.FAITH) >= needed:
            allowed |= bit(i)
    return pointed(g, g.outsiders, limits.OUTSIDER_SLOTS, allowed)


def best_square(g: Paladins, p: int, action: int) -> int:
    """The reachable square with the best class of reward, the leftmost among equals."""  # PAL-15.29, PAL-15.48
    left = g.reach(g.seats[p], action)
    best = NONE
    while left != 0:
        square = lowest(left)
        left &= left - 1
        kind = g.cards.square_class[square]
        if kind == classes.PAY_DEBT and g.seats[p].amounts[amounts.UNPAID] == 0:
            continue
        if best == NONE or kind < g.cards.square_class[best]:
            best = square
    return best


def open_favours(g: Paladins) -> int:
    """The slots of the King's Favours that nobody has used in this round."""
    out = 0
    for slot in range(limits.FAVOUR_SLOTS):
        if g.favour_workers[slot] == NONE:
            out |= bit(slot)
    return out


def preferred(g: Paladins, p: int, fx: int) -> int:
    """The left option that does something; develop never does."""  # PAL-15.32, PAL-15.36, PAL-R.19
    first = NONE
    for i in range(g.cards.n[fx]):
        option = g.cards.option(fx, i)
        op = g.cards.op[option]
        if op == ops.DEVELOP:
            continue
        if first == NONE:
            first = option
        if op == ops.REMOVE and g.seats[p].suspicions.size == 0:
            continue
        if (op == ops.PAY or op == ops.DESTROY) and g.seats[p].amounts[amounts.UNPAID] == 0:
            continue
        return option
    return first if first != NONE else 0
