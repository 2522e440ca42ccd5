"""What search is told about Paladins: which answers are worth a thought, and that a round is played on by habit."""

from typing import Final, cast

from regnum.bots.paladins.habits import Habits
from regnum.bots.paladins.prospects import prospects
from regnum.bots.policy import Judge
from regnum.bots.search import Guide
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.containers import bit
from regnum.kernel.core.machine import Kernel, Task

DEPTH: Final = 400
"""More answers than a round has."""
POINTS: Final = 8.0
SLACK: Final = 1500
"""An answer that seems worse than the best by more than that is not thought about."""
NEVER: Final = -1000000000


class PaladinsGuide(Guide):
    """Thinks about what seems good at a glance; which worker goes where is done by habit."""

    def __init__(self, judge: Judge, habits: Habits) -> None:
        super().__init__(judge, habits, DEPTH)
        self.habits: Habits = habits
        self.slack: int = SLACK
        self.large = POINTS * 1000.0
        self.curiosity = 0.2
        self.liking = 1.0

    def narrow(self, g: Kernel, task: Task) -> None:
        """Keeps the answers whose worth comes near the best one's."""
        k = cast(Paladins, g)
        self.high = 0
        if not self.habits.weighs(task.kind):
            self.low = bit(self.habits.choose(g, task))
            return
        most: int = NEVER
        for i in range(task.options()):
            most = max(most, self.habits.worth(k, task, task.option(i)))
        self.low = 0
        for i in range(task.options()):
            if self.habits.worth(k, task, task.option(i)) >= most - self.slack:
                self.low |= bit(task.option(i))

    def stage(self, g: Kernel) -> int:
        """A game is judged when its round is over: then all workers have found their use."""
        return cast(Paladins, g).round

    def outcome(self, g: Kernel, seat: int) -> int:
        """A lead in prospects; a finished game's in points."""
        k = cast(Paladins, g)
        mine = self.worth(k, seat)
        best: int = 0
        first = True
        for q in range(len(k.seats)):
            if q != seat:
                theirs = self.worth(k, q)
                if first or theirs > best:
                    best = theirs
                    first = False
        return self.balance(g.over, mine - best)

    def worth(self, g: Paladins, seat: int) -> int:
        """What a position is worth to a seat."""
        return prospects(g, seat)
