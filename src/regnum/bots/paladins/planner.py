"""The planner: it plays each of its answers to the end of its turn, and the best of them to the end of the round."""

from typing import Final, cast

from regnum.bots.paladins.habits import Habits
from regnum.bots.paladins.prospects import prospects
from regnum.bots.policy import next_question, redealt
from regnum.games.paladins.codes import kinds
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import Row, row_of
from regnum.kernel.core.machine import Kernel, Task

MOST_STEPS: Final = 24
"""Questions of one turn that are answered ahead."""
MOST_OF_A_ROUND: Final = 400
"""Questions of one round that are answered ahead."""
MOST_OPTIONS: Final = 128
NEVER: Final = -1000000000


class Planner(Habits):
    """Compares where its answers lead: all of them at the end of the turn, the best few at the end of the round."""

    def __init__(self, chance: Chance, finalists: int, rounds: int) -> None:
        super().__init__()
        self.chance: Chance = chance
        self.finalists: int = finalists
        """How many answers are compared at the end of the round."""
        self.rounds: int = rounds
        """Worlds in which the round is played on for each: what others will do, Walls and Suspicions are not known."""
        self.habits: Habits = Habits()
        self.promise: Row = row_of([0] * MOST_OPTIONS)

    def choose(self, g: Kernel, task: Task) -> int:
        k = cast(Paladins, g)
        best = self.habits.choose(g, task)
        # Who does it, and who stays, habit knows better than a few worlds that differ by more than a worker.
        if task.options() > 1 and task.kind != kinds.KEEP and task.kind != kinds.WORKER:
            best = self.compare(g, task, best)
        self.why = self.reason(k, task, best)
        return best

    def compare(self, g: Kernel, task: Task, usual: int) -> int:
        """The answer with the best prospects; of equal ones the usual one."""
        n = task.options()
        for i in range(n):
            code = task.option(i)
            self.promise[i] = self.after_turn(g, task.actor, code) + (1 if code == usual else 0)
        best: int = usual
        most: int = NEVER
        for _ in range(min(n, self.finalists)):
            i = self.leader(n)
            self.promise[i] = NEVER
            code = task.option(i)
            total: int = 1 if code == usual else 0
            for _sample in range(self.rounds):
                total += self.after_round(g, task.actor, code)
            if total > most:
                most = total
                best = code
        return best

    def leader(self, n: int) -> int:
        """The most promising answer that is left."""
        found: int = 0
        for i in range(n):
            if self.promise[i] > self.promise[found]:
                found = i
        return found

    def after_turn(self, g: Kernel, seat: int, code: int) -> int:
        """What an answer promises when the rest of the turn is played by habit."""
        return self.turn_in(redealt(g, seat, self.chance), seat, code)

    def turn_in(self, world: Kernel, seat: int, code: int) -> int:
        """The same in one world."""
        world.answer(seat, code)
        for _ in range(MOST_STEPS):
            if world.over:
                break
            task = next_question(world, seat)
            if task.actor != seat or self.begins(task.kind):
                break
            world.answer(seat, self.habits.choose(world, task))
        return self.promised(cast(Paladins, world), seat)

    def after_round(self, g: Kernel, seat: int, code: int) -> int:
        """What an answer promises when everybody plays the rest of the round by habit."""
        return self.round_in(redealt(g, seat, self.chance), seat, code)

    def round_in(self, world: Kernel, seat: int, code: int) -> int:
        """The same in one world."""
        k = cast(Paladins, world)
        number = k.round
        world.answer(seat, code)
        for _ in range(MOST_OF_A_ROUND):
            if world.over or k.round != number:
                break
            task = world.first_open(world.root)
            world.answer(task.actor, self.habits.choose(world, task))
        return self.promised(k, seat)

    def promised(self, g: Paladins, seat: int) -> int:
        """What a position is worth to the seat."""
        return prospects(g, seat)

    def begins(self, kind: int) -> bool:
        """Whether a question belongs to a new turn."""
        return kind == kinds.ACTION or kind == kinds.PALADIN or kind == kinds.TAVERN or kind == kinds.FIRST
