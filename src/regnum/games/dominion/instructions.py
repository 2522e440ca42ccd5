"""The instructions that cards are made of: those that ask nobody, and a rule for each that asks."""

from regnum.games.dominion.codes import answers, events, kinds, ops, places
from regnum.games.dominion.moves import (
    add_actions,
    add_buys,
    add_coins,
    deck_to_discard,
    discard_aside,
    discard_one_aside,
    draw,
    gain,
    look_at_top,
    pick_from_hand,
    put_aside_on_deck,
    put_discard_on_deck,
    put_hand_on_deck,
    reveal_hand,
    reveal_top,
    reveal_until,
    take_from_trash,
    take_top,
    trash_aside,
    trash_from_hand,
    trash_this,
)
from regnum.games.dominion.state import Dominion
from regnum.kernel.containers import EVERYBODY, NONE, bit, has
from regnum.kernel.lowering import Rule, RuleOf, rule
from regnum.kernel.pairs import pair


def carry_out(g: Dominion, p: int, q: int, card: int, fx: int) -> int:
    """Follows the instructions that ask nobody, for player q, and says where the first other one stands."""
    cards = g.cards
    op = cards.op[fx]
    while op != ops.END and op <= ops.LAST_PLAIN:
        n = cards.a[fx]
        if op == ops.DRAW:
            draw(g, q, n)
        elif op == ops.ACTIONS:
            add_actions(g, p, n)
        elif op == ops.COINS:
            add_coins(g, p, n)
        elif op == ops.BUYS:
            add_buys(g, p, n)
        elif op == ops.TRASH_THIS:
            trash_this(g, p, card)
        elif op == ops.GAIN_CARD:
            gain(g, q, n, cards.b[fx])
        elif op == ops.FIRST_PLAY_BONUS:
            g.bonus_card = n
            g.bonus_coins += cards.b[fx]
        elif op == ops.DECK_TO_DISCARD:
            deck_to_discard(g, q)
        elif op == ops.REVEAL_TOP:
            reveal_top(g, q, n)
        elif op == ops.LOOK_TOP:
            look_at_top(g, q, n)
        elif op == ops.ASIDE_TO_DISCARD:
            discard_aside(g, q)
        elif op == ops.REVEAL_HAND:
            reveal_hand(g, q)
        elif op == ops.REVEAL_UNTIL:
            reveal_until(g, q, cards.among[fx], n)
        fx += 1
        op = cards.op[fx]
    return fx


@rule
def discard_chosen(g: Dominion, q: int, fx: int) -> RuleOf[int]:
    """Discards any number of cards, or a number that is not chosen; says how many."""  # DOM-9.4, DOM-13.7
    n: int = 0
    if g.cards.b[fx] == ops.EMPTY_PILES:
        yield from discard_exactly(g, q, g.empty_piles())
        return 0
    c: int = 0
    while g.seats[q].hand.size > 0:
        c = yield g.ask(q, kinds.DISCARD, c)
        if c == answers.PASS:
            break
        pick_from_hand(g, q, c)
        n += 1
    discard_aside(g, q)
    return n


@rule
def discard_exactly(g: Dominion, q: int, n: int) -> Rule:
    """Discards n cards of the own choice, or the whole hand if it has fewer."""  # DOM-9.17
    if n > g.seats[q].hand.size:
        n = g.seats[q].hand.size
    c: int = 0
    while n > 0:
        c = yield g.ask(q, kinds.DISCARD_DOWN, pair(c, n))
        pick_from_hand(g, q, c)
        n -= 1
    discard_aside(g, q)


@rule
def trash_chosen(g: Dominion, q: int, fx: int) -> RuleOf[int]:
    """Trashes cards from hand; says which one came last, or NONE."""  # DOM-9.7, DOM-9.18, DOM-9.21, DOM-9.22
    left: int = g.cards.b[fx]
    taken: int = NONE
    c: int = 0
    if left == 1:
        if g.seats[q].hand.kinds & g.cards.among[fx] == 0:
            return NONE
        c = yield g.ask(q, kinds.TRASH_ONE, fx)
        if c == answers.PASS:
            return NONE
        trash_from_hand(g, q, c)
        return c
    while left > 0 and g.seats[q].hand.size > 0:
        c = yield g.ask(q, kinds.TRASH, pair(c, left))
        if c == answers.PASS:
            break
        trash_from_hand(g, q, c)
        taken = c
        left -= 1
    return taken


@rule
def trash_revealed(g: Dominion, p: int, q: int, fx: int) -> Rule:
    """One of the revealed cards is trashed, if one fits."""  # DOM-9.24, DOM-13.4
    if g.seats[q].aside.kinds() & g.cards.among[fx] == 0:
        return
    c: int = 0
    if g.cards.a[fx] == ops.BY_TARGET:
        c = yield g.ask(q, kinds.BANDIT, fx)
    else:
        c = yield g.ask(p, kinds.THIEF_TRASH, pair(fx, q))
    trash_aside(g, q, c)


@rule
def gain_chosen(g: Dominion, p: int, taken: int, fx: int) -> Rule:
    """Gains a card up to a cost that is fixed, or counted from the card just trashed."""  # DOM-3.13, DOM-3.17
    cap: int = g.cards.a[fx]
    if cap >= ops.RELATIVE:
        cap = cap - ops.RELATIVE + g.cards.cost[taken]
    kind: int = kinds.GAIN_TREASURE if g.cards.among[fx] == g.cards.treasures else kinds.GAIN
    c: int = yield g.ask(p, kind, pair(fx, cap))
    if c != NONE:
        gain(g, p, c, g.cards.b[fx])


@rule
def take_trashed(g: Dominion, p: int, mark: int) -> Rule:
    """Takes any of the cards that this play trashed."""  # DOM-9.24, DOM-R10
    c: int = 0
    while g.trash.size > mark:
        c = yield g.ask(p, kinds.THIEF_GAIN, pair(c, mark))
        if c == answers.PASS:
            break
        take_from_trash(g, p, c)


@rule
def hand_to_deck(g: Dominion, q: int, fx: int) -> Rule:
    """Puts a card from hand on top of the deck, open or unseen."""  # DOM-9.3, DOM-13.3
    c: int = yield g.ask(q, kinds.PUT_ON_DECK, fx)
    if c != NONE:
        put_hand_on_deck(g, q, c, EVERYBODY if g.cards.b[fx] == 1 else bit(q))


@rule
def discard_to_deck(g: Dominion, q: int) -> Rule:
    """Looks through the own discard pile and may put a card from it on top of the deck."""  # DOM-13.5
    if g.seats[q].discard.size == 0:
        return
    g.chance.reveal()
    c: int = yield g.ask(q, kinds.HARBINGER)
    if c != answers.PASS:
        put_discard_on_deck(g, q, c)


@rule
def draw_until(g: Dominion, q: int, fx: int) -> Rule:
    """Draws card by card up to a hand size; each card of the named kind may be set aside."""  # DOM-9.14, DOM-9.15
    while g.seats[q].hand.size < g.cards.a[fx]:
        c: int = take_top(g, g.seats[q], q)
        if c == NONE:
            break
        g.emit(events.DRAWS, q, c, 1, g.place(q, places.DECK), g.place(q, places.HAND), bit(q))
        g.seats[q].hand.add(c)
        if has(g.cards.among[fx], c):
            answer: int = yield g.ask(q, kinds.LIBRARY, c)
            if answer == answers.SET_ASIDE:
                g.seats[q].hand.remove(c)
                g.seats[q].aside.put(c)
                g.emit(events.SETS_ASIDE, q, c, 1, g.place(q, places.HAND), g.place(q, places.ASIDE), EVERYBODY)
    discard_aside(g, q)


@rule
def sort_aside(g: Dominion, q: int) -> Rule:
    """Each card looked at is trashed, discarded or put back; the order of those put back is chosen."""  # DOM-13.8
    keep: int = 0
    for _ in range(g.seats[q].aside.size):
        c: int = g.seats[q].aside.at(keep)
        fate: int = yield g.ask(q, kinds.SENTRY, c)
        if fate == answers.TO_TRASH:
            trash_aside(g, q, c)
        elif fate == answers.TO_DISCARD:
            discard_one_aside(g, q, c)
        else:
            keep += 1
    if keep == 2:
        top: int = yield g.ask(q, kinds.SENTRY_ORDER)
        under: int = g.seats[q].aside.at(0) if g.seats[q].aside.at(0) != top else g.seats[q].aside.at(1)
        put_aside_on_deck(g, q, under, bit(q))
    if keep > 0:
        put_aside_on_deck(g, q, g.seats[q].aside.top(), bit(q))
