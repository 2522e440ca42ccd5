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
        self._lang = ""
        self._events: list[Event] = []
        self._lines: list[Line] = []

    def tell(self, table: Table, seat: int, lang: str) -> Sequence[Line]:
        """All lines so far."""
        events = table.events_for(seat)
        same = 0
        if lang == self._lang:
            pairs = zip(events, self._events, strict=False)
            same = next(
                (i for i, (new, old) in enumerate(pairs) if new is not old), min(len(events), len(self._events))
            )
        self._lines[same:] = [
            Line(table.describe_event(event, seat, lang), event.told.clause, event.kind) for event in events[same:]
        ]
        self._lang, self._events = lang, events
        return self._lines
