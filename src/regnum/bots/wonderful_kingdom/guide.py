"""What search is told about It's a Wonderful Kingdom: what to think about, and that planners finish the games."""

from typing import Final, cast

from regnum.bots.policy import MOST_DECISIONS, Judge
from regnum.bots.search import WIN, Guide
from regnum.bots.wonderful_kingdom.planner import Planner
from regnum.games.wonderful_kingdom.codes import answers, kinds, things
from regnum.games.wonderful_kingdom.scoring import has_last_step, points
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import bit
from regnum.kernel.core.machine import WORD, Kernel, Task

POINTS: Final = 12.0
"""A lead of so many points is as good as half a win."""
SHORT_OF_BRONZE: Final = 8
"""Points below a bronze medal from which a solo game is judged half won, so that search also learns from poor games."""
MEDAL: Final = 30
"""Hundredths of a solo game's worth that the medal itself makes."""
RANK_OF_A_POINT: Final = 256.0 * 1024.0


class KingdomGuide(Guide):
    """Thinks about what to offer, to take and to build; everything else is done as the planner does it."""

    def __init__(self, judge: Judge, planner: Planner) -> None:
        super().__init__(judge, planner, MOST_DECISIONS)
        self.large = POINTS * RANK_OF_A_POINT
        self.curiosity = 0.25
        self.liking = 4.0

    def narrow(self, g: Kernel, task: Task) -> None:
        kind = task.kind
        super().narrow(g, task)
        if kind == kinds.OFFER:
            self.only_below(answers.TURN_FREE)
        elif kind == kinds.CHOOSE:
            code = self.roll_out.choose(g, task)
            if code >= answers.TURN_FREE:
                self.only(code)
            else:
                self.only_below(answers.TURN_FREE)
        elif kind == kinds.PLAN:
            self.plan(g, task)
        elif kind != kinds.WHERE and kind != kinds.SEARCH and kind != kinds.KEEP_CARD:
            self.habit(g, task)

    def plan(self, g: Kernel, task: Task) -> None:
        """One card after the other, as the planner takes them up: whether to build or to recycle it."""
        code = self.roll_out.choose(g, task)
        self.only(code)
        if code < answers.RECYCLE:
            self.also(task, answers.RECYCLE + code)
        elif code < answers.RECYCLE + things.DEVELOPMENTS:
            self.also(task, code - answers.RECYCLE)

    def also(self, task: Task, code: int) -> None:
        """One more answer, if it is allowed."""
        if not task.allows(code):
            return
        if code < WORD:
            self.low |= bit(code)
        else:
            self.high |= bit(code - WORD)

    def outcome(self, g: Kernel, seat: int) -> int:
        """Alone, points are measured by what a medal needs; without the quest's last step most of them are lost."""
        k = cast(Kingdom, g)
        if not k.solo():
            return super().outcome(g, seat)
        short = points(k, seat) - k.cards.fewest_points[0]
        won = short >= 0 and has_last_step(k, seat)
        lead = short + SHORT_OF_BRONZE
        if not has_last_step(k, seat):
            lead -= k.cards.fewest_points[0] // 2
        share = self.balance(False, lead * int(RANK_OF_A_POINT))
        return share - share * MEDAL // 100 + (WIN * MEDAL // 100 if won else 0)

    def habit(self, g: Kernel, task: Task) -> None:
        self.only(self.roll_out.choose(g, task))
