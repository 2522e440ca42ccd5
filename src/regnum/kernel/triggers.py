"""Abilities that answer to a moment, and numbers that abilities change.

A game keeps both in static tables: which cards answer to which moment, and what each card adds to which number. The
state only says who owns what, as a set; nothing is ever registered, so nothing has to be saved or undone.
"""

from regnum.kernel.containers import Row, bit, lowest
from regnum.kernel.lowering import Rule, rule
from regnum.kernel.machine import Kernel


@rule
def fire(g: Kernel, moment: int, first: int, seats: int, order: int) -> Rule:
    """Everything that answers to a moment: seat by seat from `first`, each owner ordering the own abilities.

    `order` is the kind of decision that asks for the next one; its context is the set of those left.
    """
    for i in range(seats):
        p: int = (first + i) % seats
        left: int = g.triggers(p, moment)
        while left != 0:
            source: int = yield g.ask(p, order, left)
            left &= ~bit(source)
            yield from g.triggered(p, moment, source)


def modified(value: int, owned: int, table: Row) -> int:
    """A number with what each owned card adds to it."""
    while owned != 0:
        value += table[lowest(owned)]
        owned &= owned - 1
    return value
