"""The goals of the Tomes of Viscounts: how far a player is, and whether one is met."""

from regnum.games.tomesaga.codes import viscounts_goals
from regnum.games.tomesaga.lore import Lore
from regnum.games.viscounts.cards import Cards
from regnum.games.viscounts.seat import Seat
from regnum.kernel.core.containers import count_of


def progress(s: Seat, cards: Cards, goal: int) -> int:
    """What a player has at this moment of what a Tome asks for; of Workers in the castle those on the third tier."""
    if goal == viscounts_goals.BUILDING:  # TOM-2.36
        return count_of(s.built)
    if goal == viscounts_goals.WORKER_IN_CASTLE:
        return s.tier3
    if goal == viscounts_goals.MANUSCRIPT:
        return count_of(s.manuscripts)
    if goal == viscounts_goals.FLIPPED_DEBT:
        return s.paid
    if goal == viscounts_goals.FLIPPED_DEED:
        return s.approved
    return s.criminals(cards)  # TOM-R.23


def meets(s: Seat, cards: Cards, lore: Lore, tome: int) -> bool:
    """Whether a player meets the goal of a Tome."""  # TOM-2.11
    return progress(s, cards, lore.goals[tome]) >= lore.goal_numbers[tome]
