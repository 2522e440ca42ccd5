"""Honour: gained and lost between 0 and 12, and never without being told."""

from regnum.games.paladins.codes import places
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_coop.codes import amounts, events, limits
from regnum.kernel.core.containers import EVERYBODY, NONE


def change_honour(g: Paladins, p: int, n: int) -> None:
    """The Honour marker moves; what would go beyond the ends of its track is lost."""  # TOM-4.7
    row = g.seats[p].amounts
    before = row[amounts.HONOUR]
    value = before + n
    if value > limits.MOST_HONOUR:
        value = limits.MOST_HONOUR
    if value < 0:
        value = 0
    row[amounts.HONOUR] = value
    if value != before:
        if value > before:
            g.emit(events.GAINS_HONOUR, p, NONE, value - before, NONE, g.place(p, places.BOARD), EVERYBODY)
        else:
            g.emit(events.LOSES_HONOUR, p, NONE, before - value, g.place(p, places.BOARD), NONE, EVERYBODY)


def dishonour(g: Paladins) -> None:
    """At an Inquisition who has two Suspicions or more loses Honour."""  # TOM-4.9, TOM-4.10
    for i in range(g.players):
        p = g.after(g.first, i)
        if g.seats[p].suspicions.size >= 2:
            change_honour(g, p, -1)
