"""A table as Python treats it: copies, and choices in the name of a seat."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import regnum
from regnum.kernel.errors import IllegalChoice, NoSuchSeat
from regnum.kernel.table import Table

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_copies_are_clones(copied: Callable[[Table], Table]) -> None:
    t = regnum.new("dominion", seed=3)
    t.play("play all")
    before, other = t.save(), copied(t)
    assert other.save() == before and other.history == t.history
    other.play("buy silver")
    assert t.save() == before and other.step > t.step


def test_a_copy_of_what_holds_a_table_holds_a_clone() -> None:
    held = {"table": regnum.new("dominion", seed=3)}
    other = copy.deepcopy(held)
    other["table"].play("play all")
    assert held["table"].step == 0


@pytest.mark.parametrize("seat", [2, -1, True, "0", None.__class__])
def test_a_choice_for_a_seat_that_is_not_there_is_an_illegal_choice(seat: Any) -> None:
    t = regnum.new("dominion", seed=3)
    before = t.save()
    with pytest.raises(IllegalChoice, match="There is no seat") as refused:
        t.play("play all", seat=seat)
    assert isinstance(refused.value, NoSuchSeat) and t.save() == before
