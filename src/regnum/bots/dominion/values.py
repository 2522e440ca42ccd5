"""What cards are worth to a player of Dominion, as numbers for comparing them."""

from typing import Final

from regnum.games.dominion.codes import things
from regnum.games.dominion.codes import things as card
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import NONE, Bag, Row, bit, lowest, row_of


def by_card(values: dict[int, int], rest: int) -> Row:
    """A row with a value for each card, most of them alike."""
    return row_of([values.get(c, rest) for c in range(things.CARDS)])


KEEP: Final = by_card(
    {
        card.CURSE: -20, card.ESTATE: 0, card.DUCHY: 1, card.PROVINCE: 2, card.GARDENS: 1, card.COPPER: 10,
        card.SILVER: 30, card.GOLD: 60, card.CELLAR: 14, card.MOAT: 22, card.CHAPEL: 16, card.VILLAGE: 34,
        card.WOODCUTTER: 28, card.WORKSHOP: 18, card.CHANCELLOR: 24, card.HARBINGER: 22, card.MERCHANT: 28,
        card.VASSAL: 24, card.MILITIA: 46, card.SMITHY: 52, card.REMODEL: 36, card.MONEYLENDER: 38, card.THIEF: 26,
        card.SPY: 30, card.BUREAUCRAT: 30, card.FEAST: 36, card.THRONE_ROOM: 44, card.POACHER: 36, card.MARKET: 50,
        card.LABORATORY: 62, card.FESTIVAL: 56, card.LIBRARY: 50, card.COUNCIL_ROOM: 56, card.MINE: 42, card.WITCH: 72,
        card.SENTRY: 56, card.BANDIT: 50, card.ADVENTURER: 48, card.ARTISAN: 56,
    },
    20,
)  # fmt: skip
"""How useful a card is in hand or on top of the deck."""

FIRST: Final = by_card(
    {
        card.VILLAGE: 99, card.FESTIVAL: 98, card.LABORATORY: 97, card.SENTRY: 96, card.MARKET: 95, card.SPY: 94,
        card.MERCHANT: 93, card.HARBINGER: 92, card.POACHER: 91, card.CELLAR: 90, card.THRONE_ROOM: 80,
        card.WITCH: 70, card.BANDIT: 56, card.COUNCIL_ROOM: 55, card.ARTISAN: 54, card.SMITHY: 52, card.MILITIA: 50,
        card.ADVENTURER: 49, card.MONEYLENDER: 48, card.LIBRARY: 47, card.MINE: 42, card.BUREAUCRAT: 40,
        card.FEAST: 38, card.VASSAL: 36, card.WOODCUTTER: 34, card.CHANCELLOR: 33, card.MOAT: 30, card.THIEF: 28,
        card.REMODEL: 26, card.CHAPEL: 25, card.WORKSHOP: 22,
    },
    20,
)  # fmt: skip
"""Which Action to play first: those that give their action back, then the strongest."""

KEEPS_ACTION: Final = 90
"""Actions from this place in the order on give their own action back."""

POINTS_FROM: Final = 4
"""With so few Provinces left, Estates are better kept than trashed."""

COPPERS_FOR: Final = 3
"""Treasure in the deck, in coins besides Coppers, from which on Coppers only slow it down."""


def useless(g: Dominion) -> int:
    """The set of the cards that do nothing in hand."""
    return (g.cards.victories | bit(card.CURSE)) & ~(g.cards.actions | g.cards.treasures)


def burden(g: Dominion, mine: Bag) -> int:
    """The set of the cards that a deck with these cards is better without."""
    out = bit(card.CURSE)
    if g.supply.count(card.PROVINCE) > POINTS_FROM:
        out |= bit(card.ESTATE)
    if coins_of(g, mine) - mine.count(card.COPPER) >= COPPERS_FOR:
        out |= bit(card.COPPER)
    return out


def coins_of(g: Dominion, bag: Bag) -> int:
    """The coins of all Treasures among these cards."""
    total: int = 0
    left = bag.kinds & g.cards.treasures
    while left != 0:
        c = lowest(left)
        left &= left - 1
        total += g.cards.coins[c] * bag.count(c)
    return total


def cards_of(bag: Bag, kinds: int) -> int:
    """How many cards of these kinds there are."""
    n: int = 0
    left = bag.kinds & kinds
    while left != 0:
        n += bag.count(lowest(left))
        left &= left - 1
    return n


def least(values: Row, kinds: int) -> int:
    """Of these cards the one with the smallest value, or NONE."""
    best: int = NONE
    left = kinds
    while left != 0:
        c = lowest(left)
        left &= left - 1
        if best == NONE or values[c] < values[best]:
            best = c
    return best


def greatest(values: Row, kinds: int) -> int:
    """Of these cards the one with the greatest value, or NONE."""
    best: int = NONE
    left = kinds
    while left != 0:
        c = lowest(left)
        left &= left - 1
        if best == NONE or values[c] > values[best]:
            best = c
    return best
