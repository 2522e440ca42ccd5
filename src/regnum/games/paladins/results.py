"""Scores explained term by term, and how a game ends."""

from collections.abc import Iterator

from regnum.games.paladins import scoring
from regnum.games.paladins.codes import actions, amounts, terms, things
from regnum.games.paladins.data import IDS
from regnum.games.paladins.declare import ATTRIBUTES, COUNTED
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.kernel.core.containers import NONE, count_of
from regnum.kernel.spec import Result, Score, Term


def score(g: Paladins, p: int) -> Score:
    """A player's score, term by term."""  # PAL-11.1
    terms = (*_orders(g, p), *board_terms(g, p))
    return Score.of(*terms)


def _orders(g: Paladins, p: int) -> Iterator[Term]:
    """By their cards."""  # PAL-7.1
    s, cards = g.seats[p], g.cards
    for slot in range(ORDER_SLOTS):
        c = g.orders[slot]
        if c != NONE:
            done = min(s.done(cards.order_action[c]), int(cards.order_count))
            yield Term(IDS[things.FIRST_ORDER + c], scoring.points_of_order(g, p, slot), "PAL-7.1", done)


def board_terms(g: Paladins, p: int) -> Iterator[Term]:
    """Everything but the King's Orders, in the rulebook's order; Outsiders with what they count."""  # PAL-11.1
    s, cards = g.seats[p], g.cards
    for i, name in enumerate(ATTRIBUTES.words):
        yield Term(name, int(cards.attribute_points[s.marker(i)]), "PAL-11.2", int(s.marker(i)))
    if not g.is_rival(p):
        built = count_of(s.workshops)
        yield Term("develop", int(cards.develop_points[built]), "PAL-11.3", built)
    yield Term("paid_debts", int(s.amounts[amounts.PAID]), "PAL-8.7", int(s.amounts[amounts.PAID]))
    yield Term("unpaid_debts", -3 * s.amounts[amounts.UNPAID], "PAL-8.7", int(s.amounts[amounts.UNPAID]))
    if not g.is_rival(p):
        left = int(s.amounts[amounts.SILVER] + s.amounts[amounts.PROVISIONS])
        yield Term("resources", left // 3, "PAL-11.6", left)
    yield Term("commission", scoring.count_points(g, s, actions.COMMISSION), "PAL-11.4", s.done(actions.COMMISSION))
    yield Term("fortify", scoring.count_points(g, s, actions.FORTIFY), "PAL-11.5", s.done(actions.FORTIFY))
    walls = [int(cards.wall_points[s.walls.at(i)]) for i in range(s.walls.size)]
    yield Term("wall_points", sum(walls), "PAL-11.5", sum(1 for vp in walls if vp))
    yield Term("garrison", scoring.count_points(g, s, actions.GARRISON), "PAL-11.4", s.done(actions.GARRISON))
    yield Term("absolve", scoring.count_points(g, s, actions.ABSOLVE), "PAL-11.5", s.done(actions.ABSOLVE))
    for i in range(s.converted.size):
        c = s.converted.at(i)
        per = cards.scored_per[c]
        name = IDS[things.FIRST_OUTSIDER + c]
        yield Term(
            name, scoring.points_of_outsider(g, p, c), "PAL-12.8", int(scoring.count_per(g, p, per)), COUNTED.words[per]
        )


def rank(g: Paladins, p: int) -> tuple[int, int, int]:
    """Points, then points from King's Orders, then few Suspicions."""  # PAL-11.7, PAL-15.41
    return scoring.points(g, p), scoring.points_of(g, p, terms.ORDERS), -int(g.seats[p].suspicions.size)


def result(g: Paladins) -> Result:
    """The highest score; if the solo opponent has it, nobody wins."""
    ranks = [rank(g, p) for p in range(len(g.seats))]
    winners = tuple(p for p in range(g.players) if ranks[p] == max(ranks))
    scores = [score(g, p) for p in range(len(g.seats))]
    orders = tuple(scoring.points_of(g, p, terms.ORDERS) for p in range(g.players))
    suspicions = tuple(int(s.suspicions.size) for s in g.seats[: g.players])
    tie_break = {"orders_vp": orders, "suspicions": suspicions}
    rivals = tuple(scores[g.players :])
    return Result(winners, tuple(scores[: g.players]), "event.game_over", "PAL-10.5", tie_break, rivals)
