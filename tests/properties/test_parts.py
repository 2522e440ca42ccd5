"""Games whose seats decide at the same time: no order, no dice, no peeping, and everybody's own way back."""

import random
from typing import Any

import pytest

from properties.games import CASES, SIMULTANEOUS, TOGETHER, Case
from properties.play import seats_and_watcher, walk
from regnum.kernel.errors import UndoRefused
from regnum.kernel.table import Table


def waiting(t: Table) -> list[int]:
    return [d.seat for d in t.pending]


def planned(t: Table, seat: int, plan: str) -> str:
    """What a player with a plan of their own chooses, whatever the others do meanwhile."""
    d = t.decision_of(seat)
    assert d is not None
    made = sum(1 for e in t.entries if e.seat == seat)
    return random.Random(f"{plan} {seat} {made}").choice(list(d.options)).notation


def seen(t: Table, seat: int | None) -> dict[str, Any]:
    """What is shown apart from who is still deciding."""
    return {key: value for key, value in t.view(seat).items() if key not in ("step", "pending")}


@TOGETHER
def test_the_order_of_answers_makes_no_difference(case: Case) -> None:
    for seed in range(4):
        ends = []
        for order in range(4):
            t, dice = case.new(seed), random.Random(order)
            while not t.over:
                seat = dice.choice(waiting(t))
                t.play(planned(t, seat, f"{case} {seed}"), seat=seat)
            ends.append((t.core.dump(), t.result))
        assert all(end == ends[0] for end in ends)


@TOGETHER
def test_others_notice_nothing_before_the_part_is_over(case: Case) -> None:
    """Among three a whole game may pass in which no two decide at once: then another one is played."""
    assert any(noticed_by_nobody(case, deal) > 0 for deal in ("peeping", "peeping again", "peeping once more"))


def noticed_by_nobody(case: Case, deal: str) -> int:
    """Plays a game and checks every choice inside a part; says how many there were."""
    t = case.new(deal)
    inside = 0
    for option in walk(t, case):
        part = t.part
        if part is None:
            continue
        seat = option.decision.seat
        others = [other for other in seats_and_watcher(t) if other != seat]
        trial = t.clone()
        trial.play(option)
        if trial.part is not None and trial.part.at == part.at:
            inside += 1
            assert trial.core.chance.state == t.core.chance.state
            for other in others:
                assert seen(trial, other) == seen(t, other)
                assert trial.events_for(other) == t.events_for(other)
                kinds = {entry["kind"] for entry in trial.view(other)["pending"] if entry["seat"] != other}
                assert kinds <= {None}
            for other in others[1:]:
                assert trial.observation(other) == t.observation(other)
    return inside


@TOGETHER
def test_everybody_can_take_back_what_they_chose_in_the_part(case: Case) -> None:
    t, dice = case.new("back"), random.Random(str(case))
    taken_back = 0
    while not t.over:
        seat = dice.choice(waiting(t))
        t.play(planned(t, seat, str(case)), seat=seat)
        part = t.part
        mine = [e for e in t.entries[part.at :] if e.seat == seat] if part is not None else []
        if mine and mine[-1].surprises[0] != mine[-1].surprises[1]:  # a choice that the rules make final
            with pytest.raises(UndoRefused):
                t.undo(seat)
        elif mine:
            before, others = t.core.dump(), {q: seen(t, q) for q in range(t.seats) if q != seat}
            t.undo(seat)
            assert {q: seen(t, q) for q in others} == others
            t.play(mine[-1].notation, seat=seat)
            assert t.core.dump() == before
            taken_back += 1
    assert taken_back > 0


@pytest.mark.parametrize("game", list(CASES))
def test_the_list_of_these_games_is_right(game: str) -> None:
    least = SIMULTANEOUS.get(game, 0)
    t = next(case for case in CASES[game] if case.seats >= least).new()
    found = any(t.part is not None for _ in walk(t, game))
    assert found == (game in SIMULTANEOUS)
