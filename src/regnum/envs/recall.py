"""What a seat can remember of a game: all it has seen since the deal, and its own choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from regnum.kernel.containers import EVERYBODY
from regnum.kernel.events import Raw
from regnum.kernel.machine import FORCED
from regnum.kernel.observe import observation_layout
from regnum.kernel.spec import Game
from regnum.kernel.table import Table


class Moment:
    """One choice and what came of it, as the machine tells it; copies of a game share it."""

    __slots__ = ("_lines", "code", "events", "seat", "together")

    def __init__(self, seat: int, code: int, together: bool, events: tuple[Raw, ...]) -> None:
        self.seat = seat
        self.code = code
        self.together = together
        """Whether other seats were deciding at the same time."""
        self.events = events
        self._lines: dict[int | None, str] = {}

    def line(self, table: Table, seat: int | None) -> str:
        """The moment as a seat, or somebody who only watches, remembers it; it is put into words once."""
        if seat not in self._lines:
            self._lines[seat] = self._words(table, seat)
        return self._lines[seat]

    def _words(self, table: Table, seat: int | None) -> str:
        game = table.game
        things, places = game.things(), game.places(table.seats)
        words = [f"chose {self.code}:" if self.seat == seat else f"seat {self.seat}:"]
        for event, who, what, n, source, target, seen, _ in self.events:
            if event != FORCED:
                known = what >= 0 and (seen == EVERYBODY if seat is None else seen >> seat & 1 == 1)
                thing = things[what] if known else "?"
                way = f"{places[source] if source >= 0 else ''}>{places[target] if target >= 0 else ''}"
                words.append(f"{game.events[event].id} {who} {thing} {n} {way};")
        return " ".join(words)

    def __reduce__(self) -> tuple[Any, ...]:
        return Moment, (self.seat, self.code, self.together, self.events)


def play_and_note(table: Table, code: int) -> Moment:
    """Makes the next choice at a table and keeps what came of it."""
    core = table.core
    seat = core.first_open(core.root).actor
    together = core.root.kids is not None
    told: list[Raw] = []
    core.log = told
    try:
        table.play_quietly(code)
    finally:
        core.log = None
    return Moment(seat, code, together, tuple(told))


def recalled(table: Table, moments: Sequence[Moment], seat: int | None) -> list[str]:
    """A line for each choice that a seat, or somebody who only watches, knows of.

    While seats still decide at the same time, what the others have chosen in it is left out.
    """
    known = len(moments)
    if table.core.root.kids is not None:
        while known > 0 and moments[known - 1].together:
            known -= 1
    own = [moment for moment in moments[known:] if moment.seat == seat]
    return [moment.line(table, seat) for moment in (*moments[:known], *own)]


@cache
def layout(game: Game, seats: int) -> list[tuple[str, int, int]]:
    """The pieces of an observation, read once."""
    return observation_layout(game, seats)


def legible(table: Table, seat: int) -> str:
    """A seat's observation in words: the same numbers as the array, without the zeros."""
    numbers, things = table.observation(seat), table.game.things()
    pieces = []
    for name, start, length in layout(table.game, table.seats):
        if length == 1:
            held = str(numbers[start]) if numbers[start] else ""
        else:
            held = " ".join(f"{things[i]}*{numbers[start + i]}" for i in range(length) if numbers[start + i])
        if held:
            pieces.append(f"{name}: {held}")
    return "; ".join(pieces)
