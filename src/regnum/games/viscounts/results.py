"""Scores explained term by term, and how a game ends."""

from collections.abc import Iterator

from regnum.games.viscounts import scoring
from regnum.games.viscounts.codes import buildings, terms, things
from regnum.games.viscounts.data import IDS
from regnum.games.viscounts.state import Viscounts
from regnum.kernel.core.containers import NONE, bit, count_of, members
from regnum.kernel.spec import Result, Score, Term

EVERY_FAVOUR = bit(things.FAVOURS) - 1


def score(g: Viscounts, p: int) -> Score:
    """A player's score, term by term."""  # VIS-19.1
    found = tuple(_terms(g, p))
    return Score(found, sum(term.points for term in found))


def _terms(g: Viscounts, p: int) -> Iterator[Term]:
    s, cards = g.seats[p], g.cards
    for building, name in enumerate(("trading_posts", "guildhalls", "workshops")):
        yield Term(
            name, scoring.points_of_building(g, s, buildings.TRADING_POST + building), "VIS-19.2", s.built_of(building)
        )
    for tier, n in enumerate((sum(s.tier1), sum(s.tier2), int(s.tier3))):
        yield Term(f"tier_{tier + 1}", n * cards.worker_points[tier], "VIS-19.3", n)
    yield Term("manuscript_sets", scoring.points_of(g, p, terms.MANUSCRIPT_SETS), "VIS-19.4", count_of(s.manuscripts))
    for c in members(s.manuscripts):
        if cards.scored_per[c] != NONE:
            yield Term(IDS[things.FIRST_MANUSCRIPT + c], scoring.points_of_manuscript(g, p, c), "VIS-19.5")
    yield Term("castle_leader", scoring.points_of(g, p, terms.CASTLE_LEADER), "VIS-19.7", int(g.leader == p))
    yield Term(
        "church_favour", scoring.points_of(g, p, terms.CHURCH_FAVOUR), "VIS-19.7", count_of(s.favours & EVERY_FAVOUR)
    )
    yield Term("unpaid_debts", s.unpaid * cards.unpaid_points, "VIS-19.8", int(s.unpaid))
    yield Term("acquired_deeds", s.acquired * cards.acquired_points, "VIS-19.8", int(s.acquired))
    yield Term("approved_deeds", s.approved * cards.approved_points, "VIS-19.8", int(s.approved))
    yield Term("poverty", scoring.majority(g, p, True) if g.poverty else 0, "VIS-19.9", int(s.approved))
    yield Term("prosperity", scoring.majority(g, p, False) if g.prosperity else 0, "VIS-19.9", int(s.paid))
    if g.is_rival(p):
        yield Term("ai_resources", scoring.resources_left(s), "VIS-24.2", scoring.resources_left(s))


def rank(g: Viscounts, p: int) -> tuple[int, int]:
    """Points, then Silver and resources left."""  # VIS-19.11
    return scoring.points(g, p), scoring.left_over(g.seats[p])


def result(g: Viscounts) -> Result:
    """The highest score, then most goods left; who is still equal shares the victory. Alone one has to score more."""
    ranks = [rank(g, p) for p in range(g.players)]
    winners = tuple(p for p in range(g.players) if ranks[p] == max(ranks))
    if g.players == 1 and scoring.points(g, 0) <= scoring.points(g, 1):
        winners = ()  # VIS-24.4
    scores = [score(g, p) for p in range(len(g.seats))]
    tie_break = {"goods_left": tuple(scoring.left_over(s) for s in g.seats[: g.players])}
    rivals = tuple(scores[g.players :])
    return Result(winners, tuple(scores[: g.players]), "event.game_over", "VIS-18.2", tie_break, rivals)
