"""The planner: it plays each of its answers to the end of its turn and takes the one with the best prospects."""

from typing import Final, cast

from regnum.bots.paladins.habits import Habits
from regnum.bots.paladins.prospects import prospects
from regnum.bots.policy import redealt
from regnum.games.paladins import codes
from regnum.games.paladins.state import Paladins
from regnum.kernel.chance import Chance
from regnum.kernel.machine import Kernel, Task

MOST_STEPS: Final = 24
"""Questions of one turn that are answered ahead."""
NEVER: Final = -1000000000


class Planner(Habits):
    """Looks to the end of the turn; Paladins and what to keep are chosen by habit."""

    def __init__(self, chance: Chance, samples: int) -> None:
        super().__init__()
        self.chance: Chance = chance
        self.samples: int = samples
        """Worlds in which each answer is looked at: Walls, Suspicions and the like are not known before."""
        self.habits: Habits = Habits()

    def choose(self, g: Kernel, task: Task) -> int:
        k = cast(Paladins, g)
        usual = super().choose(g, task)
        if self.by_habit(task.kind):
            return usual
        reason = self.why
        best: int = usual
        most: int = NEVER
        for i in range(task.options()):
            code = task.option(i)
            total: int = 0
            for _ in range(self.samples):
                total += self.prospect(g, task.actor, code)
            if total > most or (total == most and code == usual):
                most = total
                best = code
        if task.kind == codes.CHOOSE_ACTION:
            reason = self.reason(k, k.seats[task.actor], best)
        self.why = reason
        return best

    def by_habit(self, kind: int) -> bool:
        return kind == codes.CHOOSE_PALADIN or kind == codes.CHOOSE_TOP or kind == codes.CHOOSE_KEPT

    def prospect(self, g: Kernel, seat: int, code: int) -> int:
        """What an answer promises when the rest of the turn is played by habit."""
        world = redealt(g, seat, self.chance)
        world.answer(seat, code)
        for _ in range(MOST_STEPS):
            if world.over:
                break
            task = world.first_open(world.root)
            if task.actor != seat or self.begins(task.kind):
                break
            world.answer(seat, self.habits.choose(world, task))
        return prospects(cast(Paladins, world), seat)

    def begins(self, kind: int) -> bool:
        """Whether a question belongs to a new turn."""
        return (
            kind == codes.CHOOSE_ACTION
            or kind == codes.CHOOSE_PALADIN
            or kind == codes.CHOOSE_TAVERN
            or kind == codes.CHOOSE_FIRST
        )
