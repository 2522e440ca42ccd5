"""The record of choices: a sequence of seat, kind and answer that is kept in three bytes each."""

import pytest

from regnum.kernel.choices import Choices, Chosen
from regnum.kernel.errors import BadSave


def test_choices_are_kept_in_three_bytes_each() -> None:
    choices = Choices()
    choices.add(0, 3, 17)
    choices.add(1, 4, 123)
    assert bytes(choices) == b"\x00\x03\x11\x01\x04\x7b"
    assert list(choices) == [Chosen(0, 3, 17), Chosen(1, 4, 123)] == list(Choices(bytes(choices)))
    assert choices[-1].seat == 1 and choices[0].kind == 3 and len(choices) == 2
    with pytest.raises(IndexError):
        choices[2]


def test_parts_and_copies_are_independent() -> None:
    choices = Choices(bytes(range(9)))
    copy, part = choices.copy(), choices[1:]
    copy.add(9, 9, 9)
    assert len(choices) == 3 and copy.since(choices) == Choices(b"\t\t\t")
    assert part == Choices(bytes(range(3, 9))) and choices[:1] + part == choices
    assert choices != bytes(choices)


def test_a_choice_cut_in_two_is_damage() -> None:
    with pytest.raises(BadSave, match="record of choices is damaged"):
        Choices(b"\x00\x01")
