"""Donations: one component at a time, to another player or onto a demand."""

from regnum.games.architects.codes import places, things
from regnum.games.architects.state import Architects
from regnum.games.architects_coop.codes import donated, events, gifts, kinds
from regnum.games.architects_coop.legality import can_donate, demand_for
from regnum.kernel.core.containers import EVERYBODY, NONE, bit
from regnum.kernel.core.pairs import pair
from regnum.kernel.lowering import Rule, rule


@rule
def donate(g: Architects, p: int, n: int, optional: bool) -> Rule:
    """Up to so many donations, split freely."""  # TOM-3.4, TOM-3.5, TOM-3.24, TOM-3.25
    while n > 0 and can_donate(g, p):
        c: int = yield g.ask(p, kinds.DONATE, pair(n, 1 if optional else 0))
        if c == gifts.NO_GIFT or c == NONE:
            return
        n -= 1
        what: int = gifts.row_of(c)
        to: int = gifts.column_of(c)
        if what == donated.BUILDING_CARD:
            card: int = yield g.ask(p, kinds.DONATE_BUILDING, to)
            give_building(g, p, card, to)
        elif to == gifts.DEMAND:
            meet_demand(g, p, what)
        else:
            give(g, p, what, to)


def give(g: Architects, p: int, what: int, to: int) -> None:
    """Goods or a Debt for another player: no gain of a Debt and no payment of one."""  # TOM-3.29, TOM-3.64
    take_away(g, p, what)
    s = g.seats[to]
    if what <= donated.SILVER:
        s.goods[what] += 1
    elif what == donated.DEBT_PAID:
        s.paid += 1
    else:
        s.unpaid += 1
    g.emit(events.DONATES, p, thing(what), 1, zone(g, p, what), zone(g, to, what), EVERYBODY)


def meet_demand(g: Architects, p: int, what: int) -> None:
    """Goods or a paid Debt on the demand that asks for it; they belong to nobody any more."""  # TOM-3.28, TOM-3.64
    take_away(g, p, what)
    g.plans[0].given[demand_for(g, what)] += 1
    g.emit(events.GIVES_TO_DEMAND, p, thing(what), 1, zone(g, p, what), NONE, EVERYBODY)


def give_building(g: Architects, p: int, c: int, to: int) -> None:
    """A Building face down: its receiver sees it, the others do not."""  # TOM-3.68
    g.seats[p].hand.remove(c)
    source = g.place(p, places.HAND)
    what = things.FIRST_BUILDING + c
    if to == gifts.DEMAND:
        g.plans[0].given[demand_for(g, donated.BUILDING_CARD)] += 1
        g.plans[0].laid.put(c, p, bit(p))
        g.emit(events.BUILDING_TO_DEMAND, p, what, 1, source, NONE, bit(p))
        return
    g.seats[to].hand.add(c)
    g.chance.reveal()
    g.emit(events.DONATES_BUILDING, p, what, 1, source, g.place(to, places.HAND), bit(p) | bit(to))


def take_away(g: Architects, p: int, what: int) -> None:
    s = g.seats[p]
    if what <= donated.SILVER:
        s.goods[what] -= 1
    elif what == donated.DEBT_PAID:
        s.paid -= 1
    else:
        s.unpaid -= 1


def thing(what: int) -> int:
    """What is donated, among all things."""
    if what <= donated.SILVER:
        return things.FIRST_GOOD + what
    return things.PAID_DEBT if what == donated.DEBT_PAID else things.DEBT


def zone(g: Architects, p: int, what: int) -> int:
    """Where a player keeps it."""
    if what <= donated.SILVER:
        return g.place(p, places.GOODS)
    return g.place(p, places.PAID if what == donated.DEBT_PAID else places.UNPAID)
