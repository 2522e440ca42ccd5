"""Small numbers as one, for the context of a question that is about two or three things."""

from typing import Final

BITS: Final = 12
HALF: Final = 4096
"""The first number is smaller than this."""
MIDDLE_BITS: Final = 6
MIDDLE: Final = 64
"""The second of three numbers is smaller than this: a card, an answer."""


def pair(first: int, second: int) -> int:
    return second * HALF + first


def first_of(about: int) -> int:
    return about & (HALF - 1)


def second_of(about: int) -> int:
    return about >> BITS


def triple(first: int, middle: int, last: int) -> int:
    """A pair whose second number is made of two; observations show it whole as long as the last is below 512."""
    return pair(first, last * MIDDLE + middle)


def middle_of(about: int) -> int:
    return second_of(about) & (MIDDLE - 1)


def last_of(about: int) -> int:
    return second_of(about) >> MIDDLE_BITS
