"""What cards do with what comes from a deck or lies in a discard pile: revealed, looked at, drawn one by one."""

from regnum.games.dominion import moves
from regnum.games.dominion.codes import answers, events, kinds, places
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, has
from regnum.kernel.core.pairs import pair, triple
from regnum.kernel.lowering import Rule, rule


@rule
def trash_revealed(g: Dominion, p: int, q: int, fx: int) -> Rule:
    """One of the revealed cards is trashed, if one fits."""  # DOM-9.24, DOM-13.4
    if g.seats[q].aside.kinds() & g.cards.among[fx] == 0:
        return
    c: int = 0
    if g.cards.target[fx] == 1:
        c = yield g.ask(q, kinds.BANDIT, fx)
    else:
        c = yield g.ask(p, kinds.THIEF_TRASH, pair(fx, q))
    moves.trash_aside(g, q, c)


@rule
def discard_or_put_back(g: Dominion, p: int, q: int, fx: int) -> Rule:
    """The player of the card decides where the card that q revealed goes."""  # DOM-9.23
    c: int = g.seats[q].aside.top()
    fate: int = yield g.ask(p, kinds.SPY, triple(fx, c, q))
    if fate == answers.TO_DISCARD:
        moves.discard_one_aside(g, q, c)
    else:
        moves.put_aside_on_deck(g, q, c, EVERYBODY)


@rule
def discard_to_deck(g: Dominion, q: int, fx: int) -> Rule:
    """Looks through the own discard pile and may put a card from it on top of the deck."""  # DOM-13.5
    if g.seats[q].discard.size == 0:
        return
    g.chance.reveal()
    c: int = yield g.ask(q, kinds.HARBINGER, fx)
    if c != answers.PASS:
        moves.put_discard_on_deck(g, q, c)


@rule
def draw_until(g: Dominion, q: int, fx: int) -> Rule:
    """Draws card by card up to a hand size; each card of the named kind may be set aside."""  # DOM-9.14, DOM-9.15
    while g.seats[q].hand.size < g.cards.n[fx]:
        c: int = moves.take_top(g, g.seats[q], q)
        if c == NONE:
            break
        g.emit(events.DRAWS, q, c, 1, g.place(q, places.DECK), g.place(q, places.HAND), bit(q))
        g.seats[q].hand.add(c)
        if has(g.cards.among[fx], c):
            answer: int = yield g.ask(q, kinds.LIBRARY, pair(fx, c))
            if answer == answers.SET_ASIDE:
                g.seats[q].hand.remove(c)
                g.seats[q].aside.put(c)
                g.emit(events.SETS_ASIDE, q, c, 1, g.place(q, places.HAND), g.place(q, places.ASIDE), EVERYBODY)
    moves.discard_aside(g, q)


@rule
def sort_aside(g: Dominion, q: int, fx: int) -> Rule:
    """Each card looked at is trashed, discarded or put back; the order of those put back is chosen."""  # DOM-13.8
    keep: int = 0
    for _ in range(g.seats[q].aside.size):
        c: int = g.seats[q].aside.at(keep)
        fate: int = yield g.ask(q, kinds.SENTRY, pair(fx, c))
        if fate == answers.TO_TRASH:
            moves.trash_aside(g, q, c)
        elif fate == answers.TO_DISCARD:
            moves.discard_one_aside(g, q, c)
        else:
            keep += 1
    if keep == 2:
        top: int = yield g.ask(q, kinds.SENTRY_ORDER, fx)
        under: int = g.seats[q].aside.at(0) if g.seats[q].aside.at(0) != top else g.seats[q].aside.at(1)
        moves.put_aside_on_deck(g, q, under, bit(q))
    if keep > 0:
        moves.put_aside_on_deck(g, q, g.seats[q].aside.top(), bit(q))
