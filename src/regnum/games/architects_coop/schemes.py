"""The Overlord's turn: a scheme from top to bottom, and what its icons and the events do to the players."""

from typing import Final

from regnum.games.architects.codes import events as told
from regnum.games.architects.codes import goods, places, things
from regnum.games.architects.ending import end_effects
from regnum.games.architects.market import reset
from regnum.games.architects.moves import pay
from regnum.games.architects.piles import put_aside, return_dealt
from regnum.games.architects.state import Architects
from regnum.games.architects.virtue import change_for_all, debts_for_all
from regnum.games.architects_coop import plans as decks
from regnum.games.architects_coop.choosing import chosen_player
from regnum.games.architects_coop.codes import events, kinds, plots
from regnum.games.architects_coop.codes import things as cards
from regnum.games.architects_coop.legality import standing
from regnum.games.architects_coop.overlord import send
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, has, lowest
from regnum.kernel.lowering import Rule, rule

TAX_LIMIT: Final = 4
"""So much Silver above the Tax Stand costs everybody Virtue when it is checked."""


@rule
def overlord_turn(g: Architects) -> Rule:
    """After the last player of each round a scheme is revealed and resolved."""  # TOM-3.34 to TOM-3.36
    g.current = g.players
    g.turn += 1
    g.emit(told.TURN_BEGINS, g.players, NONE, g.turn, NONE, NONE, EVERYBODY)
    yield from scheme(g)


@rule
def scheme(g: Architects) -> Rule:
    """The top scheme, on the discards before it is resolved."""  # TOM-3.35, TOM-3.62, TOM-3.75
    store = g.plans[0]
    if decks.scheme_cards(store) == 0:
        g.emit(events.OVERLORD_RESHUFFLES, g.players, NONE, store.discards.size, NONE, NONE, EVERYBODY)
    c: int = decks.turn_up_scheme(store, g.chance)
    g.emit(events.OVERLORD_SCHEME, g.players, cards.FIRST_PLAN + c, 1, NONE, NONE, EVERYBODY)
    yield from carry_out(g, g.plots.scheme_steps[c])


@rule
def event(g: Architects) -> Rule:
    """The next event, which stays face up; if there is none left, the game ends at once."""  # TOM-3.50, TOM-3.51
    c: int = decks.reveal_event(g.plans[0], g.chance)
    if c == NONE:
        g.plans[0].ran_out = True
        g.emit(events.OUT_OF_EVENTS, g.players, NONE, 0, NONE, NONE, EVERYBODY)
        g.last_turns = 0
        for i in range(g.players):
            yield from end_effects(g, g.after(g.players, i + 1))  # TOM-3.58
        yield g.end()
        return
    g.emit(events.EVENT_REVEALED, g.players, cards.FIRST_CALAMITY + c, 1, NONE, NONE, EVERYBODY)
    yield from carry_out(g, g.plots.event_steps[c])


@rule
def carry_out(g: Architects, fx: int) -> Rule:
    """A card from top to bottom; a reset that a step causes follows before the next one."""  # TOM-3.36, TOM-3.80
    while g.plots.op[fx] != plots.END:
        if g.plots.op[fx] <= plots.LAST_PLAIN:
            plain_step(g, fx)
        else:
            yield from step(g, fx)
        while g.resets > 0:
            g.resets -= 1
            yield from reset(g, g.players)
        fx += 1


def plain_step(g: Architects, fx: int) -> None:
    """A step that asks nobody."""
    op = g.plots.op[fx]
    store = g.plans[0]
    if op == plots.PLACE:
        send(g, g.plots, g.plots.n[fx], g.plots.section[fx])
    elif op == plots.REVEAL_DEMAND:
        reveal_next_demand(g)
    elif op == plots.FUTURE_TO_DISCARD:
        c = decks.future_to_discard(store, g.chance)
        if c != NONE:
            g.emit(events.FUTURE_DISCARDED, g.players, cards.FIRST_PLAN + c, 1, NONE, NONE, EVERYBODY)
    elif op == plots.FUTURE_TO_DECK_TOP and decks.future_to_deck_top(store):
        g.emit(events.FUTURE_ON_TOP, g.players, NONE, 1, NONE, NONE, EVERYBODY)


def reveal_next_demand(g: Architects) -> None:
    """The next demand of the row, if one is still face down."""  # TOM-3.45
    c = decks.reveal_demand(g.plans[0], g.plots.demand_levels, g.chance)
    if c != NONE:
        g.emit(events.DEMAND_REVEALED, g.players, cards.FIRST_DEMAND + c, 1, NONE, NONE, EVERYBODY)


@rule
def step(g: Architects, fx: int) -> Rule:
    """A step that may ask, turns up another card, or hits players."""
    op: int = g.plots.op[fx]
    if op == plots.REVEAL_SCHEME:
        yield from scheme(g)
    elif op == plots.REVEAL_EVENT:
        yield from event(g)
    elif op == plots.RESET:
        yield from reset(g, g.players)  # TOM-3.77
    elif op == plots.TAX_CHECK:
        yield from tax_check(g)
    elif op == plots.ALL_PLAYERS:
        yield from hit(g, bit(g.players) - 1, g.plots.then[fx])
    elif op == plots.ONE_PLAYER:
        q: int = yield from chosen_player(g, fx)
        g.emit(events.TEAM_CHOOSES, q, NONE, 0, NONE, NONE, EVERYBODY)
        yield from hit(g, bit(q), g.plots.then[fx])


@rule
def tax_check(g: Architects) -> Rule:
    """With much Silver above the Tax Stand every player loses Virtue, and the Silver goes to the supply."""  # TOM-3.48
    if g.tax < TAX_LIMIT:
        return
    yield from change_for_all(g, g.players, bit(g.players) - 1, -1)
    g.emit(events.TAX_CHECKED, g.players, NONE, g.tax, places.TAX, places.SUPPLY, EVERYBODY)
    g.tax = 0


# -- what hits players


@rule
def hit(g: Architects, who: int, fx: int) -> Rule:
    """A list of losses for some players, in turn order from the first; what they choose they choose at once."""
    while g.plots.op[fx] != plots.END:  # TOM-3.44, TOM-3.67
        op: int = g.plots.op[fx]
        n: int = g.plots.n[fx]
        if op == plots.VIRTUE:
            yield from change_for_all(g, g.players, who, n)
        elif op == plots.DEBT:
            for _i in range(n):
                yield from debts_for_all(g, g.players, who)
        elif op == plots.REMOVE_WORKER:
            yield from g.together([lose_worker(g, q, who) for q in range(g.players)])
        elif op == plots.DISCARD:
            yield from g.together([lose_buildings(g, q, who, n) for q in range(g.players)])
            for i in range(g.players):
                return_dealt(g, g.after(g.players, i + 1))
        else:
            lose(g, who, op, n)
        fx += 1


def lose(g: Architects, who: int, op: int, n: int) -> None:
    """Silver as far as there is any, or a Worker in the Prison."""  # TOM-3.46, TOM-3.63
    for i in range(g.players):
        q = g.after(g.players, i + 1)
        s = g.seats[q]
        if not has(who, q):
            continue
        if op == plots.LOSE:
            pay(g, q, goods.SILVER, n if n < s.silver() else s.silver())
        elif s.in_prison > 0:
            s.in_prison -= 1
            g.plans[0].removed[q] += 1
            g.emit(events.LOSES_PRISONER, q, things.FIRST_WORKER + q, 1, places.PRISON, NONE, EVERYBODY)


@rule
def lose_worker(g: Architects, q: int, who: int) -> Rule:
    """A Worker leaves the game, from the Player Board first, else from a large circle of choice."""  # TOM-3.47
    s = g.seats[q]
    if not has(who, q):
        return
    if s.supply > 0:
        s.supply -= 1
        remove(g, q, g.place(q, places.WORKERS))
        return
    here: int = standing(s)
    if here == 0:
        return
    c: int = lowest(here)
    if here & (here - 1) != 0:
        c = yield g.ask(q, kinds.LOSE_WORKER)
    g.seats[q].at[c] -= 1
    remove(g, q, places.AT_LOCATION + c)


def remove(g: Architects, q: int, source: int) -> None:
    g.plans[0].removed[q] += 1
    g.emit(events.LOSES_WORKER, q, things.FIRST_WORKER + q, 1, source, NONE, EVERYBODY)


@rule
def lose_buildings(g: Architects, q: int, who: int, n: int) -> Rule:
    """Buildings of the hand are chosen in secret; they go under the pile when all have chosen."""  # TOM-3.76
    if has(who, q):
        while n > 0 and g.seats[q].hand.size > 0:
            n -= 1
            c: int = yield g.ask(q, kinds.LOSE_BUILDING)
            put_aside(g, q, c)
