"""Everybody's score in the co-op, and the points that the team needs."""

from collections.abc import Sequence

from msgspec.structs import replace

from regnum.games.viscounts.results import score
from regnum.games.viscounts.state import Viscounts
from regnum.kernel.spec import Score, Team, Term

FLIPPED = ("poverty", "prosperity")


def scores(g: Viscounts) -> tuple[Score, ...]:
    """As in Viscounts, with points for each flipped card; nothing if the Overlord has won."""  # TOM-5.30, TOM-5.52
    if g.overlord[0].lost:
        return (Score((Term("not_scored", 0, "TOM-5.52", 0),), 0),) * g.players
    found = []
    for p in range(g.players):
        own = score(g, p)
        terms = tuple(replace(t, clause="TOM-5.30") if t.name in FLIPPED else t for t in own.terms)
        found.append(Score(terms, own.total))
    return tuple(found)


def team(g: Viscounts, found: Sequence[Score]) -> Team:
    """All scores against the points on the Overlord's card, whatever the number of players."""  # TOM-5.31
    needs = [Term("overlord", g.edicts.needed, "TOM-5.31")]
    lost = bool(g.overlord[0].lost)
    return Team.of(found, needs, "TOM-5.28" if lost else "TOM-5.31", lost=lost)
