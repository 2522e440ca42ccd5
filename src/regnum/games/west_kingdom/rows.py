"""Rows of cards that slide: a card leaves, the others move up, a new one comes in."""

from regnum.kernel.core.containers import NONE, Row, bit


def filled(row: Row, n: int) -> int:
    """The set of the first n slots in which a card lies."""
    out = 0
    for i in range(n):
        if row[i] != NONE:
            out |= bit(i)
    return out


def shift_left(row: Row, first: int, last: int, blank: int) -> int:
    """All slots from `first` to `last` move one to the left; says what is pushed out, and `blank` comes in last."""
    out = row[first]
    for i in range(first, last):
        row[i] = row[i + 1]
    row[last] = blank
    return out


def shift_right(row: Row, first: int, last: int, blank: int) -> int:
    """All slots from `first` to `last` move one to the right; says what is pushed out, and `blank` comes in first."""
    out = row[last]
    for i in range(last, first, -1):
        row[i] = row[i - 1]
    row[first] = blank
    return out
