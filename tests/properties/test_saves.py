"""A saved table goes on exactly as if it had never been put away."""

import pytest

import regnum
from properties.games import MANY, Case
from properties.play import seats_and_watcher, walk

pytestmark = pytest.mark.both_builds


@MANY
def test_a_table_saved_and_loaded_before_every_choice_plays_the_same_game(case: Case) -> None:
    kept, twin = case.new("saves"), case.new("saves")
    for i, option in enumerate(walk(kept, case)):
        text = twin.save()
        assert text == kept.save()
        twin = regnum.load(text)
        assert twin.save() == text
        if i % 23 == 0:
            for seat in seats_and_watcher(kept):
                assert twin.view(seat) == kept.view(seat)
        twin.play(option.notation, seat=option.decision.seat)
    assert twin.save() == kept.save()
    assert twin.result == kept.result
    assert twin.history == kept.history
    assert twin.events == kept.events


@MANY
def test_the_history_gives_the_same_table_again(case: Case) -> None:
    t = case.new("history")
    for _ in walk(t, case, 150):
        pass
    again = case.new("history")
    for choice in t.history:
        again.play(choice)
    assert again.save() == t.save()
    assert again.events == t.events
    at_once = case.new("history")
    at_once.play(*(f"{e.seat}: {e.notation}" for e in t.entries))
    assert at_once.save() == t.save()


@MANY
def test_old_copies_stay_as_they_were(case: Case) -> None:
    """Copies kept at every choice, with the play going on around them and on copies of their own."""
    t = case.new("copies")
    copies = []
    for i, _ in enumerate(walk(t, case)):
        copy = t.clone()
        copies.append((copy, copy.save()))
        if i % 5 == 0:
            other = copy.clone()
            for _ in walk(other, i, 3):
                pass
    for copy, text in copies:
        assert copy.save() == text
    early, text = copies[len(copies) // 3]
    for _ in walk(early, case, 20):
        pass
    assert all(copy.save() == text for copy, text in copies if copy is not early)
