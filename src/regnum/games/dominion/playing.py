"""Playing a card: reactions first, then its effects from top to bottom."""

from regnum.games.dominion.codes import answers, events, kinds, ops, places
from regnum.games.dominion.from_deck import (
    discard_or_put_back,
    discard_to_deck,
    draw_until,
    sort_aside,
    trash_revealed,
)
from regnum.games.dominion.from_hand import discard_any, discard_exactly, hand_to_deck, trash_one, trash_several
from regnum.games.dominion.gaining import gain_up_to, take_trashed
from regnum.games.dominion.instructions import carry_out
from regnum.games.dominion.moves import discard_top, draw, to_play_area
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, has
from regnum.kernel.core.pairs import first_of, pair, second_of
from regnum.kernel.lowering import Rule, RuleOf, rule


@rule
def play(g: Dominion, p: int, c: int) -> Rule:
    """One play of an Action card that lies in the play area."""  # DOM-4.3, DOM-10.2
    unaffected: int = 0
    if has(g.cards.attacks, c):
        unaffected = yield from reactions(g, p, c)
    yield from perform(g, p, p, g.cards.effects[c], unaffected)


@rule
def reactions(g: Dominion, p: int, attack: int) -> RuleOf[int]:
    """Before an Attack does anything, each other player may reveal a Reaction; says who is unaffected."""
    unaffected: int = 0
    for i in range(1, len(g.seats)):
        q: int = g.after(p, i)
        g.chance.reveal()  # whether a player is asked tells about the hand
        if g.seats[q].hand.kinds & g.cards.reactions != 0:  # DOM-10.7, DOM-10.8
            c: int = yield g.ask(q, kinds.REACT, attack)
            if c != answers.PASS:
                g.emit(events.REACTS, q, c, 1, g.place(q, places.HAND), g.place(q, places.HAND), EVERYBODY)
                unaffected |= bit(q)
    return unaffected


@rule
def perform(g: Dominion, p: int, q: int, fx: int, unaffected: int) -> Rule:  # noqa: C901 - one branch a verb
    """The effects of a card that p played, as they concern q: a list from `fx` to its end, with the lists inside."""
    n: int = 0
    taken: int = NONE
    mark: int = g.trash.size
    after: int = 0  # where to go on when a list inside has ended, one address on the other
    while True:
        fx = carry_out(g, p, q, fx)
        op: int = g.cards.op[fx]
        if op == ops.END:
            if after == 0:
                return
            fx = first_of(after)
            after = second_of(after)
            continue
        if op <= ops.IF_REVEALED:
            after = pair(fx + 1, after)
            fx = branch(g, q, taken, fx)
            continue
        if op == ops.MAY:
            wanted: bool = yield from offer(g, p, taken, fx)
            after = pair(fx + 1, after)
            fx = g.cards.then[fx] if wanted else 0
            continue
        if op == ops.EACH_OTHER:
            for i in range(1, len(g.seats)):  # DOM-10.5, DOM-10.6
                if not has(unaffected, g.after(p, i)):
                    yield from perform(g, p, g.after(p, i), g.cards.then[fx], 0)
        elif op == ops.EACH_PLAYER:
            for j in range(len(g.seats)):  # DOM-3.15
                if not has(unaffected, g.after(p, j)):
                    yield from perform(g, p, g.after(p, j), g.cards.then[fx], 0)
        elif op == ops.DRAW_AS_MANY:
            draw(g, q, n)
        elif op == ops.DISCARD_TOP:
            taken = discard_top(g, q)
        elif op == ops.DISCARD:
            n = yield from discard_any(g, q, fx)
        elif op == ops.DISCARD_FOR_PILES:
            yield from discard_exactly(g, q, fx, g.empty_piles())
        elif op == ops.DISCARD_DOWN:
            yield from discard_exactly(g, q, fx, g.seats[q].hand.size - g.cards.n[fx])
        elif op == ops.TRASH:
            taken = yield from trash_several(g, q, fx)
        elif op == ops.TRASH_ONE:
            taken = yield from trash_one(g, q, fx)
        elif op == ops.TRASH_ASIDE:
            yield from trash_revealed(g, p, q, fx)
        elif op == ops.GAIN:
            yield from gain_up_to(g, p, fx, g.cards.n[fx])
        elif op == ops.GAIN_DEARER:
            yield from gain_up_to(g, p, fx, g.cards.n[fx] + g.cards.cost[taken])
        elif op == ops.TAKE_FROM_TRASH:
            yield from take_trashed(g, p, fx, mark)
        elif op == ops.HAND_TO_DECK:
            yield from hand_to_deck(g, q, fx)
        elif op == ops.DISCARD_TO_DECK:
            yield from discard_to_deck(g, q, fx)
        elif op == ops.DRAW_UNTIL:
            yield from draw_until(g, q, fx)
        elif op == ops.SORT_ASIDE:
            yield from sort_aside(g, q, fx)
        elif op == ops.ASIDE_DISCARD_OR_DECK:
            yield from discard_or_put_back(g, p, q, fx)
        elif op == ops.PLAY_FROM_HAND:
            yield from play_from_hand(g, p, fx)
        elif op == ops.PLAY_TAKEN:
            yield from play_taken(g, p, taken)
        fx += 1


def branch(g: Dominion, q: int, taken: int, fx: int) -> int:
    """The list that a condition leads to."""
    cards = g.cards
    op = cards.op[fx]
    if op == ops.IF_HAND_HAS:
        met = g.seats[q].hand.kinds & cards.among[fx] != 0
    elif op == ops.IF_REVEALED:
        met = g.seats[q].aside.size > 0
    else:
        met = taken != NONE and (op == ops.IF_TAKEN or has(cards.among[fx], taken))
    return cards.then[fx] if met else cards.otherwise[fx]


@rule
def offer(g: Dominion, p: int, taken: int, fx: int) -> RuleOf[bool]:
    """Whether the player wants what a card offers; an empty deck need not be turned over."""
    first: int = g.cards.op[g.cards.then[fx]]
    if first == ops.DECK_TO_DISCARD and g.seats[p].deck.size == 0:  # DOM-12.2
        return False
    answer: int = 0
    if first == ops.PLAY_TAKEN:
        answer = yield g.ask(p, kinds.VASSAL, pair(fx, taken))
    else:
        answer = yield g.ask(p, kinds.CHANCELLOR, fx)
    return answer == answers.YES


@rule
def play_taken(g: Dominion, p: int, c: int) -> Rule:
    """Plays the card just discarded without using an action."""  # DOM-13.9
    g.seats[p].discard.remove(c)
    g.seats[p].in_play.put(c)
    g.emit(events.PLAYS, p, c, 1, g.place(p, places.DISCARD), g.place(p, places.IN_PLAY), EVERYBODY)
    yield from play(g, p, c)


@rule
def play_from_hand(g: Dominion, p: int, fx: int) -> Rule:
    """Plays an Action card from hand several times without using actions."""  # DOM-9.25 to DOM-9.28, DOM-9.35
    if g.seats[p].hand.kinds & g.cards.among[fx] == 0:
        return
    c: int = yield g.ask(p, kinds.THRONE, fx)
    if c == answers.PASS:
        return
    to_play_area(g, p, c)
    for i in range(g.cards.n[fx]):
        if i > 0:
            g.emit(events.PLAYS_AGAIN, p, c, 1, g.place(p, places.IN_PLAY), g.place(p, places.IN_PLAY), EVERYBODY)
        yield from play(g, p, c)
