"""The goals of the Tomes of Paladins: how far a player is, and whether one is met."""

from regnum.games.paladins.cards import Cards
from regnum.games.paladins.codes import actions
from regnum.games.paladins.seat import Seat
from regnum.games.tomesaga.codes import paladins_goals
from regnum.games.tomesaga.lore import Lore
from regnum.kernel.core.containers import count_of


def progress(s: Seat, cards: Cards, goal: int) -> int:
    """What a player has at this moment of what a Tome asks for."""  # TOM-2.36
    if goal == paladins_goals.FORTIFY:
        return s.done(actions.FORTIFY)
    if goal == paladins_goals.COMMISSION:
        return s.done(actions.COMMISSION)
    if goal == paladins_goals.GARRISON:
        return s.done(actions.GARRISON)
    if goal == paladins_goals.ATTACKS:
        return s.done(actions.ATTACK)
    if goal == paladins_goals.TOWNSFOLK_IN_CREW:
        return count_of(s.crew & cards.folk)
    return s.suspicions.size


def meets(s: Seat, cards: Cards, lore: Lore, tome: int) -> bool:
    """Whether a player meets the goal of a Tome."""  # TOM-2.11
    return progress(s, cards, lore.goals[tome]) >= lore.goal_numbers[tome]
