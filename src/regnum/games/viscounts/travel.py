"""The round board: where a Viscount can go, and what the way costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.viscounts.codes import goods, limits, towns
from regnum.kernel.core.containers import bit, has

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts

FARTHEST: Final = 16
"""Whoever may take one step more than needed so often has reached every town."""


def turned(places: int) -> int:
    """A set of places in the ring, each moved to the next one clockwise."""
    return (places * 2) & (bit(limits.SEGMENTS) - 1) | (places // bit(limits.SEGMENTS - 1))


def towns_after(g: Viscounts, town: int, least: int, most: int) -> int:
    """The towns that can be reached in `least` to `most` steps, as a set.

    From an outer left town one goes to the outer right or the inner one, from the inner one to the outer right or to
    the next inner one, from the outer right one to the next outer left one.
    """  # VIS-8.3, VIS-8.4
    here = bit(g.position_of(towns.row_of(town)))
    kind = towns.column_of(town)
    left = here if kind == limits.LEFT else 0
    right = here if kind == limits.RIGHT else 0
    inner = here if kind == limits.INNER else 0
    lefts = 0
    rights = 0
    inners = 0
    for step in range(most + 1):
        if step >= least:
            lefts |= left
            rights |= right
            inners |= inner
        was_left = left
        left = turned(right)
        right = was_left | inner
        inner = was_left | turned(inner)
    out = 0
    for i in range(limits.SEGMENTS):
        if has(lefts, i):
            out |= bit(towns.code_of(g.ring[i], limits.LEFT))
        if has(rights, i):
            out |= bit(towns.code_of(g.ring[i], limits.RIGHT))
        if has(inners, i):
            out |= bit(towns.code_of(g.ring[i], limits.INNER))
    return out


def reach(g: Viscounts, p: int) -> int:
    """The towns to which the Viscount can go, free steps and Silver included."""  # VIS-8.1, VIS-8.2, VIS-8.7
    s = g.seats[p]
    more = s.free_steps(g.cards) + s.goods[goods.SILVER]
    return towns_after(g, s.town, g.distance, g.distance + (more if more < FARTHEST else FARTHEST))


def fare(g: Viscounts, p: int, town: int) -> int:
    """What the cheapest way to a town costs."""  # VIS-8.8
    s = g.seats[p]
    more = 0
    while not has(towns_after(g, s.town, g.distance, g.distance + more), town):
        more += 1
    more -= s.free_steps(g.cards)
    return more if more > 0 else 0
