"""The Overlord's Workers: where a scheme sends them, whom they capture, and how they come back.

He has a board after the players' (`Architects.is_opponent`), with his 20 Workers and those he captured. He takes
nothing at any location.
"""  # TOM-3.17, TOM-3.61

from typing import Final

from regnum.games.architects.codes import events, icons, limits, locations, places, things
from regnum.games.architects.guildhall import take_space
from regnum.games.architects.moves import imprison, place_at_stall, place_worker, workers_in_market
from regnum.games.architects.opponent import bring_home
from regnum.games.architects.opponent_aims import stall_for
from regnum.games.architects.state import Architects
from regnum.games.architects_coop.codes import sections
from regnum.games.architects_coop.plots import Plots
from regnum.kernel.core.containers import EVERYBODY, NONE, has

RIGHTMOST: Final = 1


def send(g: Architects, plots: Plots, place: int, section: int) -> None:
    """A location of a scheme: a Worker goes there, then the section of the board to which its arrow points."""
    o = g.players
    if g.seats[o].supply == 0:
        bring_home(g, o)  # TOM-3.37
    if g.seats[o].supply > 0:
        put(g, o, place)
    if section != sections.NO_SECTION:
        carry_out_section(g, plots, o, place, section)  # TOM-3.38, TOM-3.74


def put(g: Architects, o: int, place: int) -> None:
    """A Worker takes the next space of the Guildhall, a free one of the Black Market, or joins a large circle."""
    if place == locations.GUILDHALL:
        if take_space(g, o) == icons.BLACK_MARKET_RESET:
            g.resets += 1  # TOM-3.43, TOM-3.80
    elif place == locations.BLACK_MARKET:
        stall = stall_for(g, RIGHTMOST)  # TOM-3.33
        if stall != NONE:
            place_at_stall(g, o, stall)
            if workers_in_market(g) == limits.STALLS:
                g.resets += 1
    else:
        place_worker(g, o, place)


def carry_out_section(g: Architects, plots: Plots, o: int, place: int, section: int) -> None:
    """The upper section captures, or else imprisons; the lower one the other way round."""  # TOM-3.39, TOM-3.40
    if has(plots.imprisons_first, section):
        if imprison(g, o) == 0:
            capture_here(g, plots, o, place)
    elif not capture_here(g, plots, o, place):
        imprison(g, o)


def capture_here(g: Architects, plots: Plots, o: int, place: int) -> bool:
    """Two Workers of each player for every one of his own there; says whether there were any."""  # TOM-3.41, TOM-3.59
    if place >= limits.LARGE:
        return False
    most = plots.captured_each * g.seats[o].at[place]
    found = False
    for i in range(g.players):
        q = (g.first + i) % g.players
        n = g.seats[q].at[place]
        if n > most:
            n = most
        if n > 0:
            found = True
            g.seats[q].at[place] -= n
            g.seats[o].captives[q] += n
            target = g.place(o, places.CAPTIVES)
            what = things.FIRST_WORKER + q
            g.emit(events.CAPTURES, o, what, n, places.AT_LOCATION + place, target, EVERYBODY)
    return found
