"""Turns the cards' data into the rows of numbers that the rules read, and refuses what it does not know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from regnum.games.dominion import sense
from regnum.games.dominion.cards import Cards
from regnum.games.dominion.declare import VERBS
from regnum.games.dominion.filters import TYPES, Box
from regnum.kernel.core.containers import bit, row_of
from regnum.kernel.datum import Datum
from regnum.kernel.effects import Book

if TYPE_CHECKING:
    from regnum.kernel.core.containers import Row

MOST_COST = 20


def build_cards(deck: Sequence[Datum], second_edition_texts: bool) -> Cards:
    """The tables of all cards, with the changed texts of the 2nd edition if wanted."""
    types = [[TYPES[kind.one_of(TYPES)] for kind in card["types"].items(1, 9)] for card in deck]
    of_type = {kind: set_of(kind in each for each in types) for kind in TYPES}
    book = Book(VERBS, Box(tuple(card["id"].value for card in deck), of_type))
    costs = [card["cost"].number(0, MOST_COST) for card in deck]
    return Cards(
        cost=row_of(costs),
        coins=row(card.get("coin_value", 0).number(0, 20) for card in deck),
        points=row(points(card) for card in deck),
        per_cards=row(card.get("vp.per_cards_owned", 0).number(0, 99) for card in deck),
        up_to=row(set_of(cost <= n for cost in costs) for n in range(max(costs) + 1)),
        actions=of_type["action"],
        treasures=of_type["treasure"],
        victories=of_type["victory"],
        attacks=of_type["attack"],
        reactions=set_of("reaction" in card for card in deck),
        effects=row(effects_of(book, number, card, second_edition_texts) for number, card in enumerate(deck)),
        source=book.sources(),
        **book.columns(),
    )


def row(numbers: Iterable[int]) -> Row:
    return row_of(list(numbers))


def set_of(flags: Iterable[bool]) -> int:
    """The set of the cards whose flag is set."""
    return sum(bit(c) for c, flag in enumerate(flags) if flag)


def points(card: Datum) -> int:
    """What a card is worth at the end: once, or for so many cards owned."""
    if "vp.fixed" in card:
        card["vp"].keys(("fixed",))
        return card["vp.fixed"].number(-20, 20)
    if "vp" not in card:
        return 0
    card["vp"].keys(("points", "per_cards_owned", "round"))
    card["vp.per_cards_owned"].number(1, 99)
    card["vp.round"].one_of(("down",))
    return card["vp.points"].number(-20, 20)


def effects_of(book: Book, number: int, card: Datum, second_edition_texts: bool) -> int:
    """Where a card's effects begin."""
    key = "effects_2e" if second_edition_texts and "effects_2e" in card else "effects"
    effects = card.get(key, ())
    at = book.add(effects, number)
    sense.check(effects)
    return at
