"""What search is told about It's a Wonderful Kingdom: what to think about, and that planners finish the games."""

from typing import Final

from regnum.bots.policy import MOST_DECISIONS, Judge
from regnum.bots.search import Guide
from regnum.bots.wonderful_kingdom.planner import Planner
from regnum.games.wonderful_kingdom import codes
from regnum.kernel.containers import bit
from regnum.kernel.machine import WORD, Kernel, Task

POINTS: Final = 12.0
RANK_OF_A_POINT: Final = 256.0 * 1024.0


class KingdomGuide(Guide):
    """Thinks about what to offer, to take and to build; everything else is done as the planner does it."""

    def __init__(self, judge: Judge, planner: Planner) -> None:
        super().__init__(judge, planner, MOST_DECISIONS)
        self.large = POINTS * RANK_OF_A_POINT

    def narrow(self, g: Kernel, task: Task) -> None:
        kind = task.kind
        self.low = task.low
        self.high = task.high
        if kind == codes.OFFER or kind == codes.CHOOSE:
            self.high &= bit(codes.TURN_FREE - WORD) - 1
        elif kind == codes.PLAN:
            self.high &= bit(codes.HOST_GIANT + 1 - WORD) - 1
            if self.low == 0 and self.high == 0:
                self.habit(g, task)
        elif kind != codes.WHERE:
            self.habit(g, task)

    def habit(self, g: Kernel, task: Task) -> None:
        code = self.roll_out.choose(g, task)
        self.low = bit(code) if code < WORD else 0
        self.high = bit(code - WORD) if code >= WORD else 0
