"""What a Scheme makes the opponent do, step by step, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

STEPS = {
    "opponent_gain": "gain", "opponent_virtue": "virtue", "opponent_cathedral": "cathedral",
    "opponent_capture": "capture", "opponent_release_prison": "release", "future_scheme_to_discard": "plan",
    "discard_from_display": "clear_display", "remove_all_tax": "clear_tax", "opponent_pay_debt": "pay_debt",
    "opponent_imprison_all": "imprison", "space": "space",
}  # fmt: skip


def scheme_lines(say: Callable[..., str], steps: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """A line for each step; what follows from captives stands after it."""
    for step in steps:
        key, name = next((key, name) for key, name in STEPS.items() if key in step)
        told = step[key]
        if name == "space":
            yield say(f"text.step_space_{told}")
        elif name == "virtue":
            yield say("text.step_virtue" if told > 0 else "text.step_virtue_lost", n=abs(told))
        else:
            n = told["groups"] if name == "capture" else step.get("n", told)
            yield say(f"text.step_{name}", n=n) if type(n) is int else say(f"text.step_{name}")
        for line in scheme_lines(say, step.get("if_any", ())):
            yield say("text.step_if_any", text=line)
