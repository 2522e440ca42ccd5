"""Who owns what, what it is worth, and who wins."""

from regnum.games.dominion.codes import things
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import Bag


def owned(g: Dominion, p: int) -> Bag:
    """All cards of a player, wherever they lie."""  # DOM-8.3
    s = g.seats[p]
    bag = s.hand.copy()
    for i in range(s.discard.size):
        bag.add(s.discard.at(i))
    for i in range(s.in_play.size):
        bag.add(s.in_play.at(i))
    for i in range(s.aside.size):
        bag.add(s.aside.at(i))
    s.deck.count_into(bag)
    return bag


def worth(g: Dominion, bag: Bag, c: int) -> int:
    """The points that one copy of a card brings to the owner of these cards."""  # DOM-8.4
    per = g.cards.per_cards[c]
    if per > 0:
        return g.cards.points[c] * (bag.size // per)
    return g.cards.points[c]


def points(g: Dominion, p: int) -> int:
    """A player's victory points; they can be negative."""  # DOM-8.5
    bag = owned(g, p)
    total = 0
    for c in range(things.CARDS):
        if g.cards.points[c] != 0 and bag.count(c) > 0:
            total += worth(g, bag, c) * bag.count(c)
    return total
