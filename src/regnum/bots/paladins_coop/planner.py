"""The planner among partners: the team's prospects decide, not the own ones."""

from typing import Final

from regnum.bots.paladins.guide import PaladinsGuide
from regnum.bots.paladins.planner import NEVER, Planner
from regnum.bots.paladins_coop.habits import TeamHabits
from regnum.bots.paladins_coop.judge import TeamJudge
from regnum.bots.policy import redealt
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.core.machine import Kernel, Task

HEAT: Final = 4
"""Worlds after which only the better half of the answers goes on."""


class TeamPlanner(Planner):
    """Compares what its answers promise to all partners together."""

    def __init__(self, chance: Chance, judge: TeamJudge, finalists: int, rounds: int) -> None:
        super().__init__(chance, finalists, rounds)
        self.judge: TeamJudge = judge
        self.habits = TeamHabits(judge.weights)

    def compare(self, g: Kernel, task: Task, usual: int) -> int:
        """All answers are tried in the same worlds; the worse half of them falls out time and again."""
        n = task.options()
        seat = task.actor
        world = redealt(g, seat, self.chance)
        for i in range(n):
            code = task.option(i)
            self.promise[i] = self.turn_in(world.clone(), seat, code) + (1 if code == usual else 0)
        left = self.dropped(n, n, self.finalists)
        for i in range(n):
            if self.promise[i] != NEVER:
                self.promise[i] = 1 if task.option(i) == usual else 0
        sample: int = 0
        while sample < self.rounds and left > 1:
            if sample > 0 and sample % HEAT == 0:
                left = self.dropped(n, left, max(2, left // 2))
            world = redealt(g, seat, self.chance)
            for i in range(n):
                if self.promise[i] != NEVER:
                    self.promise[i] += self.round_in(world.clone(), seat, task.option(i))
            sample += 1
        return task.option(self.leader(n))

    def dropped(self, n: int, left: int, least: int) -> int:
        """Leaves out the answers that promise least until so many are left."""
        while left > least:
            worst: int = NONE
            for i in range(n):
                if self.promise[i] != NEVER and (worst == NONE or self.promise[i] <= self.promise[worst]):
                    worst = i
            self.promise[worst] = NEVER
            left -= 1
        return left

    def promised(self, g: Paladins, seat: int) -> int:
        return self.judge.promise(g, seat)


class TeamGuide(PaladinsGuide):
    """Search that plays rounds on by habit and judges what they leave the team."""

    def outcome(self, g: Kernel, seat: int) -> int:
        return self.balance(g.over, self.judge.rank(g, seat) if g.over else self.judge.promise(g, seat))
