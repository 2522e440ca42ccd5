"""What the co-op adds to everybody's score, and the points that the team needs."""

from collections.abc import Sequence

from regnum.games.architects_coop.plots import Plots
from regnum.kernel.spec import Score, Team, Term

EVENT_POINTS = 5
"""For every event that is left in the deck, for each player."""
OUT_OF_EVENTS = -10
"""If an event was to be revealed and none was left, for each player."""


def common_terms(
    plots: Plots, players: int, demands: Sequence[int], up: int, given: Sequence[int], events: int, *, ran_out: bool
) -> list[Term]:
    """What every player gains or loses.

    `demands` are the four cards in their row, of which the first `up` lie face up with so many things `given` to each;
    `events` are left in the deck.
    """
    met = [given[i] >= plots.needed(demands[i], players) for i in range(up)]
    terms = [
        Term("demand", int((plots.demand_met if met[i] else plots.demand_unmet)[demands[i]]), "TOM-3.54", i + 1)
        for i in range(up)
    ]
    if up < len(demands):
        terms.append(Term("last_demand", plots.last_demand_down, "TOM-3.55"))
    if events > 0:
        terms.append(Term("events_left", EVENT_POINTS * events, "TOM-3.56", events))
    if ran_out:
        terms.append(Term("out_of_events", OUT_OF_EVENTS, "TOM-3.51"))
    return terms


def team(plots: Plots, scores: Sequence[Score], workers: int) -> Team:
    """All scores against what the Overlord's Workers in the Guildhall, those beside it too, ask for."""  # TOM-3.57
    needs = [Term("overlord", plots.worker_points * workers * len(scores), "TOM-3.57", workers)]
    return Team.of(scores, needs, "TOM-3.57")
