"""What search is told about It's a Wonderful Kingdom: what to think about, and that planners finish the games."""

from typing import Final, cast

from regnum.bots.policy import MOST_DECISIONS, Judge
from regnum.bots.search import Guide
from regnum.bots.wonderful_kingdom.planner import Planner
from regnum.games.wonderful_kingdom.codes import answers, kinds
from regnum.games.wonderful_kingdom.scoring import has_last_step, points
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.machine import Kernel, Task

POINTS: Final = 12.0
SHORT_OF_BRONZE: Final = 15
"""Points below a bronze medal from which a solo game is judged half won, so that search also learns from poor games."""
RANK_OF_A_POINT: Final = 256.0 * 1024.0


class KingdomGuide(Guide):
    """Thinks about what to offer, to take and to build; everything else is done as the planner does it."""

    def __init__(self, judge: Judge, planner: Planner) -> None:
        super().__init__(judge, planner, MOST_DECISIONS)
        self.large = POINTS * RANK_OF_A_POINT

    def narrow(self, g: Kernel, task: Task) -> None:
        kind = task.kind
        super().narrow(g, task)
        if kind == kinds.OFFER or kind == kinds.CHOOSE:
            self.only_below(answers.TURN_FREE)
        elif kind == kinds.PLAN:
            self.only_below(answers.HOST_GIANT + 1)
            if self.low == 0 and self.high == 0:
                self.habit(g, task)
        elif kind != kinds.WHERE:
            self.habit(g, task)

    def outcome(self, g: Kernel, seat: int) -> int:
        """Alone, points are measured by what a medal needs; without the quest's last step most of them are lost."""
        k = cast(Kingdom, g)
        if not k.solo():
            return super().outcome(g, seat)
        lead = points(k, seat) - k.cards.fewest_points[0] + SHORT_OF_BRONZE
        if not has_last_step(k, seat):
            lead -= k.cards.fewest_points[0] // 2
        return self.balance(False, lead * int(RANK_OF_A_POINT))

    def habit(self, g: Kernel, task: Task) -> None:
        self.only(self.roll_out.choose(g, task))
