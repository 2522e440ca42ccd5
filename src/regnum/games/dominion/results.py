"""Scores explained card by card, and how a game ends."""

from regnum.games.dominion.codes import events, things
from regnum.games.dominion.data import IDS, STOCK
from regnum.games.dominion.declare import EVENTS
from regnum.games.dominion.scoring import owned, worth
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import members
from regnum.kernel.spec import Result, Score, Term


def score(g: Dominion, p: int) -> Score:
    """A player's score, card by card: all decks begin alike, and all saw what came and went."""  # DOM-8.4, DOM-11.5
    bag = owned(g, p)
    terms = tuple(
        Term(IDS[c], worth(g, bag, c) * bag.count(c), STOCK.clause_of(IDS[c], "DOM-8.4"), bag.count(c))
        for c in members(bag.kinds)
        if g.cards.points[c] != 0
    )
    return Score.of(*terms)


def result(g: Dominion) -> Result:
    """Most points win; of equals those with fewer turns, else all of them."""  # DOM-8.5, DOM-8.6
    scores = tuple(score(g, p) for p in range(len(g.seats)))
    turns = tuple(s.turns for s in g.seats)
    best = max((s.total, -turns[p]) for p, s in enumerate(scores))
    winners = tuple(p for p, s in enumerate(scores) if (s.total, -turns[p]) == best)
    provinces = g.supply.count(things.PROVINCE) == 0
    kind = EVENTS[events.GAME_OVER_PROVINCES if provinces else events.GAME_OVER_PILES]
    return Result(winners, scores, f"event.{kind.id}", kind.clause, {"turns": turns})
