"""Threats: how they come to light, grow weaker by actions, and strike at the end of a round."""

from regnum.games.paladins.codes import actions, amounts, places, things, workshops
from regnum.games.paladins.codes import events as told
from regnum.games.paladins.rewards import draw_suspicion
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import FIRST_FAVOUR_ROUND, reveal_favour
from regnum.games.paladins_coop.codes import events, kinds, limits, losses
from regnum.games.paladins_coop.codes import things as cards
from regnum.games.paladins_coop.honour import change_honour
from regnum.games.west_kingdom.decks import turn_up
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, count_of
from regnum.kernel.lowering import Rule, rule


def threat_row(g: Paladins) -> int:
    """Where Threats lie face up: the place after those of all seats; those removed lie at the next one."""
    return g.place(g.players, places.SHARED)


# -- coming to light


def reveal_cards(g: Paladins) -> None:
    """The round's Order and Favour, and the Threats below them."""  # TOM-4.16, TOM-4.17, TOM-4.20
    if g.round <= limits.ORDER_SLOTS:
        first = cards.FIRST_DECREE
        c = turn_up(g, g.first, g.order_deck, told.ORDER_UP, first, g.round, places.ORDER_DECK, places.ORDERS)
        g.orders[g.round - 1] = c
    if g.round >= FIRST_FAVOUR_ROUND:
        reveal_favour(g)
    g.overlord[0].invaders = 0
    if g.round == 1 or g.round == g.perils.late_round:
        n = g.perils.invaders_asked(g.round, g.players)
        g.emit(events.INVADERS_ASKED, g.first, cards.INVADER_THREAT, n, NONE, NONE, EVERYBODY)
    for slot in range(limits.THREAT_SLOTS):
        if g.perils.threat_rounds[slot] == g.round:
            reveal_threat(g, slot)
    if g.round == g.perils.king_round:
        g.emit(events.KING_THREAT_UP, g.first, cards.KING_THREAT, g.perils.king_extra, NONE, NONE, EVERYBODY)


def reveal_threat(g: Paladins, slot: int) -> None:
    """An Overlord Threat with its Workers, as many as the supply has."""  # TOM-4.18, TOM-4.19, TOM-4.64
    store = g.overlord[0]
    c = store.threat_deck.draw(g.chance, g.first)
    g.chance.reveal()
    n = g.perils.starts_with(c, g.players)
    if n > store.supply:
        n = store.supply
    store.supply -= n
    store.threats[slot] = c
    store.threat_workers[slot] = n
    g.emit(events.THREAT_UP, g.first, cards.FIRST_THREAT + c, n, NONE, threat_row(g), EVERYBODY)
    if n == 0:
        end_threat(g, slot)


# -- growing weaker


def weaken(g: Paladins, p: int, action: int) -> None:
    """A player has taken an action: the Threat that shows it loses a Worker."""  # TOM-4.24, TOM-4.25
    store = g.overlord[0]
    if action == actions.ATTACK or action == actions.CONVERT:
        store.invaders += 1  # TOM-4.27
    for slot in range(limits.THREAT_SLOTS):
        c = store.threats[slot]
        if c != NONE and g.perils.threat_action[c] == action:
            store.threat_workers[slot] -= 1
            store.supply += 1
            g.emit(
                events.THREAT_WEAKENED,
                p,
                cards.FIRST_THREAT + c,
                store.threat_workers[slot],
                threat_row(g),
                places.SUPPLY,
                EVERYBODY,
            )
            if store.threat_workers[slot] == 0:
                end_threat(g, slot)


def end_threat(g: Paladins, slot: int) -> None:
    """A Threat without Workers leaves the game at once."""  # TOM-4.24, TOM-4.47
    store = g.overlord[0]
    c = store.threats[slot]
    store.threats[slot] = NONE
    store.removed |= bit(c)
    row = threat_row(g)
    g.emit(events.THREAT_ENDS, g.current, cards.FIRST_THREAT + c, 1, row, row + 1, EVERYBODY)


# -- the end of a round


@rule
def resolve_threats(g: Paladins) -> Rule:
    """All face-up Threats from left to right, that of the Invaders first."""  # TOM-4.26, TOM-4.31
    g.current = g.first
    if g.overlord[0].resolved == 0:
        check_invaders(g)
        g.overlord[0].resolved = 1
    while g.overlord[0].resolved <= limits.THREAT_SLOTS:
        c: int = g.overlord[0].threats[g.overlord[0].resolved - 1]
        if c != NONE:
            g.emit(events.THREAT_STRIKES, g.first, cards.FIRST_THREAT + c, 1, threat_row(g), NONE, EVERYBODY)
            yield from g.together([choose_loss(g, p, c) for p in range(g.players)])  # TOM-4.60
            for i in range(g.players):
                yield from suffer(g, g.after(g.first, i), c)
        g.overlord[0].resolved += 1


def check_invaders(g: Paladins) -> None:
    """Too few Outsiders removed: everybody loses Honour."""  # TOM-4.27, TOM-4.28
    n = g.overlord[0].invaders
    if n >= g.perils.invaders_asked(g.round, g.players):
        g.emit(events.INVADERS_REPELLED, g.first, cards.INVADER_THREAT, n, NONE, NONE, EVERYBODY)
        return
    g.emit(events.INVADERS_LEFT, g.first, cards.INVADER_THREAT, n, NONE, NONE, EVERYBODY)
    for i in range(g.players):
        change_honour(g, g.after(g.first, i), -1)


@rule
def choose_loss(g: Paladins, p: int, threat: int) -> Rule:
    """Everybody chooses at once one of the losses that can be borne; none if none can."""  # TOM-4.29, TOM-4.43
    if g.overlord[0].chosen[p] == NONE:
        c: int = yield g.ask(p, kinds.LOSS, threat)
        g.overlord[0].chosen[p] = c


@rule
def suffer(g: Paladins, p: int, threat: int) -> Rule:
    """What a player has chosen is lost."""  # TOM-4.29, TOM-4.30
    c: int = g.overlord[0].chosen[p]
    g.overlord[0].chosen[p] = NONE
    if c == NONE:
        g.emit(events.SPARED, p, NONE, 0, NONE, NONE, EVERYBODY)
        return
    fx: int = g.perils.threat_options[threat * limits.OPTIONS + c]
    while g.perils.op[fx] != losses.END:
        if g.perils.op[fx] <= losses.LAST_PLAIN:
            lose_at_once(g, p, fx)
        else:
            yield from lose(g, p, g.perils.op[fx], g.perils.n[fx])
        fx += 1


def lose_at_once(g: Paladins, p: int, fx: int) -> None:
    """A loss that asks nobody."""  # TOM-4.29
    op = g.perils.op[fx]
    n = g.perils.n[fx]
    row = g.seats[p].amounts
    if op == losses.HONOUR:
        change_honour(g, p, n)
    elif op == losses.ATTRIBUTE:
        lower_attribute(g, p, g.perils.arg[fx], row[amounts.ATTRIBUTES + g.perils.arg[fx]] + n, events.LOSES_ATTRIBUTE)
    elif op == losses.SILVER:
        row[amounts.SILVER] -= n
        g.emit(events.LOSES_SILVER, p, NONE, n, g.place(p, places.SILVER), places.SUPPLY, EVERYBODY)
    else:
        row[amounts.PROVISIONS] -= n
        g.emit(events.LOSES_PROVISIONS, p, NONE, n, g.place(p, places.PROVISIONS), places.SUPPLY, EVERYBODY)


def lower_attribute(g: Paladins, p: int, which: int, value: int, event: int) -> None:
    """A marker goes down to a value."""  # TOM-4.29, TOM-4.33
    row = g.seats[p].amounts
    n = row[amounts.ATTRIBUTES + which] - value
    row[amounts.ATTRIBUTES + which] = value
    g.emit(event, p, things.FIRST_ATTRIBUTE + which, n, g.place(p, places.FAITH + which), NONE, EVERYBODY)


@rule
def lose(g: Paladins, p: int, op: int, n: int) -> Rule:
    """A loss that asks, or that may bring an Inquisition."""  # TOM-4.30
    while n > 0:
        n -= 1
        if op == losses.SUSPICION:
            yield from draw_suspicion(g, p)
        elif op == losses.WORKER:
            kind: int = yield g.ask(p, kinds.LOSE_WORKER)
            lose_worker(g, p, kind)
        else:
            spot: int = yield g.ask(p, kinds.LOSE_WORKSHOP)
            lose_workshop(g, p, spot)


def lose_worker(g: Paladins, p: int, kind: int) -> None:
    """A worker that was kept goes to the supply."""  # TOM-4.46
    g.seats[p].pool.remove(kind)
    source = g.place(p, places.POOL)
    g.emit(events.LOSES_WORKER, p, things.FIRST_WORKER + kind, 1, source, places.SUPPLY, EVERYBODY)


def lose_workshop(g: Paladins, p: int, spot: int) -> None:
    """A Workshop leaves the game and its space is open again; what was developed stays developed."""  # TOM-4.45
    s = g.seats[p]
    gone = count_of(s.workshops >> things.WORKSHOP_SPACES)
    s.workshops = (s.workshops & ~bit(spot)) | bit(things.WORKSHOP_SPACES + gone)
    action = things.FIRST_ACTION + actions.COMMISSION + workshops.row_of(spot)
    g.emit(events.LOSES_WORKSHOP, p, action, 1, g.place(p, places.WORKSHOPS), NONE, EVERYBODY)


def grow(g: Paladins) -> None:
    """In the impossible game a Worker joins each face-up Threat, from left to right."""  # TOM-4.39, TOM-4.40, TOM-4.64
    store = g.overlord[0]
    for slot in range(limits.THREAT_SLOTS):
        n = g.perils.growth if g.perils.growth < store.supply else store.supply
        if store.threats[slot] != NONE and n > 0:
            store.supply -= n
            store.threat_workers[slot] += n
            what = cards.FIRST_THREAT + store.threats[slot]
            g.emit(events.THREAT_GROWS, g.first, what, n, places.SUPPLY, threat_row(g), EVERYBODY)
