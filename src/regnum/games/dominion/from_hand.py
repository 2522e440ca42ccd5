"""What cards do with a hand: some of it is discarded, trashed or put on the deck."""

from regnum.games.dominion.codes import answers, kinds
from regnum.games.dominion.moves import discard_aside, pick_from_hand, put_hand_on_deck, trash_from_hand
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import EVERYBODY, NONE, bit
from regnum.kernel.core.pairs import triple
from regnum.kernel.lowering import Rule, RuleOf, rule


@rule
def discard_any(g: Dominion, q: int, fx: int) -> RuleOf[int]:
    """Discards any number of cards; says how many."""  # DOM-9.4
    n: int = 0
    c: int = 0
    while g.seats[q].hand.size > 0:
        c = yield g.ask(q, kinds.DISCARD, triple(fx, c, 0))
        if c == answers.PASS:
            break
        pick_from_hand(g, q, c)
        n += 1
    discard_aside(g, q)
    return n


@rule
def discard_exactly(g: Dominion, q: int, fx: int, n: int) -> Rule:
    """Discards n cards of the own choice, or the whole hand if it has fewer."""  # DOM-9.17, DOM-13.7
    if n > g.seats[q].hand.size:
        n = g.seats[q].hand.size
    c: int = 0
    while n > 0:
        c = yield g.ask(q, kinds.DISCARD_DOWN, triple(fx, c, n))
        pick_from_hand(g, q, c)
        n -= 1
    discard_aside(g, q)


@rule
def trash_one(g: Dominion, q: int, fx: int) -> RuleOf[int]:
    """Trashes a card, if one fits; says which, or NONE."""  # DOM-9.18, DOM-9.21, DOM-9.22
    if g.seats[q].hand.kinds & g.cards.among[fx] == 0:
        return NONE
    c: int = yield g.ask(q, kinds.TRASH_ONE, fx)
    if c == answers.PASS:
        return NONE
    trash_from_hand(g, q, c)
    return c


@rule
def trash_several(g: Dominion, q: int, fx: int) -> RuleOf[int]:
    """Trashes up to so many cards; says which one came last, or NONE."""  # DOM-9.7
    left: int = g.cards.n[fx]
    taken: int = NONE
    c: int = 0
    while left > 0 and g.seats[q].hand.size > 0:
        c = yield g.ask(q, kinds.TRASH, triple(fx, c, left))
        if c == answers.PASS:
            break
        trash_from_hand(g, q, c)
        taken = c
        left -= 1
    return taken


@rule
def hand_to_deck(g: Dominion, q: int, fx: int) -> Rule:
    """Puts a card from hand on top of the deck, open or unseen."""  # DOM-9.3, DOM-13.3
    c: int = yield g.ask(q, kinds.PUT_ON_DECK, fx)
    if c != NONE:
        put_hand_on_deck(g, q, c, EVERYBODY if g.cards.open[fx] == 1 else bit(q))
