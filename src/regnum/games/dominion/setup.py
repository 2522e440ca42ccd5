"""Setting up a Dominion table: the supply, the starting decks, the first player."""

from collections.abc import Sequence

from regnum.games.dominion.cards import Cards
from regnum.games.dominion.codes import CARDS
from regnum.games.dominion.moves import draw
from regnum.games.dominion.state import Dominion, Seat
from regnum.kernel.chance import Chance
from regnum.kernel.containers import NONE, Bag, empty_bag, empty_deck, empty_pile


def empty_seat() -> Seat:
    return Seat(empty_deck(), empty_bag(CARDS), empty_pile(), empty_pile(), empty_pile(), 0)


def empty_table(cards: Cards, seats: int) -> Dominion:
    """A table with nothing on it, for set-up and for written positions."""
    return Dominion(
        cards, [empty_seat() for _ in range(seats)], empty_bag(CARDS), empty_pile(), 0, 0, 0, 0, 0, NONE, 0, 0
    )


def lay_out(cards: Cards, seats: int, pile_sizes: Sequence[int], start_deck: Bag, chance: Chance) -> Dominion:
    """Supply, empty trash, and for each player a shuffled starting deck with five cards drawn."""  # DOM-2.5 to 2.12
    g = empty_table(cards, seats)
    g.chance = chance
    for c in range(CARDS):
        if pile_sizes[c] > 0:
            g.supply.add_many(c, pile_sizes[c])
    g.piles = g.supply.kinds
    for p in range(seats):
        start_deck.copy().spill(g.seats[p].discard)
        draw(g, p, 5)
    return g
