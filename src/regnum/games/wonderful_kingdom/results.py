"""Scores explained term by term, and how a game ends."""

from regnum.games.wonderful_kingdom import scoring
from regnum.games.wonderful_kingdom.amounts import how_many
from regnum.games.wonderful_kingdom.codes import modules, things
from regnum.games.wonderful_kingdom.data import DUCHY_IDS, IDS
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.games.wonderful_kingdom.tables import MEDALS, TYPES
from regnum.kernel.core.containers import members
from regnum.kernel.spec import Result, Score, Term


def score(g: Kingdom, p: int) -> Score:
    """A player's score: each constructed card, the duchy card, calamities and threats."""  # IWK-8.1
    me = g.seats[p]
    terms = []
    for c in members(me.built.kinds):
        points = scoring.card_points(g, p, c) * me.built.count(c)
        if points or g.cards.points_per[c]:
            clause = "IWK-8.2" if g.cards.points_per[c] else "IWK-8.1"
            term = Term(IDS[c], points, clause, me.built.count(c))
            alone = term.count == 1 and g.cards.points[c] == 0
            terms.append(counting(g, p, term, g.cards.points_per[c]) if alone else term)
    per = g.cards.duchy_per[2 * me.duchy + g.side]
    if per:
        term = Term(DUCHY_IDS[me.duchy], scoring.duchy_points(g, p), "IWK-8.1")
        terms.append(counting(g, p, term, per))
    for c in range(things.CALAMITY, things.FIRST_ADVISOR):
        n = me.woes.count(c)
        if n:
            clause = "IWK-5.6" if c == things.CALAMITY else "IWK-9.11"
            terms.append(Term(IDS[c], n * scoring.woe_points(g, c), clause, n))
    return Score.of(*terms)


def counting(g: Kingdom, p: int, term: Term, per: int) -> Term:
    """A term that says how many cards it is worth points for, where those are of one type."""
    counted = [t for t in range(len(TYPES)) if how_many(per, t)]
    if len(counted) != 1:
        return term
    n = g.seats[p].counted(g.cards.types[counted[0]])
    return Term(term.name, term.points, term.clause, n, TYPES[counted[0]])


def medal(g: Kingdom, points: int) -> int:
    """0 for none, 1 bronze, 2 silver, 3 gold."""  # IWK-12.16
    return sum(points >= scoring.fewest_points(g, i) for i in range(len(MEDALS)))


def result(g: Kingdom) -> Result:
    """Who wins: with quests only who completed the last step; solo who wins a medal."""  # IWK-8.4, IWK-11.13
    scores = tuple(score(g, p) for p in range(len(g.seats)))
    tie = {
        "constructed": tuple(int(me.built.size) for me in g.seats),
        "soldiers": tuple(int(me.soldiers) for me in g.seats),
    }
    done = [scoring.has_last_step(g, p) for p in range(len(g.seats))]
    if g.module == modules.QUESTS:
        tie = {"last_step": tuple(int(d) for d in done), **tie}
        if not any(done):
            clause = "IWK-11.14" if g.solo() else "IWK-11.13"
            return Result((), scores, "result.nobody", clause, tie)
    if g.solo():
        won = medal(g, scores[0].total)
        reason = f"result.{MEDALS[won - 1]}" if won else "result.no_medal"
        return Result((0,) if won else (), scores, reason, "IWK-12.16", {"medal": (won,)})
    ranks = [scoring.rank(g, p) for p in range(2)]
    winners = tuple(p for p in range(2) if ranks[p] == max(ranks))
    if g.module == modules.QUESTS:
        return Result(winners, scores, "result.last_step", "IWK-11.13", tie)
    return Result(winners, scores, "result.points", "IWK-8.4", tie)
