"""Decisions that take several things: how often each can be taken, and whether a choice is complete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from regnum.kernel.decision import Decision, Option
from regnum.kernel.errors import RegnumError, Sealed


def is_multi(decision: Decision) -> bool:
    return decision.shape == "multi"


def stop_of(decision: Decision) -> Option | None:
    """The option that ends the picking, if it can be ended now."""
    return next((option for option in decision.options if option.group == "stop"), None)


def copies(decision: Decision, option: Option) -> int:
    """How often an option can be taken in one go."""
    trial, found = decision.table, 0
    while found < decision.question.most:
        now = trial.decision_of(decision.seat)
        if now is None or now.kind != decision.kind or option.notation not in now.options:
            break
        found += 1
        try:
            trial = trial.rehearse(decision.seat, option.notation)
        except Sealed:
            break
    return found


def going_on(decision: Decision, chosen: Sequence[Option]) -> Decision:
    """The decision as it would read after these picks; as it reads now where that would end it or show something."""
    try:
        trial = decision.table.rehearse(decision.seat, *(o.notation for o in sorted(chosen, key=lambda o: o.answer)))
    except RegnumError:
        return decision
    now = trial.decision_of(decision.seat)
    return decision if now is None or now.kind != decision.kind or now.question.most >= decision.question.most else now


def limits(decision: Decision) -> tuple[int, int]:
    """The least and the most that must be taken."""
    question = decision.question
    return (0 if stop_of(decision) is not None else question.least), question.most


def complete(decision: Decision, chosen: Sequence[Option]) -> list[str]:
    """The picks in notation, with the step that ends the picking where there is one."""
    stop = stop_of(decision)
    ending = [] if stop is None else [stop.notation]
    return [option.notation for option in chosen] + ending


def is_possible(decision: Decision, chosen: Sequence[Option]) -> bool:
    """Whether the rules let exactly these be taken."""
    least, most = limits(decision)
    if not least <= len(chosen) <= most:
        return False
    if any(n > copies(decision, option) for option, n in Counter(chosen).items()):
        return False
    try:
        decision.table.clone().play(*complete(decision, chosen), seat=decision.seat)
    except RegnumError:
        return False
    return True
