"""Setting up a Dominion table: the supply, the starting decks, the first player."""

from functools import lru_cache

from regnum.games.dominion.cards import Cards
from regnum.games.dominion.codes import things
from regnum.games.dominion.data import BASICS, NUMBER, SETUP, pile_size
from regnum.games.dominion.state import Dominion, Seat
from regnum.kernel.cloning import copy_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, empty_bag, empty_deck, empty_pile

START = empty_bag(things.CARDS)
for _card, _n in SETUP["start_deck"].items():
    START.add_many(NUMBER[_card], _n)


def empty_seat() -> Seat:
    return Seat(empty_deck(), empty_bag(things.CARDS), empty_pile(), empty_pile(), empty_pile(), 0)


def empty_table(cards: Cards, seats: int) -> Dominion:
    """A table with nothing on it, for set-up and for written positions."""
    return Dominion(
        cards, [empty_seat() for _ in range(seats)], empty_bag(things.CARDS), empty_pile(), 0, 0, 0, 0, 0, NONE, 0, 0
    )


@lru_cache(maxsize=64)
def laid_out(cards: Cards, seats: int, kingdom: tuple[str, ...]) -> Dominion:
    """Supply, empty trash, and a shuffled deck of starting cards for each player; to be cloned."""  # DOM-2.5 to 2.12
    g = empty_table(cards, seats)
    for card in (*BASICS, *kingdom):
        g.supply.add_many(NUMBER[card], pile_size(card, seats))
    g.piles = g.supply.kinds
    for seat in g.seats:
        START.copy().spill(seat.discard)
        seat.deck.shuffle_in(seat.discard)
    return g


def lay_out(cards: Cards, seats: int, kingdom: tuple[str, ...], chance: Chance) -> Dominion:
    """A table that is ready for the players to shuffle and draw."""
    g = copy_of(laid_out(cards, seats, kingdom))
    g.chance = chance
    return g
