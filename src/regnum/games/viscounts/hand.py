"""Own cards: discarding, destroying and rearranging them. All of it is optional."""

from regnum.games.viscounts.codes import answers, events, kinds, limits, ops, places
from regnum.games.viscounts.moves import destroy_card, discard_card, turn_over_top
from regnum.games.viscounts.state import Viscounts
from regnum.kernel.core.containers import EVERYBODY, NONE, has
from regnum.kernel.lowering import Rule, rule


@rule
def discards(g: Viscounts, p: int, n: int) -> Rule:
    """Up to n cards, one at a time: from hand, or unseen from the draw pile."""  # VIS-17.2, VIS-17.17
    for i in range(n):
        if g.round == 0 or not has_cards(g, p):
            return
        c: int = yield g.ask(p, kinds.DISCARD, n - i)
        if c == answers.NO_CARD:
            g.emit(events.DECLINES, p, NONE, ops.DISCARD, NONE, NONE, EVERYBODY)
            return
        if c == answers.TOP_CARD:
            discard_card(g, p, turn_over_top(g, p), places.DECK)
        else:
            g.seats[p].hand.remove(c)
            discard_card(g, p, c, places.HAND)


@rule
def destructions(g: Viscounts, p: int, n: int) -> Rule:
    """Up to n cards, one at a time, as long as three cards remain."""  # VIS-17.3, VIS-17.17, VIS-6.9, VIS-R.13
    for i in range(n):
        if g.round == 0 or not has_cards(g, p) or g.seats[p].cards_in_all() <= limits.FEWEST_CARDS:
            return
        c: int = yield g.ask(p, kinds.DESTROY, n - i)
        if c == answers.NO_CARD:
            g.emit(events.DECLINES, p, NONE, ops.DESTROY, NONE, NONE, EVERYBODY)
            return
        if c == answers.TOP_CARD:
            destroy_card(g, p, turn_over_top(g, p), places.DECK)
        else:
            g.seats[p].hand.remove(c)
            destroy_card(g, p, c, places.HAND)


def has_cards(g: Viscounts, p: int) -> bool:
    """Whether there is a card to be taken from the hand or the draw pile."""
    s = g.seats[p]
    return s.hand.size + s.deck.size + s.discard.size > 0


@rule
def destroy_of_own_deck(g: Viscounts, p: int, n: int) -> Rule:
    """In set-up: any card of the own deck, before it is shuffled."""  # VIS-2.14
    for i in range(n):
        if g.seats[p].cards_in_all() <= limits.FEWEST_CARDS:
            return
        c: int = yield g.ask(p, kinds.DESTROY_ANY, n - i)
        if c == answers.NO_CARD:
            g.emit(events.DECLINES, p, NONE, ops.DESTROY, NONE, NONE, EVERYBODY)
            return
        g.seats[p].discard.remove(c)
        destroy_card(g, p, c, places.DISCARD)


@rule
def rearrange(g: Viscounts, p: int) -> Rule:
    """The cards on the board in any order among the slots that they occupy; no ability answers."""  # VIS-17.1
    order: int = yield g.ask(p, kinds.REARRANGE)
    if order > answers.KEEP_ORDER:
        reorder(g, p, order)
    elif g.seats[p].cards_on_board() > 1:
        g.emit(events.DECLINES, p, NONE, ops.REARRANGE, NONE, NONE, EVERYBODY)


def reorder(g: Viscounts, p: int, order: int) -> None:
    """Puts the cards of the board in one of the six orders."""
    s = g.seats[p]
    a = s.board[0]
    b = s.board[1]
    c = s.board[2]
    first = order // 2
    s.board[0] = a if first == 0 else b if first == 1 else c
    if first == 0:
        s.board[1] = c
        s.board[2] = b
    elif first == 1:
        s.board[1] = a if order == 2 else c
        s.board[2] = c if order == 2 else a
    else:
        s.board[1] = a if order == 4 else b
        s.board[2] = b if order == 4 else a
    g.emit(events.REARRANGES, p, NONE, order, g.place(p, places.BOARD), g.place(p, places.BOARD), EVERYBODY)


@rule
def rearrange_if(g: Viscounts, p: int, who: int) -> Rule:
    """A player's part of a moment in which several may rearrange at once."""  # VIS-3.5
    if has(who, p):
        yield from rearrange(g, p)
