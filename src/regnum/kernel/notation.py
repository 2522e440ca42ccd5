"""Reading choices: notation such as `buy province`, `1: discard copper`, or a code."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING

from regnum.kernel.core.machine import Kernel, Task
from regnum.kernel.decision import Option
from regnum.kernel.errors import BadNotation, shown

if TYPE_CHECKING:
    from regnum.kernel.choosing import Choice
    from regnum.kernel.record import Record
    from regnum.kernel.table import Table

_PREFIX = re.compile(r"([0-9]+)\s*:\s*(.*)", re.DOTALL)
MOST = 200
"""No notation is longer than this."""


def normal(text: str) -> str:
    """Case, spaces and underscores do not matter."""
    return " ".join(text.replace("_", " ").lower().split())


def find(table: Table, choice: str | int, seat: int | None) -> tuple[Task, int]:
    """The open question a text or code answers, and the answer, legal or not."""
    if isinstance(choice, bool) or not isinstance(choice, str | int):
        raise BadNotation("A choice is an option, a code or a text such as “buy province”.")
    if isinstance(choice, str):
        if len(choice) > MOST:
            raise BadNotation(f"A choice has at most {MOST} characters.")
        prefix = _PREFIX.fullmatch(choice.strip())
        if prefix is not None:
            if seat not in (None, int(prefix[1])):
                raise BadNotation(f"“{shown(choice)}” is a choice of another seat than {seat}.")
            seat, choice = int(prefix[1]), prefix[2]
    tasks = [task for task in table.core.open_tasks() if seat is None or task.actor == seat]
    if not tasks:
        raise BadNotation(f"Seat {shown(seat)} has nothing to decide now.")
    found = [(task, code) for task in tasks if (code := _code(table, table.core, task, choice)) is not None]
    if len(found) > 1:
        legal = [(task, code) for task, code in found if task.allows(code)]
        if len(legal) != 1:
            raise BadNotation(
                f"Several seats decide now: say whose choice it is, as in “{found[0][0].actor}: {shown(choice)}”."
            )
        found = legal
    if not found:
        can = [table.game.answer(table.core, tasks[0], tasks[0].option(i)).notation for i in range(tasks[0].options())]
        more = f" and {len(can) - 8} more" if len(can) > 8 else ""
        raise BadNotation(f"“{shown(choice)}” is not a choice here. Possible: {', '.join(can[:8])}{more}.")
    return found[0]


def _code(table: Table, core: Kernel, task: Task, choice: str | int) -> int | None:
    kind = table.game.kinds[task.kind]
    if isinstance(choice, int):
        return next((a for a in kind.codes if table.code_of(task.kind, a) == choice), None)
    wanted = normal(choice)
    legal = (task.option(i) for i in range(task.options()))
    for answer in chain(legal, kind.codes):  # what is allowed comes first, for that is what people mean
        if normal(table.game.answer(core, task, answer).notation) == wanted:
            return answer
    return None


def names_forced(table: Table, choice: Choice) -> bool:
    """Whether a text names a step that was just taken without asking; it counts only once."""
    if not isinstance(choice, str):
        return False
    for i, step in enumerate(table.forced):
        core, task = step.moment()
        if _pick(table, core, task, choice) == step.answer:
            del table.forced[i]
            return True
    return False


def picks_from(table: Table, task: Task, answer: int, left: list[Choice]) -> list[int]:
    """The answer and those choices, taken from the list, that go on with its decision up to its end or its limit."""
    most = table.game.question(table.core, task, table.options).most
    given = [step.answer for step in table.forced if step[:2] == (task.actor, task.kind)]
    picks = [answer]
    while left and not ends(table, task, picks[-1]):
        code = _pick(table, table.core, task, left[0])
        if code is None or (len(picks) >= most + len(given) and not ends(table, task, code)):
            break
        picks.append(code)
        del left[0]
    for code in given:  # more is named than is open: some of it was picked without asking
        if len(picks) > most and code in picks:
            picks.remove(code)
    return picks


def ends(table: Record, task: Task, answer: int) -> bool:
    """Whether an answer says that nothing more is picked."""
    return table.game.answer(table.core, task, answer).group == "stop"


def _pick(table: Table, core: Kernel, task: Task, choice: Choice) -> int | None:
    """The answer to the same question of the same seat that a choice means, if it means one."""
    if isinstance(choice, Option):
        same = choice.decision.kind_number == task.kind and choice.decision.seat == task.actor
        return choice.answer if same else None
    if isinstance(choice, bool) or not isinstance(choice, str | int):
        return None
    if isinstance(choice, str) and len(choice) > MOST:
        return None
    prefix = _PREFIX.fullmatch(choice.strip()) if isinstance(choice, str) else None
    if prefix is None:
        return _code(table, core, task, choice)
    return _code(table, core, task, prefix[2]) if int(prefix[1]) == task.actor else None
