"""A player for any game that has a judge: it takes what looks best right afterwards."""

from typing import Final

from regnum.bots.policy import Judge, Policy, redealt
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Kernel, Task

SAMPLES: Final = 4
"""Worlds in which each choice is looked at, since what it brings may depend on what the seat cannot know."""


class Greedy(Policy):
    """Looks one choice ahead."""

    def __init__(self, chance: Chance, judge: Judge) -> None:
        super().__init__()
        self.chance: Chance = chance
        self.judge: Judge = judge

    def choose(self, g: Kernel, task: Task) -> int:
        seat = task.actor
        best: int = task.option(0)
        most: int = 0
        for i in range(task.options()):
            code = task.option(i)
            total: int = 0
            for _ in range(SAMPLES):
                world = redealt(g, seat, self.chance)
                world.answer(seat, code)
                total += self.judge.promise(world, seat)
            if i == 0 or total > most:
                most = total
                best = code
        return best
