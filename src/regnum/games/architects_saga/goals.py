"""The goals of the Tomes of Architects: how far a player is, and whether one is met."""

from regnum.games.architects.codes import goods
from regnum.games.architects.seat import Seat
from regnum.games.tomesaga.codes import architects_goals
from regnum.games.tomesaga.lore import Lore
from regnum.kernel.core.containers import count_of


def progress(s: Seat, goal: int) -> int:
    """What a player has at this moment of what a Tome asks for."""  # TOM-2.36
    if goal == architects_goals.MARBLE:
        return s.goods[goods.MARBLE]
    if goal == architects_goals.CONSTRUCTED_BUILDINGS:
        return count_of(s.built)
    if goal == architects_goals.DEBT_UNPAID:
        return s.unpaid
    if goal == architects_goals.VIRTUE_LEVEL:
        return s.virtue
    if goal == architects_goals.CATHEDRAL_LEVEL:
        return s.cathedral
    return s.captured()


def meets(s: Seat, lore: Lore, tome: int) -> bool:
    """Whether a player meets the goal of a Tome."""  # TOM-2.11
    return progress(s, lore.goals[tome]) >= lore.goal_numbers[tome]
