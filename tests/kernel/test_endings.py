"""A game may end in the midst of nested rules, and a rule may be carried out at the moment when something is true."""

from typing import Any

import pytest

from kernel.lowering.stage import board, go_on, module_of, reloaded, rules
from regnum.kernel.core.machine import load_kernel
from regnum.kernel.lowering import load

pytestmark = pytest.mark.pure_engine

LOST = """
@rule
def root(g: Board, p: int) -> Rule:
    g.note([1])
    yield from chain(g, p)
    g.note([2])

@rule
def chain(g: Board, p: int) -> Rule:
    for i in range(3):
        c: int = yield g.ask(p, i)
        yield from deeper(g, c)
        g.note([3, i])

@rule
def deeper(g: Board, c: int) -> Rule:
    if c == 4:
        g.note([4])
        yield g.end()
    g.note([5, c])
    yield from ()
"""

ENDED_TOGETHER = """
@rule
def root(g: Board, p: int) -> Rule:
    yield from g.together([mine(g, q) for q in range(3)])
    g.note([2])
    c: int = yield g.ask(0, 9)
    g.note([3, c])

@rule
def mine(g: Board, p: int) -> Rule:
    c: int = yield g.ask(p, 1)
    yield from g.together([inner(g, p, c)])
    g.note([6, p])

@rule
def inner(g: Board, p: int, c: int) -> Rule:
    g.note([5, p, c])
    if c == 4:
        yield g.end()
    d: int = yield g.ask(p, 2)
    g.note([7, p, d])
"""


def begun(text: str, generators: bool = False) -> Any:
    g = board(1, 40)
    g.begin(rules(text, generators=generators).root(g, 0))
    return g


def told(g: Any) -> list[list[int]]:
    return [note for note in g.notes if note[0] >= 0]


@pytest.mark.parametrize("generators", [False, True])
def test_nothing_is_carried_on_after_the_end(generators: bool) -> None:
    g = go_on(begun(LOST, generators), [1, 4])
    assert g.over and g.open_tasks() == []
    assert told(g) == [[1], [5, 1], [3, 0], [4]]


def test_a_game_that_is_not_ended_goes_on() -> None:
    g = go_on(begun(LOST), [1, 2, 3])
    assert g.over and told(g)[-1] == [2]


def test_the_moment_of_the_end_can_be_copied_and_saved() -> None:
    g = go_on(begun(LOST), [1, 4])
    for again in (g.clone(), reloaded(g)):
        assert again.over and again.dump() == g.dump() and again.open_tasks() == []


@pytest.mark.parametrize("generators", [False, True])
def test_one_seat_may_end_a_part_that_others_are_in(generators: bool) -> None:
    g = begun(ENDED_TOGETHER, generators)
    g.answer(1, 3)
    before = g.chance.surprises
    g.answer(2, 4)
    assert g.over and g.open_tasks() == [] and g.root.kids is None
    assert told(g) == [[5, 1, 3], [5, 2, 4]]
    assert g.chance.surprises > before  # all that was chosen lies open now


def test_a_part_may_end_the_game_before_anybody_is_asked() -> None:
    text = ENDED_TOGETHER.replace("c: int = yield g.ask(p, 1)", "c: int = p + 3")
    g = begun(text)
    assert g.over and told(g) == [[5, 0, 3], [5, 1, 4]]


HEAD = """
from regnum.kernel.lowering import Rule, rule, state
from regnum.kernel.core.machine import Kernel
from regnum.kernel.visibility import Public

@state
class Race(Kernel):
    points: Public[int]
    claimed: Public[int]
    notes: Public[list[list[int]]]

    def require(self, seat: int, kind: int, about: int) -> None:
        self.among(7 if self.claimed < 2 else 3)

    def due(self) -> bool:
        return self.points // 5 > self.claimed
"""
RACE = """
@rule
def root(g: Race, p: int) -> Rule:
    for i in range(3):
        c: int = yield g.ask(0, 1, i)
        g.points += c
        g.notes.append([c])
        yield from bonus(g)
    g.points += 5

@rule
def bonus(g: Race) -> Rule:
    g.points += 2
    d: int = yield g.ask(1, 2)
    g.notes.append([10 + d])

@rule
def claim(g: Race) -> Rule:
    g.claimed += 1
    c: int = yield g.ask(0, 3)
    g.notes.append([100, g.claimed, c])
    if c == 2:
        g.points += 10
"""


def race(generators: bool = False) -> Any:
    module = module_of(HEAD + RACE, "race", generators=generators)
    g = module.Race(0, 0, [])
    g.begin(module.root(g, 0), module.claim(g))
    return g


def asked(g: Any) -> tuple[int, int, int]:
    (task,) = g.open_tasks()
    return task.actor, task.kind, task.about


@pytest.mark.parametrize("generators", [False, True])
def test_what_is_due_comes_before_the_next_question(generators: bool) -> None:
    g = race(generators)
    g.apply(2)
    assert asked(g) == (1, 2, 0)  # 4 points: nothing is due
    g.apply(0)
    g.apply(1)
    assert asked(g) == (0, 3, 0)  # 7 points, one claim, and only then the question of the bonus
    g.apply(1)
    assert asked(g) == (1, 2, 0)
    assert g.notes == [[2], [10], [1], [100, 1, 1]]


def test_one_thing_due_may_lead_to_another() -> None:
    g = go_on(race(), [2, 0, 1, 2])  # the claim brings 10 points: 17, so two more are due
    assert asked(g) == (0, 3, 0) and g.claimed == 2  # one after the other
    g.apply(0)
    assert asked(g) == (0, 3, 0) and g.claimed == 3
    g.apply(0)
    assert asked(g) == (1, 2, 0)
    assert g.open_tasks()[0].options() == 2  # asked anew: what was due has changed what is allowed


def test_what_is_due_at_the_end_is_still_carried_out() -> None:
    g = go_on(race(), [0, 0, 0, 0, 0])
    assert not g.over and g.points == 6 and asked(g) == (0, 3, 0)
    g = go_on(race(), [0, 0, 0, 0, 0, 0, 0])
    assert not g.over and g.points == 11 and g.claimed == 2
    g.apply(0)
    assert g.over


def test_a_game_with_something_due_is_saved_and_copied_at_every_question() -> None:
    answers = [2, 0, 1, 2, 0, 1, 1, 0, 1, 1, 0, 1, 1]
    expected = go_on(race(), answers)
    g = race()
    for i in range(len(answers)):
        if g.over:
            break
        again = load(type(g), g.dump_fields())
        load_kernel(again, g.dump())
        for copy in (g.clone(), again):
            other = go_on(copy, answers[i:])
            assert (other.notes, other.points, other.over) == (expected.notes, expected.points, expected.over)
        g.apply(answers[i])
    assert g.over


def test_nobody_is_watched_inside_a_simultaneous_part() -> None:
    text = """
@rule
def root(g: Race, p: int) -> Rule:
    yield from g.together([mine(g, q) for q in range(2)])
    c: int = yield g.ask(0, 1)
    g.notes.append([c])

@rule
def mine(g: Race, p: int) -> Rule:
    c: int = yield g.ask(p, 4)
    g.points += 5
    d: int = yield g.ask(p, 5)
    g.notes.append([c + d])

@rule
def claim(g: Race) -> Rule:
    g.claimed += 1
    g.notes.append([100])
    yield from ()
"""
    module = module_of(HEAD + text, "race_together")
    g = module.Race(0, 0, [])
    g.begin(module.root(g, 0), module.claim(g))
    for seat in (0, 1):
        g.answer(seat, 0)
        assert g.claimed == 0
    for seat in (0, 1):
        g.answer(seat, 1)
    assert g.claimed == 2 and asked(g) == (0, 1, 0)
    assert g.notes == [[1], [1], [100], [100]]


def test_a_game_that_watches_nothing_writes_no_more_than_before() -> None:
    assert len(begun(LOST).dump()) == 5
    assert len(race().dump()) == 6
