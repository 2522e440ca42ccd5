"""The large circles: resources, King's Storehouse, Tax Stand, Guardhouse."""

from regnum.games.architects import moves
from regnum.games.architects.captures import visit_town_centre
from regnum.games.architects.codes import answers, goods, kinds, limits, locations, moments, prices
from regnum.games.architects.effects import abilities, answer_moment, resolve
from regnum.games.architects.hiring import visit_workshop
from regnum.games.architects.paying import pay_price
from regnum.games.architects.state import Architects
from regnum.games.architects.virtue import gain_virtue, lose_virtue, take_debt
from regnum.games.architects_coop.donating import donate
from regnum.games.architects_coop.freeing import free_another
from regnum.kernel.core.containers import NONE
from regnum.kernel.lowering import Rule, rule


@rule
def visit(g: Architects, p: int, location: int) -> Rule:
    """A Worker goes to a large circle, and its action is resolved."""  # ARC-3.1, ARC-3.6
    moves.place_worker(g, p, location)
    if location <= locations.SILVERSMITH:
        yield from collect(g, p, location)
    elif location == locations.KINGS_STOREHOUSE:
        yield from trade(g, p)
    elif location == locations.WORKSHOP:
        yield from visit_workshop(g, p)
    elif location == locations.TOWN_CENTRE:
        yield from visit_town_centre(g, p)
    elif location == locations.TAX_STAND:
        yield from steal_tax(g, p)
    else:
        yield from guard(g, p)


@rule
def collect(g: Architects, p: int, location: int) -> Rule:
    """Goods for the own Workers there, then what Apprentices add once per visit."""  # ARC-4.1 to ARC-4.6
    at: int = g.seats[p].at[location]
    c: int = answers.MINE_CLAY
    if location == locations.MINES:
        c = yield g.ask(p, kinds.MINE)
    if c == answers.MINE_GOLD:
        moves.gain(g, p, goods.GOLD, at // g.cards.gold_each)
    else:
        moves.gain(g, p, good_of(location), g.cards.collect_base[location] + at // g.cards.collect_each[location])
    yield from abilities(g, p, g.seats[p].crew & g.cards.collectors[location])


def good_of(location: int) -> int:
    """What is collected at a location."""
    if location == locations.QUARRY:
        return goods.STONE
    if location == locations.FOREST:
        return goods.WOOD
    return goods.CLAY if location == locations.MINES else goods.SILVER


@rule
def trade(g: Architects, p: int) -> Rule:
    """Up to one action for each own Worker, in any order, repeats allowed."""  # ARC-5.1 to ARC-5.5, ARC-15.19
    left: int = g.seats[p].at[locations.KINGS_STOREHOUSE] + g.seats[p].sum_of(g.cards.more_workers)
    while left > 0:
        c: int = yield g.ask(p, kinds.TRADE, left)
        if c == answers.NO_TRADE:
            return
        left -= 1
        if c == answers.TRADE_DONATION:
            yield from donate(g, p, 1, False)  # TOM-3.24
            continue
        yield from pay_price(g, p, prices.TRADES + c)
        yield from resolve(g, p, g.cards.trade_gains[c])


@rule
def steal_tax(g: Architects, p: int) -> Rule:
    """First the Silver, then what Apprentices add, then the Virtue is lost."""  # ARC-8.1 to ARC-8.4
    moves.take_tax(g, p)
    yield from answer_moment(g, p, moments.TAX_STOLEN)
    n: int = g.cards.theft_virtue - g.seats[p].sum_of(g.cards.theft_less)
    if n > 0:
        yield from lose_virtue(g, p, n)


@rule
def guard(g: Architects, p: int) -> Rule:
    """Up to one action for each own Worker just after placing, at least one."""  # ARC-10.1, ARC-10.9
    left: int = g.seats[p].at[locations.GUARDHOUSE]
    done: int = 0
    while done < left:
        c: int = yield g.ask(p, kinds.GUARD, done)
        if c == answers.NO_GUARDING or c == NONE:
            return
        done += 1
        if c == answers.IMPRISON:
            silver: int = bounty(g, p)
            moves.imprison(g, p)
            moves.gain(g, p, goods.SILVER, silver)
            yield from answer_moment(g, p, moments.CAPTIVES_IMPRISONED)  # ARC-10.8
        elif c == answers.RELEASE:
            moves.release(g, p, limits.WORKERS)
        elif c == answers.PAY_DEBT:
            yield from pay_debt(g, p)
        elif c > answers.NO_GUARDING:
            yield from free_another(g, p, c)
        else:
            yield from pay_to_free(g, p, c == answers.BUY_FREE_BY_DEBT)


def bounty(g: Architects, p: int) -> int:
    """The Silver for imprisoning all captives: 1 each, or what the Overlord's Workers bring."""  # ARC-10.2, TOM-3.21
    s = g.seats[p]
    n = s.captured()
    if len(g.seats) > g.players:
        n += s.captives[g.players] * (g.cards.rival_silver - 1)
    return n


@rule
def pay_to_free(g: Architects, p: int, by_debt: bool) -> Rule:
    """Silver and Tax, or a Debt and a point of Virtue, for all own Workers on other boards."""  # ARC-10.4, ARC-10.10
    if by_debt:
        yield from take_debt(g, p)
        yield from lose_virtue(g, p, 1)
    else:
        moves.pay(g, p, goods.SILVER, g.cards.free_silver)
        moves.pay_tax(g, p, g.cards.free_tax)
    moves.buy_free(g, p)


@rule
def pay_debt(g: Architects, p: int) -> Rule:
    """Silver and Tax; the Debt is flipped, a point of Virtue, then the Debt Collectors."""  # ARC-10.5, ARC-10.6
    moves.pay(g, p, goods.SILVER, g.cards.debt_silver)
    moves.pay_tax(g, p, g.cards.debt_tax)
    moves.flip_debt(g, p)
    yield from gain_virtue(g, p, 1)  # ARC-12.9
    yield from answer_moment(g, p, moments.DEBT_PAID)
