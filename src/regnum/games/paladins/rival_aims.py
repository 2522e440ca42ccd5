"""What the solo opponent can do and where: it looks at the table and changes nothing."""

from typing import Final

from regnum.games.paladins.codes import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    LEFT_ACTIONS,
    MOST_DONE,
    OP_DESTROY,
    OP_DEVELOP,
    OP_PAY,
    OP_REMOVE,
    PRAY,
    RECRUIT,
    REST,
    SLOTS,
    STRENGTH,
    TRADE,
)
from regnum.games.paladins.state import FAVOUR_SLOTS, OUTSIDER_SLOTS, Paladins
from regnum.kernel.containers import NONE, Row, bit, has, lowest

PAY_DEBT_CLASS: Final = 1
"""The class of the squares that pay a Debt."""

# Why it cannot do something, in the order in which it looks
CAN: Final = 0
NOT_ENOUGH_WORKERS: Final = 1
SPACES_FILLED: Final = 2
TOO_LOW: Final = 3
NO_TARGET: Final = 4
NO_MORE: Final = 5


def fallback(i: int) -> int:
    """Recruit, Pray, Trade, Conspire, Rest."""  # PAL-15.12
    if i == 0:
        return RECRUIT
    if i == 1:
        return PRAY
    if i == 2:
        return TRADE
    return CONSPIRE if i == 3 else REST


def workers_needed(g: Paladins, p: int, action: int) -> int:
    """One on the left; on the right three, less one for each Workshop."""  # PAL-15.13, PAL-15.14
    if action < LEFT_ACTIONS or action == REST:
        return 1
    spot = (action - LEFT_ACTIONS) * 2
    workshops = g.seats[p].workshops
    return 3 - (1 if has(workshops, spot) else 0) - (1 if has(workshops, spot + 1) else 0)


def hindrance(g: Paladins, p: int, action: int) -> int:
    """Why it cannot do an action, CAN if it can."""  # PAL-15.12, PAL-15.44
    s = g.seats[p]
    if s.pool.size < workers_needed(g, p, action):
        return NOT_ENOUGH_WORKERS
    if action == REST:
        return CAN
    if s.is_used(g.cards, action):
        return SPACES_FILLED
    if action == RECRUIT:
        return NO_TARGET if pointed(g, g.townsfolk, SLOTS, bit(SLOTS) - 1) == NONE else CAN
    if action < LEFT_ACTIONS:
        return CAN
    done = s.done(action)
    if action != ATTACK and done >= MOST_DONE:
        return NO_MORE
    if action == FORTIFY:
        if g.wall_deck.size == 0:
            return NO_MORE
        return TOO_LOW if s.attributes[INFLUENCE] < g.cards.wall_needs[done] else CAN
    if action == ABSOLVE:
        return TOO_LOW if s.attributes[INFLUENCE] < g.cards.jar_needs[done] else CAN
    if action == COMMISSION or action == GARRISON:
        return NO_TARGET if best_square(g, p, action) == NONE else CAN
    return NO_TARGET if victim(g, p, action) == NONE else CAN


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
    for i in range(OUTSIDER_SLOTS):
        needed = g.cards.outsider_strength[i] if action == ATTACK else g.cards.outsider_faith[i]
        if s.attributes[STRENGTH if action == ATTACK else FAITH] >= needed:
            allowed |= bit(i)
    return pointed(g, g.outsiders, OUTSIDER_SLOTS, allowed)


def best_square(g: Paladins, p: int, action: int) -> int:
    """The reachable square with the best class of reward, the leftmost among equals."""  # PAL-15.29, PAL-15.48
    left = g.reach(g.seats[p], action)
    best = NONE
    while left != 0:
        square = lowest(left)
        left &= left - 1
        kind = g.cards.square_class[square]
        if kind == PAY_DEBT_CLASS and g.seats[p].unpaid == 0:
            continue
        if best == NONE or kind < g.cards.square_class[best]:
            best = square
    return best


def open_favours(g: Paladins) -> int:
    """The slots of the King's Favours that nobody has used in this round."""
    out = 0
    for slot in range(FAVOUR_SLOTS):
        if g.favour_workers[slot] == NONE:
            out |= bit(slot)
    return out


def preferred(g: Paladins, p: int, fx: int) -> int:
    """The left option that does something; develop never does."""  # PAL-15.32, PAL-15.36, PAL-R.19
    first = NONE
    for i in range(g.cards.n[fx]):
        option = g.cards.alternatives[g.cards.arg[fx] + i]
        op = g.cards.op[option]
        if op == OP_DEVELOP:
            continue
        if first == NONE:
            first = option
        if op == OP_REMOVE and g.seats[p].suspicions.size == 0:
            continue
        if (op == OP_PAY or op == OP_DESTROY) and g.seats[p].unpaid == 0:
            continue
        return option
    return first if first != NONE else 0
