"""Amounts of several kinds in one number: four bits for each resource, kind of space or type of card."""

from typing import Final

from regnum.kernel.core.containers import bit

NIBBLE: Final = 4
MOST: Final = 15

BASIC_SPACES: Final = 0xFFFF
"""Spaces for the four resources."""
WILD_SPACES: Final = 0xFFFFF
"""The spaces that krystallium may fill."""
ONE_OF_EACH: Final = 0x111111
FROZEN: Final = 0x1000000
"""Mark on the free spaces of a card: a frost giant lies under it."""


def how_many(amounts: int, kind: int) -> int:
    """How much of a kind the number holds."""
    return (amounts >> (NIBBLE * kind)) & MOST


def one(kind: int) -> int:
    """The number that holds one of a kind and nothing else."""
    return bit(NIBBLE * kind)


def all_of(kind: int) -> int:
    """The part of a number that belongs to a kind, as a set of bits."""
    return MOST * bit(NIBBLE * kind)
