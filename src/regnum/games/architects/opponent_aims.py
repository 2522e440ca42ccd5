"""Where the opponent's Schemes lead: it looks at the table and changes nothing."""

from regnum.games.architects.codes import limits
from regnum.games.architects.state import Architects
from regnum.kernel.core.containers import NONE, has


def stall_for(g: Architects, rightmost: int) -> int:
    """The left-most free space of the Black Market, or the right-most one; none if all are taken."""  # ARC-16.19
    found = NONE
    for stall in range(limits.STALLS):
        if g.market[stall] == NONE and (found == NONE or rightmost == 1):
            found = stall
    return found


def can_advance(g: Architects, p: int) -> bool:
    """Whether the next level of the Cathedral is there and has a free space."""  # ARC-16.9, ARC-16.23
    level = g.seats[p].cathedral + 1
    return level <= limits.MOST_LEVEL and g.on_level(level) < g.cards.level_spaces[level]


def fullest_circle(g: Architects, used: int) -> int:
    """The large circle with most Workers of players, the first among equals; none where nobody stands."""
    best = NONE  # ARC-16.18, ARC-16.32, ARC-16.34
    most = 0
    for place in range(limits.LARGE):
        n = 0
        for q in range(g.players):
            n += g.seats[q].at[place]
        if n > most and not has(used, place):
            best = place
            most = n
    return best
