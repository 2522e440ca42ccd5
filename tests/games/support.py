"""What the rule tests of every game ask a table: who decides what, what may be chosen, what was told, what is seen."""

import pytest

from regnum.kernel.errors import BadNotation, IllegalChoice
from regnum.kernel.events import Event
from regnum.kernel.table import Table


def asked(t: Table) -> tuple[int, str]:
    """Who has to decide now, and what; where several do, the first of them."""
    return t.pending[0].seat, t.pending[0].kind


def options(t: Table, seat: int | None = None) -> list[str]:
    """What can be chosen now by a seat, or by whoever has to decide, in notation."""
    d = t.pending[0] if seat is None else t.decision_of(seat)
    return [] if d is None else [option.notation for option in d.options]


def refusal(t: Table, *choices: str, seat: int | None = None) -> str:
    """The clause that forbids choices, or nothing if the open question does not know them; nothing has changed."""
    before = t.save()
    with pytest.raises((IllegalChoice, BadNotation)) as refused:
        t.play(*choices, seat=seat)
    assert t.save() == before
    return refused.value.clause if isinstance(refused.value, IllegalChoice) else ""


def told(t: Table, kind: str, seat: int | None = None) -> list[Event]:
    """The events of a kind, of one seat or of all."""
    return [event for event in t.events if event.kind == kind and seat in (None, event.seat)]


def count(t: Table, kind: str, seat: int | None = None) -> int:
    """How many events of a kind there were."""
    return len(told(t, kind, seat))


def things(t: Table, kind: str, seat: int | None = None) -> list[str]:
    """What the events of a kind happened to, one after the other."""
    return [thing for event in told(t, kind, seat) for thing in event.things]


def number(t: Table, name: str, viewer: int | None = 0) -> int:
    """A number that a viewer reads off the table, such as `seat0.gold`."""
    found: int = t.view(viewer)["numbers"][name]["value"]
    return found


def visible(t: Table, place: str, viewer: int | None = None) -> list[str]:
    """The cards that a viewer sees at a place (`seat1.discard`, `trash`); `?` for one that is not known."""
    found = t.view(viewer)["places"][place].get("things", ())
    return [thing.get("card", "?") for thing in found for _ in range(thing.get("n", 1))]
