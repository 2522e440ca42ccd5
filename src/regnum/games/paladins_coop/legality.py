"""Which answers the questions of the co-op allow, and why not the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.paladins.codes import actions, things, workers
from regnum.games.paladins.codes import amounts as counted
from regnum.games.paladins.codes import answers as base
from regnum.games.paladins.codes import limits as board
from regnum.games.paladins.codes import reasons as refused
from regnum.games.paladins.seat import Seat
from regnum.games.paladins_coop.codes import amounts, answers, kinds, limits, losses, reasons, starters
from regnum.kernel.core.containers import NONE, bit, count_of, has

if TYPE_CHECKING:
    from regnum.games.paladins.state import Paladins

CLEAR_SPACE: Final = board.SPACES
COLOURED_SPACE: Final = board.SPACES + 1
EVERY_WORKSHOP_SPACE: Final = (1 << things.WORKSHOP_SPACES) - 1


def require_together(g: Paladins, seat: int, s: Seat, kind: int, about: int) -> None:
    if kind == kinds.RECEIVER:
        g.among(bit(g.players) - 1)
        g.need(receivers(g, seat, about), reasons.CANNOT_RECEIVE)
    elif kind == kinds.HONOUR_WORKER:
        require_honour_worker(g, s, about)
    elif kind == kinds.LOSS:
        require_loss(g, s, about)
    elif kind == kinds.STARTER:
        g.among(starters_left(g))
    elif kind == kinds.LOSE_WORKSHOP:
        g.among(s.workshops & EVERY_WORKSHOP_SPACE)
    else:  # kinds.ORDER_WORKER and kinds.LOSE_WORKER
        g.among(s.pool.kinds)


# -- set-up


def starters_left(g: Paladins) -> int:
    """The starting Townsfolk that nobody has yet, counted from 0."""  # TOM-4.6
    taken = 0
    for q in range(g.players):
        taken |= g.seats[q].crew
    return ~(taken >> starters.STARTING_MARSHAL) & (bit(starters.COUNT) - 1)


def overlay_of(s: Seat) -> int:
    """The overlay that belongs to the starting Townsfolk of a player, or none."""  # TOM-4.6
    for k in range(starters.COUNT):
        if has(s.crew, starters.STARTING_MARSHAL + k):
            return k
    return NONE


# -- actions besides those of Paladins


def require_more(g: Paladins, s: Seat) -> None:
    """The action of the overlay, and the King's Orders."""  # TOM-4.11, TOM-4.21
    overlay = overlay_of(s)
    if overlay != NONE:
        g.offer(answers.DO_OVERLAY)
        reason = hindrance_of_overlay(g, s, overlay)
        if reason != 0:
            g.forbid(answers.DO_OVERLAY, reason)
    for slot in range(limits.ORDER_SLOTS):
        g.offer(answers.DO_ORDER + slot)
        reason = hindrance_of_order(g, s, slot)
        if reason != 0:
            g.forbid(answers.DO_ORDER + slot, reason)


def hindrance_of_overlay(g: Paladins, s: Seat, overlay: int) -> int:
    """Why the action of the overlay cannot be taken now, 0 if it can."""  # TOM-4.63
    if s.overlay_used():
        return refused.USED
    colour = g.perils.overlay_colours[overlay * limits.OVERLAY_SPACES + 1]
    if s.pool.size < limits.OVERLAY_SPACES or (s.pool.count(colour) == 0 and s.pool.count(workers.CRIMINAL) == 0):
        return refused.WORKERS_MISSING
    return 0


def hindrance_of_order(g: Paladins, s: Seat, slot: int) -> int:
    """Why a King's Order cannot be fulfilled now, 0 if it can."""  # TOM-4.21, TOM-4.22, TOM-4.62
    c = g.orders[slot]
    if c == NONE:
        return reasons.ORDER_DOWN
    if g.overlord[0].order_workers[slot] != NONE:
        return reasons.ORDER_FULFILLED
    for which in range(things.ATTRIBUTES):
        if s.attribute(g.cards, which) < g.perils.needs(c, which, g.round):
            return reasons.ATTRIBUTES_TOO_LOW
    return refused.WORKERS_MISSING if s.pool.size == 0 else 0


def can_crowd(g: Paladins, s: Seat, slot: int) -> bool:
    """Whether a player has the Honour for a King's Favour on which workers stand."""  # TOM-4.14, TOM-4.15
    return s.amounts[amounts.HONOUR] >= g.overlord[0].crowds[slot]


def require_honour_worker(g: Paladins, s: Seat, coloured: int) -> None:
    """Which worker may go to a space of the overlay; only what makes a difference is asked."""  # TOM-4.11, PAL-4.15
    colour = g.perils.overlay_colours[overlay_of(s) * limits.OVERLAY_SPACES + 1]
    kinds_ = s.pool.kinds
    g.among(kinds_)
    if coloured == 0:
        if s.spaces[COLOURED_SPACE] == workers.CRIMINAL:
            g.need(~bit(colour) | bit(workers.CRIMINAL), refused.SAME_SET)
        return
    g.need(bit(colour) | bit(workers.CRIMINAL), refused.WRONG_WORKER)
    if colour != workers.CRIMINAL and has(kinds_, colour) and has(kinds_, workers.CRIMINAL):
        left = kinds_ & ~bit(colour)
        if s.pool.count(workers.CRIMINAL) == 1:
            left &= ~bit(workers.CRIMINAL)
        if left == 0:
            g.need(~bit(workers.CRIMINAL), refused.SAME_SET)


# -- rewards given away


def receivers(g: Paladins, seat: int, code: int) -> int:
    """The players for whom the reward of an action on the left can be carried out."""  # TOM-4.12, TOM-4.55, TOM-4.59
    out = 0
    for q in range(g.players):
        s = g.seats[q]
        if code == base.DO_DEVELOP:
            possible = count_of(s.workshops) < things.DEVELOPMENTS
        elif code == base.DO_PRAY:
            possible = s.holds_workers(g.cards) if q != seat else prays_for_itself(g, s)
        else:
            possible = True
        if possible:
            out |= bit(q)
    return out


def prays_for_itself(g: Paladins, s: Seat) -> bool:
    """Whether there is something to clear but Pray."""  # PAL-5.14, TOM-4.50
    return s.used_actions(g.cards) & ~bit(actions.PRAY) != 0 or s.overlay_used()


def can_develop(g: Paladins) -> bool:
    """Whether anybody has a Workshop left."""  # TOM-4.59
    for q in range(g.players):
        if count_of(g.seats[q].workshops) < things.DEVELOPMENTS:
            return True
    return False


def can_pray(g: Paladins, s: Seat) -> bool:
    """Whether a player with nothing to clear on the board itself has an overlay to clear, or a partner."""  # TOM-4.59
    if s.overlay_used():
        return True
    for q in range(g.players):
        if g.seats[q] is not s and g.seats[q].holds_workers(g.cards):
            return True
    return False


# -- Threats


def require_loss(g: Paladins, s: Seat, threat: int) -> None:
    """The losses of a Threat that can be borne in full."""  # TOM-4.29, TOM-4.43
    g.among(0)
    for i in range(limits.OPTIONS):
        fx = g.perils.threat_options[threat * limits.OPTIONS + i]
        if fx != 0:
            g.offer(i)
            if not can_lose(g, s, fx):
                g.forbid(i, reasons.CANNOT_LOSE)


def can_lose_any(g: Paladins, s: Seat, threat: int) -> bool:
    """Whether a Threat can hit a player at all."""  # TOM-4.29
    for i in range(limits.OPTIONS):
        fx = g.perils.threat_options[threat * limits.OPTIONS + i]
        if fx != 0 and can_lose(g, s, fx):
            return True
    return False


def can_lose(g: Paladins, s: Seat, fx: int) -> bool:
    """Whether a list of losses can be borne in full."""  # TOM-4.43
    while g.perils.op[fx] != losses.END:
        if has_to_lose(s, g.perils.op[fx], g.perils.arg[fx]) < lost(g.perils.n[fx]):
            return False
        fx += 1
    return True


def lost(n: int) -> int:
    """How much it is that goes: markers go down by a number below 0."""
    return -n if n < 0 else n


def has_to_lose(s: Seat, op: int, which: int) -> int:
    """How much a player has of what a Threat takes; Suspicions can always be drawn."""  # TOM-4.43
    if op == losses.HONOUR:
        return s.amounts[amounts.HONOUR]
    if op == losses.ATTRIBUTE:
        return s.marker(which)
    if op == losses.SILVER:
        return s.amounts[counted.SILVER]
    if op == losses.PROVISIONS:
        return s.amounts[counted.PROVISIONS]
    if op == losses.WORKER:
        return s.pool.size
    if op == losses.WORKSHOP:
        return count_of(s.workshops & EVERY_WORKSHOP_SPACE)
    return limits.MOST_HONOUR
