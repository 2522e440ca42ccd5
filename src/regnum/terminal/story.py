"""The log: what happened, told to one seat in one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regnum.kernel.events import Event
from regnum.kernel.table import Table


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log and the clause behind it."""

    text: str
    clause: str
    kind: str
    """The kind of event."""


class Story:
    """Tells events once and remembers the sentences; a new language or an undo tells them again."""

    def __init__(self) -> None:
        self._moment: tuple[Table, int, str] | None = None
        self._events: list[Event] = []
        self._lines: list[Line] = []

    def tell(self, table: Table, seat: int, lang: str) -> Sequence[Line]:
        """All lines so far."""
        moment = self._moment
        if moment is not None and moment[0] is table and moment[1:] == (table.step, lang):
            return self._lines
        events = table.events_for(seat)
        same = 0
        if moment is not None and moment[2] == lang:
            known = min(len(events), len(self._events))
            same = next((i for i in range(known) if events[i] != self._events[i]), known)
        words = table.game.catalogue_for(table.options)
        self._lines[same:] = [
            Line(
                table.render(lang, words.addressed(event.message(seat), seat)),
                event.told.clause,
                event.kind,
            )
            for event in events[same:]
        ]
        self._moment, self._events = (table, table.step, lang), events
        return self._lines
