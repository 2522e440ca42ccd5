"""The actions of a turn among partners: rewards given away, Orders, Favours used again, the overlay."""

from regnum.games.paladins.actions import act as act_alone
from regnum.games.paladins.actions import place_workers, use_favour
from regnum.games.paladins.codes import actions, amounts, places, things
from regnum.games.paladins.codes import answers as base
from regnum.games.paladins.codes import events as told
from regnum.games.paladins.codes import kinds as asked
from regnum.games.paladins.legality import action_of, workers_for
from regnum.games.paladins.moves import gain, pay, pay_for, place_worker, take_townsfolk
from regnum.games.paladins.rewards import bonuses, debts, develop, gain_criminals, prayer, resolve
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_coop.codes import answers, events, kinds
from regnum.games.paladins_coop.codes import things as cards
from regnum.games.paladins_coop.honour import change_honour
from regnum.games.paladins_coop.legality import CLEAR_SPACE, COLOURED_SPACE, overlay_of
from regnum.games.paladins_coop.threats import weaken
from regnum.kernel.core.containers import EVERYBODY, NONE
from regnum.kernel.lowering import Rule, rule


@rule
def act(g: Paladins, p: int, code: int) -> Rule:
    """One action; of those on the left the reward may be somebody else's."""  # TOM-4.12, TOM-4.24, TOM-4.49
    if code >= answers.DO_ORDER:
        yield from fulfil(g, p, code - answers.DO_ORDER)
    elif code >= base.DO_FAVOUR and code != answers.DO_OVERLAY:
        yield from favour(g, p, code - base.DO_FAVOUR)
    elif code >= base.DO_COMMISSION and code != answers.DO_OVERLAY:
        yield from act_alone(g, p, code)
        weaken(g, p, action_of(code))
    else:
        to: int = yield g.ask(p, kinds.RECEIVER, code)
        if to != p:
            g.emit(events.GIVES_REWARD, p, NONE, to, NONE, NONE, EVERYBODY)
        if code == answers.DO_OVERLAY:
            yield from use_overlay(g, p, to)
            return
        if to == p:
            yield from act_alone(g, p, code)
        else:
            yield from act_for(g, p, to, code)
        weaken(g, p, action_of(code))


@rule
def act_for(g: Paladins, p: int, to: int, code: int) -> Rule:
    """An action on the left for a partner: who acts places workers and pays, the partner takes what it brings."""
    action: int = action_of(code)  # TOM-4.13, TOM-4.56 to TOM-4.58
    g.emit(told.ACTS, p, things.FIRST_ACTION + action, workers_for(code), NONE, NONE, EVERYBODY)
    yield from place_workers(g, p, action, workers_for(code))
    if action == actions.RECRUIT:
        yield from recruit_for(g, p, to, code == base.DO_RECRUIT)
    else:
        pay_for(g, p, action)
    if action == actions.DEVELOP:
        yield from develop(g, to)
        return  # its bonuses belong to the effect, however it comes about
    if action == actions.HUNT:
        gain(g, to, amounts.PROVISIONS, 1 if code == base.DO_HUNT else 3)
    elif action == actions.TRADE:
        gain(g, to, amounts.SILVER, 1 if code == base.DO_TRADE else 3)
    elif action == actions.PRAY:
        yield from prayer(g, to)
    elif action == actions.CONSPIRE:
        yield from gain_criminals(g, to, 1)
    yield from bonuses(g, to, action, workers_for(code))


@rule
def recruit_for(g: Paladins, p: int, to: int, hired: bool) -> Rule:
    """Who acts chooses and pays for the Townsfolk; it joins the partner's crew, or its reward is the partner's."""
    c: int = yield g.ask(p, asked.RECRUIT if hired else asked.DISCARD)  # TOM-4.57, TOM-4.58
    slot: int = c if c < base.BY_DEBT else c - base.BY_DEBT
    if c >= base.BY_DEBT:
        yield from debts(g, p, 1)  # PAL-5.18
    elif not g.seats[p].recruits_free(g.cards):
        pay(g, p, amounts.SILVER, g.cards.slot_silver[slot])
    card: int = take_townsfolk(g, to, slot, hired)
    yield from resolve(g, to, g.cards.recruit_bonuses[card] if hired else g.cards.discard_rewards[card])


@rule
def use_overlay(g: Paladins, p: int, to: int) -> Rule:
    """Two workers on the overlay; its reward may be a partner's too."""  # TOM-4.11, TOM-4.49, TOM-4.63
    g.emit(told.ACTS, p, cards.GAIN_HONOUR, 1, NONE, NONE, EVERYBODY)
    coloured: int = yield g.ask(p, kinds.HONOUR_WORKER, 1)
    place_worker(g, p, COLOURED_SPACE, coloured)
    clear: int = yield g.ask(p, kinds.HONOUR_WORKER, 0)
    place_worker(g, p, CLEAR_SPACE, clear)
    yield from resolve(g, to, g.cards.overlay_rewards[overlay_of(g.seats[p])])


@rule
def favour(g: Paladins, p: int, slot: int) -> Rule:
    """A King's Favour, at the price of Honour for every worker on it."""  # TOM-4.14, TOM-4.51
    n: int = g.overlord[0].crowds[slot]
    if n > 0:
        change_honour(g, p, -n)
    g.overlord[0].crowds[slot] = n + 1
    yield from use_favour(g, p, slot)


@rule
def fulfil(g: Paladins, p: int, slot: int) -> Rule:
    """A worker stays on the Order, and everybody gains Honour at once."""  # TOM-4.21 to TOM-4.23
    kind: int = yield g.ask(p, kinds.ORDER_WORKER, slot)
    g.seats[p].pool.remove(kind)
    g.overlord[0].order_workers[slot] = kind
    source = g.place(p, places.POOL)
    g.emit(told.PLACES_WORKER, p, things.FIRST_WORKER + kind, 1, source, places.ORDERS, EVERYBODY)
    what = cards.FIRST_DECREE + g.orders[slot]
    g.emit(events.FULFILS_ORDER, p, what, g.cards.order_points[slot], places.ORDERS, NONE, EVERYBODY)
    for i in range(g.players):
        change_honour(g, g.after(g.first, i), g.perils.order_honour)
