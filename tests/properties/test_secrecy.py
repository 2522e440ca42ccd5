"""Nothing that a seat is shown depends on what it cannot know."""

import json
from collections.abc import Collection
from typing import Any

import pytest

from properties.games import FIRST, MANY, Case
from properties.play import sampled, seats_and_watcher, walk
from regnum.kernel.events import Event
from regnum.kernel.table import Table
from regnum.kernel.text import LANGUAGES

pytestmark = pytest.mark.both_builds


def shown_to(t: Table, seat: int) -> dict[str, str]:
    """Everything that a seat can find out by looking, as text, so that even the order of things counts."""
    mine = t.decision_of(seat)
    shown = {
        "view": json.dumps(t.view(seat)),
        "watcher": json.dumps(t.view(None)),
        "observation": repr(t.observation(seat)),
        "mask": repr(t.action_mask(seat)),
    }
    if mine is not None:
        shown["decision"] = json.dumps(mine.as_data())
        shown["previews"] = json.dumps([[e.as_seen_by(seat) for e in o.preview()] for o in mine.options])
    return shown


@MANY
def test_redealing_what_a_seat_cannot_know_changes_nothing_for_it(case: Case) -> None:
    t = case.new("redealing")
    for n, _ in enumerate(sampled(t, case, stops=25)):
        for seat in range(t.seats):
            expected = shown_to(t, seat)
            for seed in range(2):
                other = t.determinise(seat, f"{n} {seed}")
                assert shown_to(other, seat) == expected
                assert t.game.totals(other.core) == t.game.totals(t.core)


@MANY
def test_what_is_dealt_anew_depends_on_nothing_that_the_seat_cannot_know(case: Case) -> None:
    """Two worlds that look the same to a seat are dealt anew in the same way, so that no guess tells which is real."""
    t = case.new("guesses")
    for n, _ in enumerate(sampled(t, case, stops=15)):
        for seat in range(t.seats):
            other = t.determinise(seat, f"other {n}")
            assert other.determinise(seat, n).core.dump() == t.determinise(seat, n).core.dump()


@MANY
def test_equal_choices_look_equal_until_something_new_comes_to_light(case: Case) -> None:
    t = case.new("following")
    followed = 0
    for option in sampled(t, case, stops=25):
        seat = option.decision.seat
        real, other = t.clone(), t.determinise(seat, "following")
        for mine in walk(real, case, 8):
            if mine.decision.seat != seat or mine.reveals:
                break
            told = [event.as_seen_by(seat) for event in other.play(mine.notation, seat=seat)]
            trial = real.clone()
            assert told == [event.as_seen_by(seat) for event in trial.play(mine)]
            assert shown_to(other, seat) == shown_to(trial, seat)
            followed += 1
    assert followed > 0


@MANY
def test_a_redealt_table_can_be_played_on(case: Case) -> None:
    t = case.new("rollouts")
    redealt = 0
    for n, _ in enumerate(sampled(t, case, stops=20)):
        everything = t.game.totals(t.core)
        for seat in range(t.seats):
            other = t.determinise(seat, n)
            redealt += other.core.dump_fields() != t.core.dump_fields()
            assert other.determinise(seat, n).view(seat) == t.view(seat)
            assert t.view(seat)["step"] == other.view(seat)["step"]
            for _ in walk(other, n, 25):
                pass
            assert t.game.totals(other.core) == everything
    assert redealt > 5


@FIRST
def test_a_redealt_table_is_a_table_like_any_other(case: Case) -> None:
    """It can be saved, undone and copied, and its own seed is as fixed as the first one."""
    t = case.new("redealt")
    for option in sampled(t, case, stops=8):
        other = t.determinise(option.decision.seat, 1)
        before = other.save()
        assert t.determinise(option.decision.seat, 1).save() == before
        other.play(option.notation, seat=option.decision.seat)
        other.undo(consent=True)
        assert other.save() == before


def lying_open(view: dict[str, Any]) -> dict[str, set[str]]:
    """The cards that a view shows, by place."""
    return {
        name: {thing["card"] for thing in place.get("things", ()) if "card" in thing} | {place.get("top")}
        for name, place in view["places"].items()
        if "things" in place or "top" in place
    }


@MANY
def test_events_name_only_what_could_be_seen(case: Case) -> None:
    """A card is named to those who saw it where it came from or where it went, or to whom it was shown on the way."""
    t = case.new("events")
    named = veiled = 0
    for option in sampled(t, case, stops=60):
        eyes = seats_and_watcher(t)
        trial = t.clone()
        components = t.game.totals(t.core)  # what has no copies, such as the name of an action, cannot be hidden
        before = {seat: lying_open(trial.view(seat)) for seat in eyes}
        common = len(t.events_for(None))  # while seats decide at the same time, the others are told nothing
        trial.play(option)
        news = trial.events[common:]
        for seat in eyes:
            events = trial.events_for(seat)[common:]
            after = lying_open(trial.view(seat))
            shown: set[str] = set()
            for i, event in enumerate(events):
                moved_on = event.target in after and any(e.source == event.target for e in events[i + 1 :])
                for thing in event.as_seen_by(seat)["things"]:
                    if thing not in components:
                        continue
                    own = any(place and place.startswith(f"seat{seat}.") for place in (event.source, event.target))
                    seen = thing in before[seat].get(event.source, ()) or thing in after.get(event.target, ())
                    assert own or seen or moved_on or event.motion == "turn_up" or thing in shown, (seat, event)
                    shown.add(thing)
                    named += 1
            for i, event in enumerate(news):
                moved_on = event.target in after and any(e.source == event.target for e in news[i + 1 :])
                on_top = event.things[-1:] if moved_on else after.get(event.target, ())
                veiled += is_veiled(trial, event, seat, on_top)
    assert named > 0 and veiled > 0


def is_veiled(t: Table, event: Event, seat: int | None, on_top: Collection[str | None]) -> bool:
    """Whether the event has things that the seat may not know; then no word of it may name them.

    The last one may lie open where it went, on top of the others.
    """
    if event.known_to(seat) or not event.things:
        return False
    told = json.dumps(event.as_seen_by(seat)["text"]) + json.dumps(event.as_seen_by(seat)["things"])
    assert not any(f'"{thing}"' in told for thing in event.things if thing not in on_top or thing != event.things[-1])
    assert all(t.describe_event(event, seat, lang) for lang in LANGUAGES)
    return True


@MANY
def test_what_a_seat_is_told_of_the_past_holds_no_secret(case: Case) -> None:
    t = case.new("past")
    for _ in sampled(t, case, stops=6):
        for seat in seats_and_watcher(t):
            for event in t.events_for(seat):
                assert event.known_to(seat) or event.things == ()
                assert event.told.full == event.message(seat)
