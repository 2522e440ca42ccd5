"""Which answers the questions of the co-op allow, and why not the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.architects.codes import limits
from regnum.games.architects.seat import Seat
from regnum.games.architects_coop.codes import answers, demands, donated, gifts, kinds, reasons
from regnum.kernel.core.containers import NONE, bit
from regnum.kernel.core.pairs import second_of

if TYPE_CHECKING:
    from regnum.games.architects.state import Architects

EVERY_LARGE: Final = 511


def require_together(g: Architects, seat: int, kind: int, about: int) -> None:
    s = g.seats[seat]
    if kind == kinds.DONATE:
        require_gift(g, seat, second_of(about) != 0)
    elif kind == kinds.DONATE_BUILDING or kind == kinds.LOSE_BUILDING:
        g.among(s.hand.kinds)
    elif kind == kinds.REJECT:
        g.among(s.dealt.kinds)
    elif kind == kinds.SIDE:
        g.among(bit(answers.ROGUE) | bit(answers.CLERIC))
    elif kind == kinds.ONE_PLAYER:
        g.among(bit(g.players) - 1)
    elif kind == kinds.SETTLE:
        g.among(about)  # those with as many votes
    else:  # kinds.LOSE_WORKER
        g.among(EVERY_LARGE)
        g.need(standing(s), reasons.NO_WORKER_TO_LOSE)


def standing(s: Seat) -> int:
    """The large circles with an own Worker."""
    out = 0
    for place in range(limits.LARGE):
        if s.at[place] > 0:
            out |= bit(place)
    return out


def somebody_to_free(g: Architects) -> bool:
    """Whether a Worker of any player is in the Prison or on another board."""  # TOM-3.22, TOM-3.23
    for q in range(g.players):
        if g.seats[q].in_prison > 0 or g.captured_of(q) > 0:
            return True
    return False


# -- donations


def require_gift(g: Architects, seat: int, optional: bool) -> None:
    """One component for another player, or for a demand that asks for it."""  # TOM-3.25 to TOM-3.28, TOM-3.70
    g.among(bit(gifts.NO_GIFT) if optional else 0)
    for what in range(donated.DEBT_UNPAID + 1):
        missing = owned(g.seats[seat], what) == 0
        for q in range(g.players):
            if q != seat:
                g.offer(gifts.code_of(what, q))
                if missing:
                    g.forbid(gifts.code_of(what, q), reasons.NONE_TO_GIVE)
        if what != donated.DEBT_UNPAID:
            code = gifts.code_of(what, gifts.DEMAND)
            g.offer(code)
            if missing:
                g.forbid(code, reasons.NONE_TO_GIVE)
            elif demand_for(g, what) == NONE:
                g.forbid(code, reasons.NOT_DEMANDED)
            elif still_asked(g, what) == 0:
                g.forbid(code, reasons.DEMAND_MET)


def owned(s: Seat, what: int) -> int:
    """How many a player has of what can be donated."""  # TOM-3.26, TOM-3.27
    if what <= donated.SILVER:
        return s.goods[what]
    if what == donated.BUILDING_CARD:
        return s.hand.size
    return s.paid if what == donated.DEBT_PAID else s.unpaid


def demand_for(g: Architects, what: int) -> int:
    """Where in the row a demand lies face up that asks for something, one that is not met if there is any."""
    store = g.plans[0]  # TOM-3.28
    found = NONE
    for i in range(demands.LEVELS):
        if i < store.up and g.plots.demand_of[store.demands[i]] == what:
            if store.given[i] < g.plots.needed(store.demands[i], g.players):
                return i
            found = i
    return found


def still_asked(g: Architects, what: int) -> int:
    """How many a demand that lies face up still asks for."""  # TOM-3.28
    i = demand_for(g, what)
    if i == NONE:
        return 0
    store = g.plans[0]
    return g.plots.needed(store.demands[i], g.players) - store.given[i]


def can_donate(g: Architects, seat: int) -> bool:
    """Whether there is something that somebody takes."""  # TOM-3.70
    for what in range(donated.DEBT_UNPAID + 1):
        if owned(g.seats[seat], what) > 0 and (g.players > 1 or still_asked(g, what) > 0):
            return True
    return False
