"""Steps with one option, which are taken without asking, and the game as it stood at each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regnum.kernel.core.machine import FORCED, Kernel, Task
from regnum.kernel.events import RawEvent


class Forced(NamedTuple):
    """One such step: who took it, at which question, what it was about, and the only answer."""

    seat: int
    kind: int
    about: int
    answer: int
    before: Kernel
    """The game before the choice that led to the step; it is never changed."""
    choice: tuple[int, int]
    """Seat and answer of that choice."""
    place: int
    """How many other forced steps it led to before."""

    def moment(self) -> tuple[Kernel, Task]:
        """The game at the step, and its question. Only there has the answer its name: it may change what it names."""
        game = self.before.clone()
        game.log = []
        game.steps = self.place
        game.answer(*self.choice)
        asked = (self.seat, self.kind, self.about)
        return game, next(t for t in game.open_tasks() if (t.actor, t.kind, t.about) == asked and t.allows(self.answer))


def forced_steps(raws: Sequence[RawEvent], before: Kernel, choice: tuple[int, int]) -> list[Forced]:
    """The steps that a choice led to, from the log of what happened."""
    steps = [(raw.seat, raw.n, raw.seen, raw.what) for raw in raws if raw.event == FORCED]
    return [Forced(*step, before, choice, place) for place, step in enumerate(steps)]
