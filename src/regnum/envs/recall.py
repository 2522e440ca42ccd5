"""What a seat can remember of a game: all it has seen since the deal, and its own choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from regnum.kernel.core.containers import EVERYBODY
from regnum.kernel.core.machine import FORCED
from regnum.kernel.events import RawEvent, raw_events
from regnum.kernel.observe import observation_layout, piece_things
from regnum.kernel.spec import Game
from regnum.kernel.table import Table


class Moment:
    """One choice and what came of it, as the machine tells it; copies of a game share it."""

    __slots__ = ("_lines", "code", "events", "seat")

    def __init__(self, seat: int, code: int, events: tuple[RawEvent, ...]) -> None:
        self.seat = seat
        self.code = code
        self.events = events
        self._lines: dict[int | None, str] = {}

    def line(self, table: Table, seat: int | None) -> str:
        """The moment as a seat, or somebody who only watches, remembers it; it is put into words once."""
        if seat not in self._lines:
            self._lines[seat] = self.words(table, seat, len(self.events))
        return self._lines[seat]

    def words(self, table: Table, seat: int | None, common: int) -> str:
        """The same, but of the events that come after the first `common` ones only the seat's own."""
        game = table.game
        things, places = game.things(), game.places(table.seats)
        words = [f"chose {self.code}:" if self.seat == seat else f"seat {self.seat}:"]
        for i, (event, who, what, n, source, target, seen, _) in enumerate(self.events):
            if event != FORCED and (i < common or who == seat):
                known = what >= 0 and (seen == EVERYBODY if seat is None else seen >> seat & 1 == 1)
                thing = things[what] if known else "?"
                way = f"{places[source] if source >= 0 else ''}>{places[target] if target >= 0 else ''}"
                words.append(f"{game.events[event].id} {who} {thing} {n} {way};")
        return " ".join(words)

    def __reduce__(self) -> tuple[Any, ...]:
        return Moment, (self.seat, self.code, self.events)


def play_and_note(table: Table, code: int) -> Moment:
    """Makes the next choice at a table and keeps what came of it."""
    core = table.core
    seat = core.first_open(core.root).actor
    core.log = []
    try:
        table.play_quietly(code)
        told = raw_events(core.log)
    finally:
        core.log = None
    return Moment(seat, code, tuple(told))


def recalled(table: Table, moments: Sequence[Moment], seat: int | None) -> list[str]:
    """A line for each of the table's last choices that a seat, or somebody who only watches, knows of.

    While seats still decide at the same time, what the others do in that part is left out.
    """
    part = table.part
    if part is None:
        return [moment.line(table, seat) for moment in moments]
    first = max(part.at - (len(table.choices) - len(moments)), 0)
    lines = [moment.line(table, seat) for moment in moments[: max(first - 1, 0)]]
    lines += [moment.words(table, seat, len(part.frozen.log or ())) for moment in moments[max(first - 1, 0) : first]]
    return lines + [moment.line(table, seat) for moment in moments[first:] if moment.seat == seat]


@cache
def layout(game: Game, seats: int) -> list[tuple[str, int, int]]:
    """The pieces of an observation, read once."""
    return observation_layout(game, seats)


def legible(table: Table, seat: int) -> str:
    """A seat's observation in words: the same numbers as the array, without the zeros."""
    numbers = table.observation(seat)
    pieces = []
    for name, start, length in layout(table.game, table.seats):
        if length == 1:
            held = str(numbers[start]) if numbers[start] else ""
        else:
            things = piece_things(table.game, name, length)
            held = " ".join(f"{things[i]}*{numbers[start + i]}" for i in range(length) if numbers[start + i])
        if held:
            pieces.append(f"{name}: {held}")
    return "; ".join(pieces)
