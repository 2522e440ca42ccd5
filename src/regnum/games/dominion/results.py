"""Scores explained card by card, and how a game ends."""

from functools import lru_cache

from regnum.games.dominion.cards import Cards
from regnum.games.dominion.codes import events, things
from regnum.games.dominion.data import (
    IDS,
    pile_size,
)
from regnum.games.dominion.declare import CARD_CLAUSES, EVENTS
from regnum.games.dominion.scoring import owned, worth
from regnum.games.dominion.setup import START
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import Bag, empty_bag, members
from regnum.kernel.spec import (
    Result,
    Score,
    Term,
)

MOST_OWNED = 200
"""More cards than anybody comes to own."""


def score(g: Dominion, p: int) -> Score:
    """A player's score, card by card."""  # DOM-8.3, DOM-8.4
    bag = owned(g, p)
    terms = tuple(
        Term(IDS[c], worth(g, bag, c) * bag.count(c), CARD_CLAUSES.get(IDS[c], "DOM-8.4"), bag.count(c))
        for c in members(bag.kinds)
        if g.cards.points[c] != 0
    )
    return Score.of(*terms)


def visible_range(g: Dominion, p: int, viewer: int | None) -> tuple[int, int]:
    """The least and the most points that the cards lying open allow."""  # DOM-11.5
    seen = empty_bag(things.CARDS)
    add_visible(g, p, viewer, seen)
    elsewhere = empty_bag(things.CARDS)
    for q in range(len(g.seats)):
        if q != p:
            add_visible(g, q, viewer, elsewhere)
    low = high = 0
    for c, point, per_cards, printed in _worth_points(g.cards, g.piles, len(g.seats)):
        own = seen.count(c)
        gone = printed - g.supply.count(c) - g.trash.count(c) - elsewhere.count(c) - own
        if per_cards > 0:
            high += (own + gone) * point * (MOST_OWNED // per_cards)
        else:
            low += point * (own + (gone if point < 0 else 0))
            high += point * (own + (gone if point > 0 else 0))
    return low, high


@lru_cache(256)
def _worth_points(cards: Cards, piles: int, seats: int) -> tuple[tuple[int, int, int, int], ...]:
    """The cards of these piles that count at the end: their points, for how many cards, and how many there are."""
    return tuple(
        (c, cards.points[c], cards.per_cards[c], pile_size(IDS[c], seats) + seats * START.count(c))
        for c in members(piles)
        if cards.points[c] != 0
    )


def add_visible(g: Dominion, p: int, viewer: int | None, bag: Bag) -> None:
    """Counts the cards of a player that a viewer sees."""
    s = g.seats[p]
    if p == viewer:
        for c in members(s.hand.kinds):
            bag.add_many(c, s.hand.count(c))
    for pile in (s.in_play, s.aside):
        for i in range(pile.size):
            if p == viewer or not pile.is_face_down(i):
                bag.add(pile.at(i))
    if s.discard.size > 0:
        bag.add(s.discard.top())


def result(g: Dominion) -> Result:
    """Most points win; of equals those with fewer turns, else all of them."""  # DOM-8.5, DOM-8.6
    scores = tuple(score(g, p) for p in range(len(g.seats)))
    turns = tuple(s.turns for s in g.seats)
    best = max((s.total, -turns[p]) for p, s in enumerate(scores))
    winners = tuple(p for p, s in enumerate(scores) if (s.total, -turns[p]) == best)
    provinces = g.supply.count(things.PROVINCE) == 0
    kind = EVENTS[events.GAME_OVER_PROVINCES if provinces else events.GAME_OVER_PILES]
    return Result(winners, scores, f"event.{kind.id}", kind.clause, {"turns": turns})
