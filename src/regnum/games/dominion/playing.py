"""Playing a card: reactions first, then its instructions from top to bottom."""

from regnum.games.dominion.codes import answers, events, kinds, ops, places
from regnum.games.dominion.instructions import (
    carry_out,
    discard_chosen,
    discard_exactly,
    discard_to_deck,
    draw_until,
    gain_chosen,
    hand_to_deck,
    sort_aside,
    take_trashed,
    trash_chosen,
    trash_revealed,
)
from regnum.games.dominion.moves import discard_one_aside, discard_top, draw, put_aside_on_deck, to_play_area
from regnum.games.dominion.state import Dominion
from regnum.kernel.containers import EVERYBODY, NONE, bit, has
from regnum.kernel.lowering import Rule, RuleOf, rule
from regnum.kernel.pairs import pair


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
            c: int = yield g.ask(q, kinds.REACT, attack)
            if c != answers.PASS:
                g.emit(events.REACTS, q, c, 1, g.place(q, places.HAND), g.place(q, places.HAND), EVERYBODY)
                unaffected |= bit(q)
    return unaffected


@rule
def perform(g: Dominion, p: int, q: int, card: int, fx: int, unaffected: int) -> Rule:  # noqa: C901 - one branch an instruction
    """The instructions of a card that p played, as they concern q, from `fx` to their end."""
    n: int = 0
    taken: int = NONE
    mark: int = g.trash.size
    while True:
        fx = carry_out(g, p, q, card, fx)
        op: int = g.cards.op[fx]
        if op == ops.END:
            return
        if op == ops.DRAW_AS_MANY:
            draw(g, q, n)
        elif op == ops.DISCARD_TOP:
            taken = discard_top(g, q)
        elif op == ops.UNLESS_TAKEN:
            if taken == NONE:
                fx = g.cards.a[fx] - 1
        elif op == ops.UNLESS_TAKEN_IN:
            if taken == NONE or not has(g.cards.among[fx], taken):
                fx = g.cards.a[fx] - 1
        elif op == ops.UNLESS_HAND_HAS:
            if g.seats[q].hand.kinds & g.cards.among[fx] == 0:
                fx = g.cards.a[fx] - 1
        elif op == ops.UNLESS_ASIDE:
            if g.seats[q].aside.size == 0:
                fx = g.cards.a[fx] - 1
        elif op == ops.JUMP:
            fx = g.cards.a[fx] - 1
        elif op == ops.DISCARD:
            n = yield from discard_chosen(g, q, fx)
        elif op == ops.DISCARD_DOWN:
            yield from discard_exactly(g, q, g.seats[q].hand.size - g.cards.a[fx])
        elif op == ops.TRASH:
            taken = yield from trash_chosen(g, q, fx)
        elif op == ops.TRASH_ASIDE:
            yield from trash_revealed(g, p, q, fx)
        elif op == ops.GAIN:
            yield from gain_chosen(g, p, taken, fx)
        elif op == ops.TAKE_FROM_TRASH:
            yield from take_trashed(g, p, mark)
        elif op == ops.HAND_TO_DECK:
            yield from hand_to_deck(g, q, fx)
        elif op == ops.DISCARD_TO_DECK:
            yield from discard_to_deck(g, q)
        elif op == ops.DRAW_UNTIL:
            yield from draw_until(g, q, fx)
        elif op == ops.SORT_ASIDE:
            yield from sort_aside(g, q)
        elif op == ops.PLAY_FROM_HAND:
            yield from play_from_hand(g, p, fx)
        elif op == ops.PLAY_TAKEN:
            g.seats[p].discard.remove(taken)
            g.seats[p].in_play.put(taken)
            g.emit(events.PLAYS, p, taken, 1, g.place(p, places.DISCARD), g.place(p, places.IN_PLAY), EVERYBODY)
            yield from play(g, p, taken)
        elif op == ops.MAY:
            answer: int = answers.PASS
            if g.cards.b[fx] != kinds.CHANCELLOR or g.seats[p].deck.size > 0:  # DOM-12.2
                answer = yield g.ask(p, g.cards.b[fx], taken)
            if answer == answers.PASS:
                fx = g.cards.a[fx] - 1
        elif op == ops.ASIDE_DISCARD_OR_DECK:
            c: int = g.seats[q].aside.top()
            fate: int = yield g.ask(p, kinds.SPY, pair(c, q))
            if fate == answers.TO_DISCARD:
                discard_one_aside(g, q, c)
            else:
                put_aside_on_deck(g, q, c, EVERYBODY)
        elif op == ops.EACH_OTHER:
            for i in range(1, len(g.seats)):  # DOM-10.5, DOM-10.6
                if not has(unaffected, g.after(p, i)):
                    yield from perform(g, p, g.after(p, i), card, g.cards.a[fx], 0)
        elif op == ops.EACH_PLAYER:
            for j in range(len(g.seats)):  # DOM-3.15
                if not has(unaffected, g.after(p, j)):
                    yield from perform(g, p, g.after(p, j), card, g.cards.a[fx], 0)
        fx += 1


@rule
def play_from_hand(g: Dominion, p: int, fx: int) -> Rule:
    """Plays an Action card from hand several times without using actions."""  # DOM-9.25 to DOM-9.28, DOM-9.35
    if g.seats[p].hand.kinds & g.cards.actions == 0:
        return
    c: int = yield g.ask(p, kinds.THRONE, fx)
    if c == answers.PASS:
        return
    to_play_area(g, p, c)
    for i in range(g.cards.b[fx]):
        if i > 0:
            g.emit(events.PLAYS_AGAIN, p, c, 1, g.place(p, places.IN_PLAY), g.place(p, places.IN_PLAY), EVERYBODY)
        yield from play(g, p, c)
