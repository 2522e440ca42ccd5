"""What search is told about Dominion: no pointless choices, and money players finish the games."""

from typing import Final, cast

from regnum.bots.dominion.habits import Habits
from regnum.bots.dominion.judge import MOST_TURNS
from regnum.bots.dominion.values import FIRST, greatest
from regnum.bots.policy import MOST_DECISIONS, Judge
from regnum.bots.search import Guide
from regnum.games.dominion.codes import answers, kinds
from regnum.games.dominion.codes import things as card
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import bit, lowest
from regnum.kernel.core.machine import Kernel, Task

FREE: Final = (
    bit(card.VILLAGE) | bit(card.MARKET) | bit(card.LABORATORY) | bit(card.FESTIVAL) | bit(card.MERCHANT)
)  # fmt: skip
"""Actions that cost nothing to play: they give their action back, and more."""


class DominionGuide(Guide):
    """Thinks about what to play, take and trash; everything else is done by habit."""

    def __init__(self, judge: Judge, roll_out: Habits) -> None:
        super().__init__(judge, roll_out, MOST_DECISIONS)
        self.habits: Habits = roll_out
        self.large = 15.0 * MOST_TURNS

    def narrow(self, g: Kernel, task: Task) -> None:
        d = cast(Dominion, g)
        kind = task.kind
        low = task.low
        self.high = 0
        if kind == kinds.TREASURE:
            low = bit(answers.ALL)
        elif kind == kinds.BUY:
            low = self.worth_taking(d, low)
        elif kind == kinds.GAIN:
            kept = self.worth_taking(d, low)
            low = kept if kept != 0 else low
        elif kind == kinds.ACTION:
            low = self.worth_playing(g, task)
        elif kind != kinds.TRASH_ONE and kind != kinds.THRONE:
            low = bit(self.habits.choose(g, task))
        self.low = low

    def worth_taking(self, d: Dominion, low: int) -> int:
        """Never a Curse; Coppers and early Estates are never worth a thought either."""
        low &= ~(bit(card.CURSE) | bit(card.COPPER))
        if d.supply.count(card.PROVINCE) > 5:
            low &= ~bit(card.ESTATE)
        if low & bit(card.PROVINCE) != 0:
            low &= bit(card.PROVINCE) | bit(card.GOLD) | bit(card.DUCHY)
        elif low & bit(card.GOLD) != 0:
            low &= ~(bit(answers.PASS) | bit(card.SILVER))
        return low

    def worth_playing(self, g: Kernel, task: Task) -> int:
        """Actions that do some good; one that gives its action back and draws a card is played without a thought."""
        d = cast(Dominion, g)
        left = task.low & ~bit(answers.PASS)
        if left & FREE != 0:
            return bit(greatest(FIRST, left & FREE))
        out: int = 0
        while left != 0:
            c = lowest(left)
            left &= left - 1
            if self.habits.pays(d, task.actor, c):
                out |= bit(c)
        return out if out != 0 else bit(answers.PASS)
