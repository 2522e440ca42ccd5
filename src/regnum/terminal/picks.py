"""Decisions that take several things: what can be taken, how often, and whether a choice is complete.

The engine takes such picks one by one in a fixed order, so that every set can be picked in just one way. A person
ticks in any order: a thing that the order bars at first can be picked together with others all the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from regnum.kernel.decision import Blocked, Decision, Option
from regnum.kernel.errors import RegnumError
from regnum.terminal.picture import Board, View

Choice = Option | Blocked
SHOWN = 2
"""Picks in an example, where not more are needed."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Something that can be taken up to so many times."""

    choice: Choice
    copies: int


def is_multi(decision: Decision) -> bool:
    return decision.shape == "multi"


def things(decision: Decision, board: Board, view: View) -> list[Pick]:
    """Everything that can be taken, the copies of each counted."""
    choices: list[Choice] = [option for option in decision.options if option.group != "stop"]
    choices += [blocked for blocked in decision.blocked if blocked.later]
    return [Pick(choice, min(board.copies(view, decision, choice), decision.question.most)) for choice in choices]


def stop_of(decision: Decision) -> Option | None:
    """The option that ends the picking, if it can be ended now."""
    return next((option for option in decision.options if option.group == "stop"), None)


def limits(decision: Decision) -> tuple[int, int]:
    """The least and the most that must be taken."""
    question = decision.question
    return (0 if stop_of(decision) is not None else question.least), question.most


def complete(decision: Decision, chosen: Sequence[Choice]) -> list[str]:
    """The picks in notation and, if the decision is still open after them, the step that ends it."""
    notations = [choice.notation for choice in chosen]
    stop = stop_of(decision)
    if stop is None:
        return notations
    after: Decision | None = decision
    if notations:
        trial = decision.table.clone()
        trial.play(*notations, seat=decision.seat)
        after = trial.decision_of(decision.seat)
    # A new decision of the same kind (a card played twice) does not go on counting where this one stops.
    left = decision.question.most - len(chosen)
    goes_on = after is not None and after.kind == decision.kind and after.question.most == left
    return [*notations, stop.notation] if goes_on else notations


def example(decision: Decision) -> list[str]:
    """Picks that the rules take, in notation: two where the question can end with so few, the same again if it may be.

    They are made at a copy of the table, one by one, so what is shown as an example can be typed as it stands.
    """
    trial, now, taken = decision.table.clone(), decision, list[str]()
    while len(taken) < SHOWN or stop_of(now) is None:
        offered = [option.notation for option in now.options if option.group != "stop"]
        if not offered:
            break
        taken.append(taken[-1] if taken and taken[-1] in offered else offered[0])
        left = now.question.most - 1
        trial.play(taken[-1], seat=decision.seat)
        after = trial.decision_of(decision.seat)
        if not left or after is None or after.kind != decision.kind or after.question.most != left:
            break
        now = after
    return taken


def is_possible(decision: Decision, chosen: Sequence[Choice], offered: Sequence[Pick]) -> bool:
    """Whether the rules let exactly these be taken."""
    least, most = limits(decision)
    held = {pick.choice.notation: pick.copies for pick in offered}
    taken = Counter(choice.notation for choice in chosen)
    if not least <= len(chosen) <= most or any(n > held.get(notation, 0) for notation, n in taken.items()):
        return False
    try:
        decision.table.clone().play(*complete(decision, chosen), seat=decision.seat)
    except RegnumError:
        return False
    return True
