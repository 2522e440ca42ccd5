"""Two small numbers as one, for the context of a question that is about two things."""

from typing import Final

BITS: Final = 12
HALF: Final = 4096
"""The first number is smaller than this."""


def pair(first: int, second: int) -> int:
    return second * HALF + first


def first_of(about: int) -> int:
    return about & (HALF - 1)


def second_of(about: int) -> int:
    return about >> BITS
