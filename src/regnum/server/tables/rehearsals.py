"""What the seats of a table try out: nobody else sees it, and nothing of it is written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from regnum.kernel.table import Table


class Rehearsal(NamedTuple):
    """What a seat tries out."""

    asked: int
    """Since when the question stands that it answers."""
    choices: list[str]
    game: Table | None
    """The game after it, as it was when that was tried."""


class Rehearsals:
    """The last one of each seat."""

    def __init__(self) -> None:
        self._of: dict[int, Rehearsal] = {}

    def note(self, seat: int, tried: Rehearsal) -> None:
        """A seat tries something out."""
        self._of[seat] = tried

    def at(self, seat: int | None, asked: Mapping[int, int]) -> Rehearsal | None:
        """What a seat tries out, if it still answers the question that is open now."""
        tried = None if seat is None else self._of.get(seat)
        return tried if tried is not None and seat is not None and asked.get(seat) == tried.asked else None
