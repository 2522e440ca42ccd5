"""What a card does when it is played: reactions first, then its instructions from top to bottom."""

from regnum.games.dominion.codes import (
    ASIDE,
    BANDIT,
    BY_TARGET,
    CHANCELLOR,
    DECK,
    DISCARD,
    DISCARD_DOWN,
    DISCARD_PILE,
    DRAWS,
    EMPTY_PILES,
    END,
    GAIN,
    GAIN_TREASURE,
    HAND,
    HARBINGER,
    LAST_PLAIN,
    LIBRARY,
    OP_ACTIONS,
    OP_ASIDE_DISCARD_OR_DECK,
    OP_ASIDE_TO_DISCARD,
    OP_BUYS,
    OP_COINS,
    OP_DECK_TO_DISCARD,
    OP_DISCARD,
    OP_DISCARD_DOWN,
    OP_DISCARD_TO_DECK,
    OP_DISCARD_TOP,
    OP_DRAW,
    OP_DRAW_AS_MANY,
    OP_DRAW_UNTIL,
    OP_EACH_OTHER,
    OP_EACH_PLAYER,
    OP_FIRST_PLAY_BONUS,
    OP_GAIN,
    OP_GAIN_CARD,
    OP_HAND_TO_DECK,
    OP_JUMP,
    OP_LOOK_TOP,
    OP_MAY,
    OP_PLAY_FROM_HAND,
    OP_PLAY_TAKEN,
    OP_REVEAL_HAND,
    OP_REVEAL_TOP,
    OP_REVEAL_UNTIL,
    OP_SORT_ASIDE,
    OP_TAKE_FROM_TRASH,
    OP_TRASH,
    OP_TRASH_ASIDE,
    OP_TRASH_THIS,
    OP_UNLESS_ASIDE,
    OP_UNLESS_HAND_HAS,
    OP_UNLESS_TAKEN,
    OP_UNLESS_TAKEN_IN,
    PASS,
    PLAY_AREA,
    PLAYS,
    PLAYS_AGAIN,
    PUT_ON_DECK,
    REACT,
    REACTS,
    RELATIVE,
    SENTRY,
    SENTRY_ORDER,
    SET_ASIDE,
    SETS_ASIDE,
    SPY,
    THIEF_GAIN,
    THIEF_TRASH,
    THRONE,
    TO_DISCARD,
    TO_TRASH,
    TRASH,
    TRASH_ONE,
)
from regnum.games.dominion.moves import (
    add_actions,
    add_buys,
    add_coins,
    deck_to_discard,
    discard_aside,
    discard_one_aside,
    discard_top,
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
    to_play_area,
    trash_aside,
    trash_from_hand,
    trash_this,
)
from regnum.games.dominion.state import Dominion, pack
from regnum.kernel.containers import EVERYBODY, NONE, bit, has
from regnum.kernel.lowering import Rule, RuleOf, rule


@rule
def play(g: Dominion, p: int, c: int) -> Rule:
    """One play of an Action card that lies in the play area."""  # DOM-4.3, DOM-10.2
    unaffected: int = 0
    if has(g.cards.attacks, c):
        unaffected = yield from reactions(g, p, c)
    yield from perform(g, p, p, c, g.cards.effects[c], unaffected)


@rule
def reactions(g: Dominion, p: int, attack: int) -> RuleOf[int]:
    """Before an Attack does anything, each other player may reveal a Reaction; says who is unaffected."""
    unaffected: int = 0
    for i in range(1, len(g.seats)):
        q: int = g.after(p, i)
        g.chance.reveal()  # whether a player is asked tells about the hand
        if g.seats[q].hand.kinds & g.cards.reactions != 0:  # DOM-10.7, DOM-10.8
            c: int = yield g.ask(q, REACT, attack)
            if c != PASS:
                g.emit(REACTS, q, c, 1, g.place(q, HAND), g.place(q, HAND), EVERYBODY)
                unaffected |= bit(q)
    return unaffected


def carry_out(g: Dominion, p: int, q: int, card: int, fx: int) -> int:
    """Follows the instructions that ask nobody, for player q, and says where the first other one stands."""
    cards = g.cards
    op = cards.op[fx]
    while op != END and op <= LAST_PLAIN:
        n = cards.a[fx]
        if op == OP_DRAW:
            draw(g, q, n)
        elif op == OP_ACTIONS:
            add_actions(g, p, n)
        elif op == OP_COINS:
            add_coins(g, p, n)
        elif op == OP_BUYS:
            add_buys(g, p, n)
        elif op == OP_TRASH_THIS:
            trash_this(g, p, card)
        elif op == OP_GAIN_CARD:
            gain(g, q, n, cards.b[fx])
        elif op == OP_FIRST_PLAY_BONUS:
            g.bonus_card = n
            g.bonus_coins += cards.b[fx]
        elif op == OP_DECK_TO_DISCARD:
            deck_to_discard(g, q)
        elif op == OP_REVEAL_TOP:
            reveal_top(g, q, n)
        elif op == OP_LOOK_TOP:
            look_at_top(g, q, n)
        elif op == OP_ASIDE_TO_DISCARD:
            discard_aside(g, q)
        elif op == OP_REVEAL_HAND:
            reveal_hand(g, q)
        elif op == OP_REVEAL_UNTIL:
            reveal_until(g, q, cards.among[fx], n)
        fx += 1
        op = cards.op[fx]
    return fx


@rule
def perform(g: Dominion, p: int, q: int, card: int, fx: int, unaffected: int) -> Rule:
    """The instructions of a card that p played, as they concern q, from `fx` to their end."""
    n: int = 0
    taken: int = NONE
    mark: int = g.trash.size
    while True:
        fx = carry_out(g, p, q, card, fx)
        op: int = g.cards.op[fx]
        if op == END:
            return
        if op == OP_DRAW_AS_MANY:
            draw(g, q, n)
        elif op == OP_DISCARD_TOP:
            taken = discard_top(g, q)
        elif op == OP_UNLESS_TAKEN:
            if taken == NONE:
                fx = g.cards.a[fx] - 1
        elif op == OP_UNLESS_TAKEN_IN:
            if taken == NONE or not has(g.cards.among[fx], taken):
                fx = g.cards.a[fx] - 1
        elif op == OP_UNLESS_HAND_HAS:
            if g.seats[q].hand.kinds & g.cards.among[fx] == 0:
                fx = g.cards.a[fx] - 1
        elif op == OP_UNLESS_ASIDE:
            if g.seats[q].aside.size == 0:
                fx = g.cards.a[fx] - 1
        elif op == OP_JUMP:
            fx = g.cards.a[fx] - 1
        elif op == OP_DISCARD:
            n = yield from discard_chosen(g, q, fx)
        elif op == OP_DISCARD_DOWN:
            yield from discard_exactly(g, q, g.seats[q].hand.size - g.cards.a[fx])
        elif op == OP_TRASH:
            taken = yield from trash_chosen(g, q, fx)
        elif op == OP_TRASH_ASIDE:
            yield from trash_revealed(g, p, q, fx)
        elif op == OP_GAIN:
            yield from gain_chosen(g, p, taken, fx)
        elif op == OP_TAKE_FROM_TRASH:
            yield from take_trashed(g, p, mark)
        elif op == OP_HAND_TO_DECK:
            yield from hand_to_deck(g, q, fx)
        elif op == OP_DISCARD_TO_DECK:
            yield from discard_to_deck(g, q)
        elif op == OP_DRAW_UNTIL:
            yield from draw_until(g, q, fx)
        elif op == OP_SORT_ASIDE:
            yield from sort_aside(g, q)
        elif op == OP_PLAY_FROM_HAND:
            yield from play_from_hand(g, p, fx)
        elif op == OP_PLAY_TAKEN:
            g.seats[p].discard.remove(taken)
            g.seats[p].in_play.put(taken)
            g.emit(PLAYS, p, taken, 1, g.place(p, DISCARD_PILE), g.place(p, PLAY_AREA), EVERYBODY)
            yield from play(g, p, taken)
        elif op == OP_MAY:
            answer: int = PASS
            if g.cards.b[fx] != CHANCELLOR or g.seats[p].deck.size > 0:  # DOM-12.2
                answer = yield g.ask(p, g.cards.b[fx], taken)
            if answer == PASS:
                fx = g.cards.a[fx] - 1
        elif op == OP_ASIDE_DISCARD_OR_DECK:
            c: int = g.seats[q].aside.top()
            fate: int = yield g.ask(p, SPY, pack(c, q))
            if fate == TO_DISCARD:
                discard_one_aside(g, q, c)
            else:
                put_aside_on_deck(g, q, c, EVERYBODY)
        elif op == OP_EACH_OTHER:
            for i in range(1, len(g.seats)):  # DOM-10.5, DOM-10.6
                if not has(unaffected, g.after(p, i)):
                    yield from perform(g, p, g.after(p, i), card, g.cards.a[fx], 0)
        elif op == OP_EACH_PLAYER:
            for j in range(len(g.seats)):  # DOM-3.15
                if not has(unaffected, g.after(p, j)):
                    yield from perform(g, p, g.after(p, j), card, g.cards.a[fx], 0)
        fx += 1


@rule
def discard_chosen(g: Dominion, q: int, fx: int) -> RuleOf[int]:
    """Discards any number of cards, or a number that is not chosen; says how many."""  # DOM-9.4, DOM-13.7
    n: int = 0
    if g.cards.b[fx] == EMPTY_PILES:
        yield from discard_exactly(g, q, g.empty_piles())
        return 0
    c: int = 0
    while g.seats[q].hand.size > 0:
        c = yield g.ask(q, DISCARD, c)
        if c == PASS:
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
        c = yield g.ask(q, DISCARD_DOWN, pack(c, n))
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
        c = yield g.ask(q, TRASH_ONE, fx)
        if c == PASS:
            return NONE
        trash_from_hand(g, q, c)
        return c
    while left > 0 and g.seats[q].hand.size > 0:
        c = yield g.ask(q, TRASH, pack(c, left))
        if c == PASS:
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
    if g.cards.a[fx] == BY_TARGET:
        c = yield g.ask(q, BANDIT, fx)
    else:
        c = yield g.ask(p, THIEF_TRASH, pack(fx, q))
    trash_aside(g, q, c)


@rule
def gain_chosen(g: Dominion, p: int, taken: int, fx: int) -> Rule:
    """Gains a card up to a cost that is fixed, or counted from the card just trashed."""  # DOM-3.13, DOM-3.17
    cap: int = g.cards.a[fx]
    if cap >= RELATIVE:
        cap = cap - RELATIVE + g.cards.cost[taken]
    kind: int = GAIN_TREASURE if g.cards.among[fx] == g.cards.treasures else GAIN
    c: int = yield g.ask(p, kind, pack(fx, cap))
    if c != NONE:
        gain(g, p, c, g.cards.b[fx])


@rule
def take_trashed(g: Dominion, p: int, mark: int) -> Rule:
    """Takes any of the cards that this play trashed."""  # DOM-9.24, DOM-R10
    c: int = 0
    while g.trash.size > mark:
        c = yield g.ask(p, THIEF_GAIN, pack(c, mark))
        if c == PASS:
            break
        take_from_trash(g, p, c)


@rule
def hand_to_deck(g: Dominion, q: int, fx: int) -> Rule:
    """Puts a card from hand on top of the deck, open or unseen."""  # DOM-9.3, DOM-13.3
    c: int = yield g.ask(q, PUT_ON_DECK, fx)
    if c != NONE:
        put_hand_on_deck(g, q, c, EVERYBODY if g.cards.b[fx] == 1 else bit(q))


@rule
def discard_to_deck(g: Dominion, q: int) -> Rule:
    """Looks through the own discard pile and may put a card from it on top of the deck."""  # DOM-13.5
    if g.seats[q].discard.size == 0:
        return
    g.chance.reveal()
    c: int = yield g.ask(q, HARBINGER)
    if c != PASS:
        put_discard_on_deck(g, q, c)


@rule
def draw_until(g: Dominion, q: int, fx: int) -> Rule:
    """Draws card by card up to a hand size; each card of the named kind may be set aside."""  # DOM-9.14, DOM-9.15
    while g.seats[q].hand.size < g.cards.a[fx]:
        c: int = take_top(g, g.seats[q], q)
        if c == NONE:
            break
        g.emit(DRAWS, q, c, 1, g.place(q, DECK), g.place(q, HAND), bit(q))
        g.seats[q].hand.add(c)
        if has(g.cards.among[fx], c):
            answer: int = yield g.ask(q, LIBRARY, c)
            if answer == SET_ASIDE:
                g.seats[q].hand.remove(c)
                g.seats[q].aside.put(c)
                g.emit(SETS_ASIDE, q, c, 1, g.place(q, HAND), g.place(q, ASIDE), EVERYBODY)
    discard_aside(g, q)


@rule
def sort_aside(g: Dominion, q: int) -> Rule:
    """Each card looked at is trashed, discarded or put back; the order of those put back is chosen."""  # DOM-13.8
    keep: int = 0
    for i in range(g.seats[q].aside.size):
        c: int = g.seats[q].aside.at(keep)
        fate: int = yield g.ask(q, SENTRY, c)
        if fate == TO_TRASH:
            trash_aside(g, q, c)
        elif fate == TO_DISCARD:
            discard_one_aside(g, q, c)
        else:
            keep += 1
    if keep == 2:
        top: int = yield g.ask(q, SENTRY_ORDER)
        under: int = g.seats[q].aside.at(0) if g.seats[q].aside.at(0) != top else g.seats[q].aside.at(1)
        put_aside_on_deck(g, q, under, bit(q))
    if keep > 0:
        put_aside_on_deck(g, q, g.seats[q].aside.top(), bit(q))


@rule
def play_from_hand(g: Dominion, p: int, fx: int) -> Rule:
    """Plays an Action card from hand several times without using actions."""  # DOM-9.25 to DOM-9.28, DOM-9.35
    if g.seats[p].hand.kinds & g.cards.actions == 0:
        return
    c: int = yield g.ask(p, THRONE, fx)
    if c == PASS:
        return
    to_play_area(g, p, c)
    for i in range(g.cards.b[fx]):
        if i > 0:
            g.emit(PLAYS_AGAIN, p, c, 1, g.place(p, PLAY_AREA), g.place(p, PLAY_AREA), EVERYBODY)
        yield from play(g, p, c)
