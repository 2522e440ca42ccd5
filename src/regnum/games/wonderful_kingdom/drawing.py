"""Cards from the development deck: dealt to hands, laid open into offering areas, and the solo deck's open top."""

from regnum.games.wonderful_kingdom.codes import events, places, things
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, empty_pile

HAND_CARDS = 7
NOBODY = 7
"""A card that the rules lay is laid by no seat."""


def draw_open(g: Kingdom, area: int) -> None:
    """The top card of the deck lies open in an area."""  # IWK-4.2, IWK-12.5
    if g.solo():
        turn_up_deck(g)
    if g.deck.size == 0:
        return
    c = g.deck.draw(g.chance, NOBODY)
    g.area(area).put(c, NOBODY, EVERYBODY)
    g.emit(events.OPENS, NONE, c, 1, places.DECK, places.LEFT + area, EVERYBODY)
    if g.solo():
        turn_up_deck(g)


def turn_up_deck(g: Kingdom) -> None:
    """In a solo game the deck lies face up."""  # IWK-12.3
    refill_deck(g)
    if g.deck.size > 0 and g.deck.known_top(NOBODY) == NONE:
        g.deck.put(g.deck.draw(g.chance, NOBODY), EVERYBODY)


def refill_deck(g: Kingdom) -> None:
    """An empty deck is made anew of what was discarded of it."""  # IWK-12.15
    if g.deck.size == 0:
        kept = empty_pile()
        again = empty_pile()
        for i in range(g.discard.size):
            c = g.discard.at(i)
            if c < things.CALAMITY or c >= things.FIRST_ADVISOR:
                again.put(c)
            else:
                kept.put(c)
        g.discard = kept
        if again.size > 0:
            g.emit(events.SHUFFLES, 0, NONE, again.size, places.DISCARD, places.DECK, EVERYBODY)
            g.deck.shuffle_in(again)


def deal(g: Kingdom) -> None:
    """Seven cards and a calamity or threat for each hand, one open card for each area; solo two for each."""  # IWK-4.1
    if g.solo():
        for i in range(4):
            draw_open(g, i // 2)
        return
    for k in range(2):
        p = (g.leader() + k) % 2
        me = g.seats[p]
        for _ in range(HAND_CARDS):
            c = g.deck.draw(g.chance, p)
            me.hand.put_in_order(c)
            g.emit(events.DEALS, p, c, 1, places.DECK, g.place(p, places.HAND), bit(p))
        g.supply.remove(me.threat)
        me.hand.put_in_order(me.threat)
        g.emit(events.ADDS_WOE, p, me.threat, 1, places.SUPPLY, g.place(p, places.HAND), EVERYBODY)
    draw_open(g, 0)
    draw_open(g, 1)
