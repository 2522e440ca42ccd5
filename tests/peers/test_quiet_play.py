"""Choices that are made quietly, by their codes, lead to the same table as choices that are told."""

import random
from typing import Any

import pytest

import regnum
from peers.tables import EVERY_TABLE, same_choices
from regnum.kernel.choices import Choices
from regnum.kernel.errors import BadNotation, IllegalChoice, StaleDecision
from regnum.kernel.table import Table

pytestmark = pytest.mark.both_builds


def play_quietly(table: Table, luck: int, steps: int = 10_000) -> Table:
    """Chooses at random, also among the seats that decide at the same time."""
    dice = random.Random(luck)
    for _ in range(steps):
        if table.over:
            break
        seat = dice.choice(table.core.open_tasks()).actor
        table.play_quietly(dice.choice(table.action_codes(seat)), seat)
    return table


@EVERY_TABLE
def test_everything_about_the_table_is_the_same(game: str, seats: int, options: dict[str, Any]) -> None:
    for steps in (0, 1, 7, 25, 10_000):
        quiet = play_quietly(regnum.new(game, seats, "quiet", options), 1, steps)
        told = same_choices(quiet)
        assert quiet.save() == told.save() and quiet.history == told.history and quiet.events == told.events
        for seat in (None, *range(seats)):
            assert quiet.view(seat) == told.view(seat) and quiet.events_for(seat) == told.events_for(seat)
        for seat in range(seats):
            assert quiet.observation(seat) == told.observation(seat)


@EVERY_TABLE
def test_told_choices_can_follow_quiet_ones(game: str, seats: int, options: dict[str, Any]) -> None:
    table = play_quietly(regnum.new(game, seats, "both", options), 2, 9)
    events = table.play(table.pending[0].options[0])
    told = same_choices(table)
    assert table.save() == told.save() and events == list(told.entries[-1].events)
    play_quietly(table, 3, 5)
    assert table.save() == same_choices(table).save()


@EVERY_TABLE
def test_quiet_choices_can_be_taken_back(game: str, seats: int, options: dict[str, Any]) -> None:
    table = play_quietly(regnum.new(game, seats, "back", options), 4, 6)
    before = table.save()
    play_quietly(table, 5, 1)
    table.undo(consent=True)
    assert table.save() == before


@EVERY_TABLE
def test_who_looks_back_now_and_then_sees_what_happened(game: str, seats: int, options: dict[str, Any]) -> None:
    """The record is written on from where it was last looked at; choices that were taken back are not in it."""
    table = regnum.new(game, seats, "now and then", options)
    for luck in range(6):
        play_quietly(table, luck, 4)
        if luck == 3:
            table.undo(consent=True)
        told = same_choices(table)
        assert table.history == told.history and table.events == told.events and table.epochs.at == told.epochs.at
        assert [table.view(seat) for seat in range(seats)] == [told.view(seat) for seat in range(seats)]


def test_looking_back_after_quiet_choices_takes_no_longer_as_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    followed: list[int] = []
    follow = Table.follow

    def counted(table: Table, choices: Choices) -> None:
        followed.append(len(choices))
        follow(table, choices)

    monkeypatch.setattr(Table, "follow", counted)
    table = regnum.new("dominion", 2, "long")
    for luck in range(40):
        play_quietly(table, luck, 3)
        assert table.epochs.at and table.view(0)["step"] == table.step
    assert sum(followed) == table.step == 120


def test_codes_are_those_of_the_options() -> None:
    table = regnum.new("dominion", 2, 1)
    for _ in range(60):
        for seat in range(2):
            decision = table.decision_of(seat)
            codes = [] if decision is None else sorted(option.code for option in decision.options)
            assert table.action_codes(seat) == codes
            assert [code for code, legal in enumerate(table.action_mask(seat)) if legal] == codes
        play_quietly(table, table.step, 1)


def test_what_is_not_allowed_is_refused_and_nothing_has_changed() -> None:
    table = regnum.scenario("dominion", {"players": [{"hand": "copper"}, {}], "phase": "buy", "coins": 2})
    table.play("end treasures")
    before = table.save()
    buy = table.core.open_tasks()[0].kind
    with pytest.raises(IllegalChoice, match=r"“buy province” is not allowed.*DOM-5\.4"):
        table.play_quietly(table.code_of(buy, 5))
    with pytest.raises(BadNotation, match="no code of the open decision, “buy” of seat 0"):
        table.play_quietly(0)
    for code in (-1, table.action_space_size):
        with pytest.raises(BadNotation):
            table.play_quietly(code)
    with pytest.raises(StaleDecision, match="Seat 1"):
        table.play_quietly(table.code_of(buy, 0), seat=1)
    assert table.save() == before


def test_nothing_is_left_to_choose_when_the_game_is_over() -> None:
    table = play_quietly(regnum.new("dominion", 2, 1), 1)
    with pytest.raises(StaleDecision, match="over"):
        table.play_quietly(0)
