"""What search is told about Paladins: habits play on for a while, then prospects count."""

from typing import Final, cast

from regnum.bots.paladins.habits import Habits
from regnum.bots.paladins.prospects import prospects
from regnum.bots.policy import Judge
from regnum.bots.search import Guide
from regnum.games.paladins import codes
from regnum.games.paladins.state import Paladins
from regnum.kernel.containers import bit
from regnum.kernel.machine import Kernel, Task

DEPTH: Final = 30
POINTS: Final = 8.0


class PaladinsGuide(Guide):
    """Thinks about actions, targets and cards; which worker goes where is done by habit."""

    def __init__(self, judge: Judge, habits: Habits) -> None:
        super().__init__(judge, habits, DEPTH)
        self.large = POINTS * 1000.0

    def narrow(self, g: Kernel, task: Task) -> None:
        self.low = task.low
        self.high = task.high
        kind = task.kind
        if kind == codes.CHOOSE_WORKER or kind == codes.CHOOSE_KEPT or kind == codes.CHOOSE_TOP:
            self.low = bit(self.roll_out.choose(g, task))
            self.high = 0

    def outcome(self, g: Kernel, seat: int) -> int:
        """A lead in prospects; a finished game's in points."""
        k = cast(Paladins, g)
        mine = prospects(k, seat)
        best: int = 0
        first = True
        for q in range(len(k.seats)):
            if q != seat:
                theirs = prospects(k, q)
                if first or theirs > best:
                    best = theirs
                    first = False
        return self.balance(g.over, mine - best)
