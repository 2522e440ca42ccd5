"""Choices as people give them: which open question each one answers, and several at once.

Several choices are taken one after the other, exactly as they stand, if that is possible: so a whole history can be
played again. Otherwise they are read as people write them: the picks of one decision in any order, and steps that
were taken without asking, because they were the only ones, may be named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from regnum.kernel import notation
from regnum.kernel.core.machine import NOT_ASKED, Task
from regnum.kernel.decision import Option
from regnum.kernel.errors import BadNotation, IllegalChoice, StaleDecision
from regnum.kernel.events import Event
from regnum.kernel.text import LANGUAGES

if TYPE_CHECKING:
    from regnum.kernel.table import Table

Choice = Option | str | int


def find(table: Table, choice: Choice, seat: int | None) -> tuple[Task, int]:
    """The open question that a choice answers, and the answer; raises if it is not to be had."""
    task, answer = read(table, choice, seat)
    if not task.allows(answer):
        refuse(table, task, answer)
    return task, answer


def read(table: Table, choice: Choice, seat: int | None) -> tuple[Task, int]:
    """The open question that a choice answers, and the answer, legal or not."""
    if table.over:
        raise StaleDecision("The game is over; nothing is left to choose.")
    if isinstance(choice, Option):
        d = choice.decision
        if d.table.game is not table.game or seat not in (None, d.seat):
            raise StaleDecision(f"“{choice.notation}” answers a question of another table or seat.")
        task, answer = table.task_of(d.seat), choice.answer
        if task.kind != d.kind_number or not table.asked_since(d.seat) <= d.step <= table.step:
            raise StaleDecision(f"“{choice.notation}” answers a question that is no longer open.")
        return task, answer
    return notation.find(table, choice, seat)


def refuse(table: Table, task: Task, answer: int) -> NoReturn:
    """Says why an answer is not allowed."""
    said = table.game.answer(table.core, task, answer).notation
    number = table.core.why_not(task.actor, task.kind, task.about, answer)
    if number in (0, NOT_ASKED):
        raise IllegalChoice(f"“{said}” is not among the options of this decision.")
    reason = table.game.reasons[number]
    message = table.game.refusal(table.core, task, answer, number)
    why = {lang: table.render(lang, message) for lang in LANGUAGES}
    raise IllegalChoice(f"“{said}” is not allowed: {why['en']} ({reason.clause})", reason.id, reason.clause, why)


def play_several(table: Table, choices: Sequence[Choice], seat: int | None) -> tuple[Table, list[Event]]:
    """A copy of the table after these choices, and what happened."""
    trial = table.clone()
    try:
        return trial, [event for choice in choices for event in trial.carry_out(*find(trial, choice, seat))]
    except (BadNotation, IllegalChoice, StaleDecision):
        trial = table.clone()
        return trial, _as_people_write(trial, list(choices), seat)


def _as_people_write(table: Table, left: list[Choice], seat: int | None) -> list[Event]:
    events: list[Event] = []
    while left:
        choice = left.pop(0)
        try:
            task, answer = read(table, choice, seat)
        except (BadNotation, StaleDecision):
            if notation.names_forced(table, choice):
                continue
            raise
        if table.game.kinds[task.kind].shape == "multi":
            events += _play_picks(table, task, notation.picks_from(table, task, answer, left))
        elif task.allows(answer):
            events += table.carry_out(task, answer)
        elif not notation.names_forced(table, choice):
            refuse(table, task, answer)
    return events


def _play_picks(table: Table, asked: Task, picks: list[int]) -> list[Event]:
    """Plays the picks of one decision as they stand, or else in the order in which the decision takes them."""
    trial = table.clone()
    events: list[Event] = []
    try:
        for answer in picks:
            task = next((t for t in trial.core.open_tasks() if t.actor == asked.actor), None)
            open_ = task is not None and task.kind == asked.kind
            end = notation.ends(table, asked, answer)
            if end and _drop_forced(trial, asked, answer):
                continue
            if task is not None and open_ and task.allows(answer):
                events += trial.carry_out(task, answer)
            elif _drop_forced(trial, asked, answer):
                continue
            elif task is not None and open_:
                refuse(trial, task, answer)
            elif not end:
                raise StaleDecision("More was picked than the decision takes.")
    except (IllegalChoice, StaleDecision):
        if picks == sorted(picks):
            raise
        return _play_picks(table, asked, sorted(picks))
    table.become(trial)
    return events


def _drop_forced(table: Table, asked: Task, answer: int) -> bool:
    """Whether the answer was already given without asking; it counts only once."""
    for i, step in enumerate(table.forced):
        if (step.seat, step.kind, step.answer) == (asked.actor, asked.kind, answer):
            del table.forced[i]
            return True
    return False
