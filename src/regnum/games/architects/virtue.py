"""Virtue point by point, and Debts: the rules that may ask what becomes of them."""

from regnum.games.architects.codes import (
    answers,
    discards,
    events,
    goods,
    kinds,
    limits,
    moments,
    offers,
    places,
    things,
)
from regnum.games.architects.moves import board_gains, destroy_debt, move_virtue, pay, take_unpaid
from regnum.games.architects.piles import discard_buildings
from regnum.games.architects.state import Architects
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, has
from regnum.kernel.core.pairs import pair, triple
from regnum.kernel.lowering import Rule, RuleOf, rule


@rule
def change_virtue(g: Architects, p: int, n: int) -> Rule:
    """Virtue is gained or lost at once, point by point."""  # ARC-3.12
    if n >= 0:
        yield from gain_virtue(g, p, n)
    else:
        yield from lose_virtue(g, p, -n)


@rule
def gain_virtue(g: Architects, p: int, n: int) -> Rule:
    """Each point above 14 is lost, but may destroy an own unpaid Debt."""  # ARC-12.2, ARC-R.7
    room: int = limits.MOST_VIRTUE - g.seats[p].virtue
    move_virtue(g, p, n if n < room else room)
    board_gains(g, p, moments.VIRTUE_GAINED, n)
    for _i in range(room, n):
        if g.seats[p].unpaid > 0:
            if g.is_opponent(p):
                destroy_debt(g, p)  # ARC-16.30
            else:
                yield from offer_to_destroy(g, p, offers.OVERFLOW, 0)


@rule
def offer_to_destroy(g: Architects, p: int, offer: int, fx: int) -> Rule:
    """An unpaid Debt may be destroyed."""  # ARC-12.2, ARC-R.6
    c: int = yield g.ask(p, kinds.USE, pair(fx, offer))
    if c == answers.YES:
        destroy_debt(g, p)
    else:
        g.emit(events.DECLINES, p, NONE, offer, NONE, NONE, EVERYBODY)


@rule
def lose_virtue(g: Architects, p: int, n: int) -> Rule:
    """Each point below 0 is a Debt instead; a board may let its owner prevent some."""  # ARC-12.3, ARC-R.8, TOM-6.15
    if has(g.cards.prevents_loss, g.seats[p].board):
        n = yield from prevent(g, p, n)
    have: int = g.seats[p].virtue
    move_virtue(g, p, -(n if n < have else have))
    for _i in range(have, n):
        yield from take_debt(g, p)


@rule
def prevent(g: Architects, p: int, n: int) -> RuleOf[int]:
    """A Building may be discarded for each point that would be lost; says how many are lost."""  # TOM-6.6, TOM-6.15
    while n > 0 and g.seats[p].hand.size > 0:
        c: int = yield g.ask(p, kinds.GIVE, triple(0, discards.FOR_VIRTUE, n))
        if c == answers.GIVE_NONE:
            g.emit(events.DECLINES, p, NONE, NONE, NONE, NONE, EVERYBODY)
            return n
        n -= 1
        what = things.FIRST_BOARD + g.seats[p].board
        g.emit(events.ABILITY, p, what, 0, g.place(p, places.BOARD), NONE, EVERYBODY)
        discard_buildings(g, p, bit(c))
    return n


@rule
def take_debt(g: Architects, p: int) -> Rule:
    """An unpaid Debt; a board may let its owner pay Silver instead."""  # ARC-12.7, ARC-15.21, ARC-R.15
    if is_offered_bail(g, p):
        c: int = yield g.ask(p, kinds.USE, pair(0, offers.BAIL))
        if c == answers.YES:
            g.emit(events.BUYS_OFF_DEBT, p, NONE, 0, NONE, NONE, EVERYBODY)
            pay(g, p, goods.SILVER, g.cards.debt_price[g.seats[p].board])
            return
    take_unpaid(g, p)
    board_gains(g, p, moments.DEBT_GAINED, 1)  # TOM-6.2


def is_offered_bail(g: Architects, p: int) -> bool:
    """Whether a player may pay Silver in place of a Debt, and has it."""
    price = g.cards.debt_price[g.seats[p].board]
    return price > 0 and g.seats[p].silver() >= price and not g.is_opponent(p)


@rule
def change_for_all(g: Architects, p: int, who: int, n: int) -> Rule:
    """Virtue for several players in turn order; those who decide something are asked at once."""  # ARC-12.8, ARC-3.20
    if decides(g, who, n):
        yield from g.together([change_of(g, g.after(p, i), who, n) for i in range(len(g.seats))])
        return
    for i in range(len(g.seats)):
        yield from change_of(g, g.after(p, i), who, n)


@rule
def change_of(g: Architects, q: int, who: int, n: int) -> Rule:
    """The same for one of them."""
    if has(who, q):
        yield from change_virtue(g, q, n)


@rule
def debts_for_all(g: Architects, p: int, who: int) -> Rule:
    """A Debt for several players in turn order; those who may pay instead are asked at once."""  # ARC-13.9, ARC-3.20
    if decides(g, who, -limits.MOST_VIRTUE - 1):
        yield from g.together([debt_of(g, g.after(p, i), who) for i in range(len(g.seats))])
        return
    for i in range(len(g.seats)):
        yield from debt_of(g, g.after(p, i), who)


@rule
def debt_of(g: Architects, q: int, who: int) -> Rule:
    """The same for one of them."""
    if has(who, q):
        yield from take_debt(g, q)


def decides(g: Architects, who: int, n: int) -> bool:
    """Whether a change of Virtue leaves somebody a choice."""
    for q in range(g.players):
        s = g.seats[q]
        if has(who, q):
            if s.virtue + n > limits.MOST_VIRTUE and s.unpaid > 0:
                return True
            if s.virtue + n < 0 and is_offered_bail(g, q):
                return True
            if n < 0 and s.hand.size > 0 and has(g.cards.prevents_loss, s.board):
                return True
    return False
