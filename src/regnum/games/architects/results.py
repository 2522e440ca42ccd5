"""Scores explained term by term, and how a game ends."""

from collections.abc import Iterator

from regnum.games.architects.codes import goods, terms, things
from regnum.games.architects.data import IDS
from regnum.games.architects.scoring import at_the_end, points_of, points_of_building
from regnum.games.architects.state import Architects
from regnum.kernel.core.containers import members
from regnum.kernel.core.pairs import first_of, second_of
from regnum.kernel.spec import Result, Score, Term


def score(g: Architects, p: int) -> Score:
    """A player's score, term by term."""  # ARC-14.4, ARC-16.15
    found = tuple(_terms(g, p))
    return Score(found, sum(term.points for term in found))


def _terms(g: Architects, p: int) -> Iterator[Term]:
    s, end = g.seats[p], at_the_end(g, p)
    for c in members(s.built):
        yield Term(IDS[things.FIRST_BUILDING + c], int(points_of_building(g, p, c, end)), "ARC-14.4")
    if g.is_opponent(p):
        yield Term("guildhall", points_of(g, p, terms.GUILDHALL, end), "ARC-16.15", int(s.in_guildhall))
    yield Term("cathedral", int(points_of(g, p, terms.CATHEDRAL, end)), "ARC-14.4", int(s.cathedral))
    yield Term("virtue", int(points_of(g, p, terms.VIRTUE, end)), "ARC-12.6", int(first_of(end)))
    yield Term("debts", int(points_of(g, p, terms.DEBTS, end)), "ARC-15.11", int(second_of(end)))
    metal = int(s.goods[goods.GOLD] + s.goods[goods.MARBLE])
    yield Term("goods", metal, "ARC-14.4", metal)
    if not g.is_opponent(p):
        yield Term("silver", int(points_of(g, p, terms.SILVER, end)), "ARC-14.4", int(s.goods[goods.SILVER]))
    yield Term("prison", int(points_of(g, p, terms.PRISON, end)), "ARC-14.4", int(s.in_prison))


def rank(g: Architects, p: int) -> tuple[int, int, int]:
    """Points, then Virtue, then Silver."""  # ARC-14.6
    return score(g, p).total, int(g.seats[p].virtue), int(g.seats[p].goods[goods.SILVER])


def result(g: Architects) -> Result:
    """The highest score; a tie with the opponent is the opponent's."""  # ARC-14.6, ARC-16.16, ARC-16.34
    ranks = [rank(g, p) for p in range(len(g.seats))]
    scores = [score(g, p) for p in range(len(g.seats))]
    beaten = any(ranks[q][0] >= max(ranks[: g.players])[0] for q in range(g.players, len(g.seats)))
    winners = () if beaten else tuple(p for p in range(g.players) if ranks[p] == max(ranks[: g.players]))
    tie_break = {
        "virtue": tuple(r[1] for r in ranks[: g.players]),
        "silver_left": tuple(r[2] for r in ranks[: g.players]),
    }
    shown = tuple(scores[: g.players])
    return Result(winners, shown, "event.game_over", "ARC-14.1", tie_break, tuple(scores[g.players :]))
