"""Abilities that answer to one moment: their owner chooses the order, and is asked only where it can matter."""

from regnum.kernel.containers import bit, lowest


def next_among(left: int, touchy: int, fuses: int) -> int:
    """Those of the abilities left among which the owner chooses the next; one if the order makes no difference.

    What `fuses` do can change what `touchy` ones bring, themselves included; all others are carried out first.
    """
    calm = left & ~touchy
    if calm == 0 and left & fuses != 0 and left & (left - 1) != 0:
        return left
    return bit(lowest(calm if calm != 0 else left))
