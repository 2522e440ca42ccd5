"""Notation and codes say exactly one thing each, and playing them is playing the option."""

from collections import Counter

import pytest

from properties.games import FIRST, MANY, Case
from properties.play import sampled, walk
from regnum.kernel.text import LANGUAGES

pytestmark = pytest.mark.both_builds


@MANY
def test_every_notation_and_every_code_plays_its_option(case: Case) -> None:
    t = case.new("notation")
    for _ in sampled(t, case, stops=30):
        for d in t.pending:
            assert len({o.notation for o in d.options}) == len({o.code for o in d.options}) == len(d.options)
            for o in list(d.options)[:12]:
                by_option, by_notation, by_code = t.clone(), t.clone(), t.clone()
                events = by_option.play(o)
                assert by_notation.play(o.notation, seat=d.seat) == events
                assert by_code.play(o.code, seat=d.seat) == events
                assert by_notation.save() == by_code.save() == by_option.save()
                assert by_option.history[-1].endswith(o.notation)


@MANY
def test_no_two_options_are_called_the_same(case: Case) -> None:
    t = case.new("labels")
    for o in walk(t, case, 150):
        options = o.decision.options
        for lang in LANGUAGES:
            labels = Counter(option.text(lang) for option in options)
            assert labels.most_common(1)[0][1] == 1, (o.decision, labels.most_common(1))


@FIRST
def test_writing_does_not_matter(case: Case) -> None:
    """Case, spaces, underscores, and the seat named in front."""
    t = case.new("writing")
    for o in sampled(t, case, stops=35):
        seat = o.decision.seat
        expected = t.clone()
        expected.play(o)
        for text in (
            f"{seat}: {o.notation}",
            f" {seat} :{o.notation.upper()} ",
            f"{seat}:{o.notation.replace('_', ' ')}",
            f"{seat}: {o.notation.replace(' ', '  ')}\n",
        ):
            trial = t.clone()
            trial.play(text)
            assert trial.save() == expected.save()


@FIRST
def test_codes_and_choices_are_two_names_of_one_thing(case: Case) -> None:
    t = case.new()
    every = [(k, answer) for k, kind in enumerate(t.game.kinds) for answer in kind.codes]
    assert [t.choice_of(code) for code in range(t.action_space_size)] == every
    assert [t.code_of(k, answer) for k, answer in every] == list(range(t.action_space_size))


@FIRST
def test_options_can_be_counted_walked_through_and_asked_for(case: Case) -> None:
    t = case.new("options")
    for o in sampled(t, case, stops=25):
        options = o.decision.options
        assert list(options) == [options[i] for i in range(len(options))]
        assert options[-1] == options[len(options) - 1] and options[:2] == [options[0], options[1]]
        assert all(x in options and x.code in options and x.notation in options for x in options)
        assert len(set(options)) == len(options)
        assert "dance" not in options and t.action_space_size not in options and None not in options
        with pytest.raises(IndexError):
            options[len(options)]


@MANY
def test_a_history_played_in_one_call_gives_the_same_game(case: Case) -> None:
    """Also where a pick has the same name as a step that was taken without asking."""
    t = case.new("history")
    for _ in walk(t, case, 60):
        pass
    again = case.new("history")
    again.play(*t.history)
    assert again.save() == t.save() and again.history == t.history


@MANY
def test_a_step_taken_without_asking_may_be_named(case: Case) -> None:
    """Under the name that it had when it was taken, also if it changed what it names."""
    t = case.new("forced")
    for o in sampled(t, case, stops=60):
        expected = t.clone()
        expected.play(o)
        for step in expected.forced:
            name = t.game.answer(*step.moment(), step.answer).notation
            now = expected.decision_of(step.seat)
            if now is None or name not in now.options:  # else it is taken for an answer to the open question
                trial = t.clone()
                trial.play(o, f"{step.seat}: {name}")
                assert trial.save() == expected.save()
