"""Goods and the like in one row of numbers, and Debts that have two sides.

A game declares what a board counts (`Names`), keeps it in one `Row`, and gives this row with the event and the places
that tell of it. What the event tells without naming a thing has NONE for it.
"""

from regnum.kernel.core.containers import EVERYBODY, Row
from regnum.kernel.core.machine import Kernel


def gain(g: Kernel, p: int, held: Row, what: int, n: int, event: int, thing: int, source: int, target: int) -> None:
    """So many more come from a supply that never ends."""
    if n > 0:
        held[what] += n
        g.emit(event, p, thing, n, source, target, EVERYBODY)


def pay(g: Kernel, p: int, held: Row, what: int, n: int, event: int, thing: int, source: int, target: int) -> None:
    """So many go, to the supply or wherever the price goes."""
    if n > 0:
        held[what] -= n
        g.emit(event, p, thing, n, source, target, EVERYBODY)


def flip(g: Kernel, p: int, held: Row, what: int, event: int, thing: int, source: int, target: int) -> None:
    """One is turned over and counts as the next in the row from now on: an unpaid Debt is paid."""
    held[what] -= 1
    held[what + 1] += 1
    g.emit(event, p, thing, 1, source, target, EVERYBODY)
