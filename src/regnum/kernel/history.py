"""What has happened at a table: the record of choices, what a seat may be told of it, and taking choices back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regnum.kernel.choices import Choices
from regnum.kernel.errors import UndoRefused
from regnum.kernel.events import Event, Outcome

if TYPE_CHECKING:
    from regnum.kernel.table import Table


@dataclass(frozen=True, slots=True)
class ChoiceRecord:
    """One choice as it was made, and what came of it."""

    seat: int
    kind: int
    answer: int
    notation: str
    together: bool
    """Whether other seats were deciding at the same time."""
    happened: Outcome

    @property
    def surprises(self) -> tuple[int, int]:
        """How much had come to light before and after."""
        return self.happened.before, self.happened.after

    @property
    def events(self) -> tuple[Event, ...]:
        """What came of it."""
        return self.happened.events()


def events_for(table: Table, seat: int | None) -> list[Event]:
    """What a seat may be told, with nothing in it that is not for its eyes.

    In a simultaneous part still running, that is only the own part.
    """
    part, entries = table.part, table.entries
    if part is None:
        return [event.as_told(seat) for event in table.events]
    before = [*table.opening, *(event for e in entries[: part.at] for event in e.events)]
    common = len(before) - (len(entries[part.at - 1].events) - part.told if part.at else 0)
    mine = [event for e in entries[part.at :] if e.seat == seat for event in e.events]
    own = [event for event in before[common:] if event.seat == seat]
    return [event.as_told(seat) for event in before[:common] + own + mine]


def undo_limit(table: Table, seat: int | None) -> int | None:
    """The place in the history of the choice that `undo` would take back; None if the table must agree first.

    Where several decide at once, a seat takes back what it chose there and nothing before: if that were free until
    somebody else has chosen, asking for it would tell whether they have.
    """
    entries, part = table.entries, table.part
    at = len(entries) - 1
    if part is not None and (at >= part.at or (seat is not None and table.seats > 1)):
        at = max((i for i in range(part.at, at + 1) if seat in (None, entries[i].seat)), default=-1)
    elif at >= 0 and seat not in (None, entries[at].seat):
        return None
    if at < 0 or entries[at].surprises[0] != entries[at].surprises[1]:
        return None
    return at


def without_last(table: Table, seat: int | None, consent: bool) -> Choices:
    """The choices that remain when the last one (of a seat) is taken back; raises UndoRefused."""
    entries, at = table.entries, undo_limit(table, seat)
    if at is None:
        if not entries:
            raise UndoRefused("Nothing has been chosen yet.")
        if not consent:
            raise UndoRefused("Something new has come to light since, or somebody else has chosen: all must agree.")
        at = max((i for i, e in enumerate(entries) if seat in (None, e.seat)), default=None)
        if at is None:
            raise UndoRefused(f"Seat {seat} has not chosen anything yet.")
    kept = table.choices[:at]
    inside = table.part is not None and at >= table.part.at
    return kept + table.choices[at + 1 :] if inside else kept
