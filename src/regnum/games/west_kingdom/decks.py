"""Decks whose cards are turned up for all, and shuffled anew from their discards: rows, markets, Schemes."""

from regnum.kernel.core.containers import EVERYBODY, NONE, Deck, Pile
from regnum.kernel.core.machine import Kernel


def turn_up(g: Kernel, p: int, deck: Deck, event: int, first: int, n: int, source: int, target: int) -> int:
    """The top card lies open for everybody; says which. Its things begin at `first`, and the event tells `n`."""
    c = deck.draw(g.chance, p)
    g.chance.reveal()
    g.emit(event, p, first + c, n, source, target, EVERYBODY)
    return c


def shuffle_back(g: Kernel, p: int, deck: Deck, discards: Pile, event: int, source: int, target: int) -> None:
    """The discards are shuffled together with what is left of the deck."""
    deck.shuffle_in(discards)
    g.emit(event, p, NONE, deck.size, source, target, EVERYBODY)
