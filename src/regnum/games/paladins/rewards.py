"""Rewards: lists of effects carried out, Suspicions and Tax, and the Inquisition that breaks into anything."""

from regnum.games.paladins import moves, suspicions
from regnum.games.paladins.codes import actions, amounts, answers, events, kinds, ops, places, things, workers
from regnum.games.paladins.ordering import is_idle, next_bonuses, next_inquisitors, order_matters
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_coop.honour import change_honour, dishonour
from regnum.games.paladins_saga.codes import events as saga
from regnum.games.west_kingdom.rows import filled
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, count_of
from regnum.kernel.core.pairs import pair
from regnum.kernel.lowering import Rule, rule


@rule
def resolve(g: Paladins, p: int, fx: int) -> Rule:
    """Carries out a list of effects from left to right, or in the order of choice where that can matter."""  # PAL-4.14
    if order_matters(g, g.seats[p], fx):
        yield from in_chosen_order(g, p, fx)
        return
    while g.cards.op[fx] != ops.END:
        if g.cards.op[fx] <= ops.LAST_PLAIN:
            gain_at_once(g, p, fx)
        else:
            yield from effect(g, p, fx)
        fx += 1


@rule
def in_chosen_order(g: Paladins, p: int, fx: int) -> Rule:
    """Rewards of one moment in the order of choice."""  # PAL-4.14
    left: int = 0
    i: int = 0
    while g.cards.op[fx + i] != ops.END:
        left |= bit(i)
        i += 1
    while left != 0:
        k: int = yield g.ask(p, kinds.ORDER, pair(left, fx))
        left &= ~bit(k)
        if g.cards.op[fx + k] <= ops.LAST_PLAIN:
            gain_at_once(g, p, fx + k)
        else:
            yield from effect(g, p, fx + k)


def gain_at_once(g: Paladins, p: int, fx: int) -> None:
    """An effect that asks nobody and cannot bring an Inquisition."""  # PAL-9.1 to PAL-9.3
    op = g.cards.op[fx]
    n = g.cards.n[fx]
    if op == ops.WORKER:
        moves.gain_workers(g, p, g.cards.arg[fx], n)
    elif op == ops.SILVER:
        moves.gain(g, p, amounts.SILVER, n)
    elif op == ops.PROVISIONS:
        moves.gain(g, p, amounts.PROVISIONS, n)
    else:
        moves.raise_attribute(g, p, g.cards.arg[fx], n)


@rule
def effect(g: Paladins, p: int, fx: int) -> Rule:
    """An effect that asks, or that may bring an Inquisition."""  # PAL-9.4 to PAL-9.7
    op: int = g.cards.op[fx]
    n: int = g.cards.n[fx]
    if op == ops.DEBT:
        yield from debts(g, p, n)
    elif op == ops.CRIMINAL:
        yield from gain_criminals(g, p, n)
    elif op == ops.TAX:
        yield from gain_tax(g, p, n)
    elif op == ops.REMOVE:
        yield from remove_suspicions(g, p, n)
    elif op == ops.DESTROY:
        yield from destroy_debts(g, p, n)
    elif op == ops.PAY:
        yield from pay_debts(g, p, n)
    elif op == ops.PRAY:
        yield from prayer(g, p)
    elif op == ops.RECRUIT:
        yield from recruit_free(g, p)
    elif op == ops.DEVELOP:
        if count_of(g.seats[p].workshops) < things.DEVELOPMENTS:  # PAL-7.6
            yield from develop(g, p)
    elif op == ops.CHOOSE:
        c: int = yield g.ask(p, kinds.OPTION, fx)
        yield from resolve(g, p, g.cards.option(fx, c))
    elif op == ops.HONOUR:
        change_honour(g, p, n)


# -- Criminals, Tax, Inquisition


@rule
def gain_criminals(g: Paladins, p: int, n: int) -> Rule:
    """Each draws a Suspicion, one after the other, with Inquisitions in between."""  # PAL-8.3, PAL-4.16
    for _i in range(n):
        moves.gain_workers(g, p, workers.CRIMINAL, 1)
        yield from draw_suspicion(g, p)


@rule
def draw_suspicion(g: Paladins, p: int) -> Rule:
    """One Suspicion and its Tax."""  # PAL-8.3, PAL-8.4
    if g.suspicion_deck.size == 0 and g.suspicion_discard.size == 0:
        g.emit(events.NOTHING_LEFT_TO_DRAW, p, NONE, 0, NONE, NONE, EVERYBODY)
        yield from inquisition(g)
    yield from gain_tax(g, p, suspicions.turn_up_suspicion(g, p))


@rule
def gain_tax(g: Paladins, p: int, n: int) -> Rule:
    """Silver from the tax supply; when its last coin goes, an Inquisition takes place."""  # PAL-8.1, PAL-8.2
    if suspicions.take_tax(g, p, n):
        yield from inquisition(g)


@rule
def inquisition(g: Paladins) -> Rule:
    """Everybody's Townsfolk first, then the most suspicious are punished, then the tax supply is full again."""
    g.emit(events.INQUISITION, g.current, NONE, 0, NONE, NONE, EVERYBODY)  # PAL-8.8 to PAL-8.12, PAL-8.15
    for i in range(g.players):
        p: int = g.after(g.current % g.players, i)
        if g.seats[p].crew & g.cards.inquisitors != 0:
            yield from abilities(g, p, g.seats[p].crew & g.cards.inquisitors, True)
    if g.has_overlord():
        dishonour(g)
    yield from punish(g)


@rule
def punish(g: Paladins) -> Rule:
    """The most suspicious take a Debt and discard half of their Suspicions; the tax supply is set up anew."""
    most: int = suspicions.most_suspicions(g)  # PAL-8.9 to PAL-8.11, PAL-8.16
    for p in range(len(g.seats)):
        held: int = g.seats[p].suspicions.size
        if held > 0 and held == most:
            g.emit(events.MOST_SUSPICIOUS, p, NONE, held, NONE, NONE, EVERYBODY)
            yield from debts(g, p, 1)
            suspicions.discard_suspicions(g, p, held // 2)
    suspicions.refill_tax(g)


@rule
def debts(g: Paladins, p: int, n: int) -> Rule:
    """Debts from the pile, one by one; one may be bought off, and abilities answer to each that is taken."""
    for _i in range(n):  # PAL-8.6, TOM-2.38, TOM-2.39, TOM-6.16
        c: int = answers.NO
        if g.seats[p].bail(g.cards) > 0:
            c = yield g.ask(p, kinds.USE, pair(ops.DEBT, g.seats[p].bail(g.cards)))
        if c == answers.YES:
            buy_off(g, p)
        else:
            suspicions.take_debts(g, p, 1)
            if g.seats[p].crew & g.cards.after_debt != 0:
                yield from abilities(g, p, g.seats[p].crew & g.cards.after_debt, False)


def buy_off(g: Paladins, p: int) -> None:
    """Silver in place of a Debt, which is not taken then."""  # TOM-2.38
    price = g.seats[p].bail(g.cards)
    g.emit(saga.BUYS_OFF_DEBT, p, NONE, price, NONE, NONE, EVERYBODY)
    moves.pay(g, p, amounts.SILVER, price)


@rule
def abilities(g: Paladins, p: int, left: int, at_inquisition: bool) -> Rule:
    """All abilities of a player for one moment, in the order that the owner wants."""  # PAL-4.14, PAL-8.8, PAL-13.5
    while left != 0:
        among: int = next_inquisitors(g, g.seats[p], left) if at_inquisition else next_bonuses(g, left)
        c: int = yield g.ask(p, kinds.ABILITY, among)
        left &= ~bit(c)
        yield from ability(g, p, c)


@rule
def ability(g: Paladins, p: int, c: int) -> Rule:
    """One ability; its condition is checked now."""  # PAL-8.8, PAL-13.4, PAL-13.6
    if c == answers.THE_PALADIN:
        g.emit(
            events.ABILITY, p, things.FIRST_PALADIN + g.seats[p].paladin, 0, g.place(p, places.PALADIN), NONE, EVERYBODY
        )
        yield from resolve(g, p, g.cards.paladin_bonus[g.seats[p].paladin])
        return
    held: int = g.seats[p].suspicions.size
    if g.cards.least_suspicions[c] <= held <= g.cards.most_suspicions[c] and not is_idle(g, g.seats[p], c):
        g.emit(events.ABILITY, p, moves.townsfolk(c), 0, g.place(p, places.CREW), NONE, EVERYBODY)
        yield from resolve(g, p, g.cards.passives[c])


@rule
def bonuses(g: Paladins, p: int, action: int, used: int) -> Rule:
    """What Paladin and Townsfolk bring after an action with so many workers."""  # PAL-4.14, PAL-13.1, PAL-14.1
    left: int = g.seats[p].crew & g.cards.after_action[action]
    if used != 2:
        left &= ~g.cards.by_two  # TOM-2.29
    c: int = g.seats[p].paladin
    if c != NONE and g.cards.paladin_action[c] == action and g.cards.paladin_bonus[c] != 0:
        left |= bit(answers.THE_PALADIN)
    if left != 0:
        yield from abilities(g, p, left, False)


# -- rewards that may be declined


@rule
def remove_suspicions(g: Paladins, p: int, n: int) -> Rule:
    """Up to n Suspicions are discarded, the newest first, as many as their owner wants."""  # PAL-9.4, PAL-9.7
    left: int = n
    while left > 0 and g.seats[p].suspicions.size > 0:
        c: int = yield g.ask(p, kinds.USE, pair(ops.REMOVE, left))
        left -= 1
        if c == answers.YES:
            suspicions.discard_suspicions(g, p, 1)
        else:
            g.emit(events.DECLINES, p, NONE, ops.REMOVE, NONE, NONE, EVERYBODY)
            left = 0


@rule
def destroy_debts(g: Paladins, p: int, n: int) -> Rule:
    """An unpaid Debt goes back to the pile."""  # PAL-8.6, PAL-9.4
    for _i in range(n):
        if g.seats[p].amounts[amounts.UNPAID] > 0:
            c: int = yield g.ask(p, kinds.USE, pair(ops.DESTROY, 1))
            if c == answers.YES:
                suspicions.destroy_debt(g, p)
            else:
                g.emit(events.DECLINES, p, NONE, ops.DESTROY, NONE, NONE, EVERYBODY)


@rule
def pay_debts(g: Paladins, p: int, n: int) -> Rule:
    """An unpaid Debt is flipped, and Debt Collectors get their reward."""  # PAL-8.6, PAL-13.3
    for _i in range(n):
        if g.seats[p].amounts[amounts.UNPAID] > 0:
            c: int = yield g.ask(p, kinds.USE, pair(ops.PAY, 1))
            if c == answers.YES:
                suspicions.flip_debt(g, p)
                if g.seats[p].crew & g.cards.after_paying != 0:
                    yield from abilities(g, p, g.seats[p].crew & g.cards.after_paying, False)
            else:
                g.emit(events.DECLINES, p, NONE, ops.PAY, NONE, NONE, EVERYBODY)


@rule
def prayer(g: Paladins, p: int) -> Rule:
    """One action of the own board is cleared for free; it may be wasted."""  # PAL-9.5, PAL-5.14, PAL-5.15
    if g.seats[p].holds_workers(g.cards):
        a: int = yield g.ask(p, kinds.PRAY, 1)
        if a != answers.NO_PRAYER:
            moves.clear_action(g, p, a)
        else:
            g.emit(events.DECLINES, p, NONE, ops.PRAY, NONE, NONE, EVERYBODY)


@rule
def recruit_free(g: Paladins, p: int) -> Rule:
    """One Townsfolk of the track joins the crew for nothing."""  # PAL-9.6, PAL-5.20
    if filled(g.townsfolk, things.SLOTS) != 0:
        slot: int = yield g.ask(p, kinds.RECRUIT_FREE)
        if slot != answers.NO_TOWNSFOLK:
            yield from resolve(g, p, g.cards.recruit_bonuses[moves.take_townsfolk(g, p, slot, True)])
        else:
            g.emit(events.DECLINES, p, NONE, ops.RECRUIT, NONE, NONE, EVERYBODY)


@rule
def develop(g: Paladins, p: int) -> Rule:
    """The leftmost Workshop covers a space of choice; the space it leaves brings its worker."""  # PAL-5.1 to PAL-5.5
    spot: int = yield g.ask(p, kinds.WORKSHOP)
    moves.put_workshop(g, p, spot)
    yield from resolve(g, p, g.cards.development_rewards[count_of(g.seats[p].workshops) - 1])
    yield from bonuses(g, p, actions.DEVELOP, 2)
