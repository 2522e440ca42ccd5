"""Undo: exact, free until something new came to light, and by consent after that."""

import random

import pytest

from properties.games import FIRST, MANY, Case
from properties.play import walk
from regnum.kernel.errors import UndoRefused
from regnum.kernel.table import Table


def shown(t: Table) -> tuple[object, ...]:
    """Everything about a table that anybody could notice."""
    return t.save(), t.history, t.events, [t.view(seat) for seat in (None, *range(t.seats))]


def assert_taken_back(t: Table, before: tuple[object, ...], seat: int, new_information: bool) -> None:
    """Undoes the choice that the seat has just made.

    Where it began a part in which several decide at once, a seat takes back what it chose there and nothing before.
    """
    after = t.save()
    alone = t.seats == 1 or t.part is None or t.part.at < t.step
    if new_information:
        with pytest.raises(UndoRefused):
            t.undo()
        with pytest.raises(UndoRefused):
            t.undo(seat)
        assert t.save() == after
        assert t.undo_limit() is None
    else:
        assert t.undo_limit() == t.step - 1
        assert t.undo_limit(seat) == (t.step - 1 if alone else None)
    t.undo(seat if alone or new_information else None, consent=new_information)
    assert shown(t) == before


@MANY
def test_undo_restores_the_table_exactly(case: Case) -> None:
    t = case.new("undo")
    for option in walk(t, case, 40):
        before = shown(t)
        trial = t.clone()
        seat, new = option.decision.seat, option.reveals
        trial.play(option)
        assert_taken_back(trial, before, seat, new)
        trial.play(option.notation, seat=seat)
        t_after = t.clone()
        t_after.play(option)
        assert trial.save() == t_after.save()


@FIRST
def test_undo_late_in_a_game(case: Case) -> None:
    t = case.new("late")
    dice = random.Random(str(case))
    for option in walk(t, case):
        if dice.randrange(40) == 0:
            before = shown(t)
            trial = t.clone()
            new = option.reveals
            trial.play(option)
            assert_taken_back(trial, before, option.decision.seat, new)


@FIRST
def test_everything_can_be_undone_by_consent(case: Case) -> None:
    t = case.new("all")
    texts = []
    for _ in walk(t, case, 30):
        texts.append(t.save())
    for text in reversed(texts):
        t.undo(consent=True)
        assert t.save() == text
    with pytest.raises(UndoRefused, match="Nothing has been chosen yet"):
        t.undo(consent=True)


@FIRST
def test_another_seat_cannot_take_a_choice_back(case: Case) -> None:
    t = case.new("others")
    for option in walk(t, case, 40):
        trial = t.clone()
        trial.play(option)
        after = trial.save()
        if t.part is None:  # inside a simultaneous part, everybody may take back their own
            for seat in range(t.seats):
                if seat != option.decision.seat:
                    with pytest.raises(UndoRefused):
                        trial.undo(seat)
        assert trial.save() == after
