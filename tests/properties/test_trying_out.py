"""Previews, rehearsals and what an option reveals agree with what then happens."""

import pytest

from properties.games import MANY, Case
from properties.play import sampled
from regnum.kernel.errors import Sealed
from regnum.kernel.events import Event

pytestmark = pytest.mark.both_builds


def flat(events: list[Event]) -> list[tuple[object, ...]]:
    """Events thing by thing: neighbours are told as one, and a preview may end in the middle."""
    return [(e.kind, e.seat, thing, e.source, e.target, e.seen) for e in events for thing in e.things or (None,)]


@MANY
def test_a_preview_is_the_beginning_of_what_happens(case: Case) -> None:
    t = case.new("trying")
    for _ in sampled(t, case, stops=40):
        before = t.save()
        for d in t.pending:
            for o in list(d.options)[:10]:
                shown, trial = o.preview(), t.clone()
                happened = trial.play(o)
                assert flat(happened)[: len(flat(shown))] == flat(shown)
                assert not any(event.reveals for event in shown)
                assert o.reveals == (trial.core.chance.surprises != t.core.chance.surprises)
                if o.reveals:
                    with pytest.raises(Sealed):
                        t.rehearse(d.seat, o)
                else:
                    assert shown == happened
                    assert t.rehearse(d.seat, o).save() == trial.save()
        assert t.save() == before
