"""What the co-op adds to everybody's score, and the points that the team needs."""

from collections.abc import Sequence

from regnum.games.paladins.results import board_terms
from regnum.games.paladins.scoring import is_fulfilled
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.games.paladins_coop.rounds import limit_by_honour
from regnum.kernel.cloning import copy_of
from regnum.kernel.spec import Score, Team, Term


def scores(g: Paladins) -> tuple[Score, ...]:
    """Everybody's points if the game ended now: with attributes lowered to Honour, Orders and Threats for all."""
    ended = copy_of(g)  # TOM-4.33, TOM-4.34, TOM-4.44
    ended.log = None
    for p in range(g.players):
        limit_by_honour(ended, p)
    common = common_terms(g)
    found = []
    for p in range(g.players):
        terms = (*common, *board_terms(ended, p))
        found.append(Score.of(*terms))
    return tuple(found)


def common_terms(g: Paladins) -> list[Term]:
    """What every player gains or loses."""
    terms = []
    for slot in range(ORDER_SLOTS):  # TOM-4.35
        done = is_fulfilled(g, 0, slot)
        points = int(g.cards.order_points[slot])
        terms.append(Term(f"order_{slot + 1}", points if done else -points, "TOM-4.35", int(done)))
    left = sum(int(n) for n in g.overlord[0].threat_workers)
    if left > 0:
        terms.append(Term("overlord_workers", g.perils.worker_points * left, "TOM-4.36", left))  # TOM-4.41
    return terms


def team(g: Paladins, found: Sequence[Score]) -> Team:
    """All scores, those below 0 too, against the points needed for each player."""  # TOM-4.37, TOM-4.52
    needs = [Term("players", g.perils.needed_each * g.players, "TOM-4.37", g.players)]
    return Team.of(found, needs, "TOM-4.37")
