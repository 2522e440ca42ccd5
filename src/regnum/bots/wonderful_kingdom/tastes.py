"""What weighs how much for a player of It's a Wonderful Kingdom: with two seats, and alone with each module.

The numbers were found by letting the planner play thousands of games with slightly different ones.
"""

from typing import Final

from regnum.games.wonderful_kingdom.codes import modules
from regnum.kernel.core.containers import Row, row_of

PRICE: Final = 0
"""From here on: what a cube of each kind, krystallium and a soldier are worth, in thousandths of a point."""
ADVISOR: Final = 6
"""An advisor's ability, beside the soldier that comes with it."""
LATE: Final = 7
"""Hundredths: the share of its price that a cube of a later round is worth while no card needs it."""
SPARE: Final = 8
"""The same for a cube of this round: it goes into the alchemy area."""
HELD: Final = 9
"""The same for krystallium and soldiers that are kept."""
MADE: Final = 10
"""The same for a cube that a card will make in each round to come."""
MORE: Final = 11
"""Hundredths of a cube of each kind that every round to come will probably make more than the round before it."""
LATER: Final = 12
"""Hundredths: what a card is worth that will be completed in a later round."""
BEGUN: Final = 13
"""Hundredths: what the part of a card is worth that will perhaps never be completed."""
PLANNED: Final = 14
"""What a point for each card of a type is worth on a card that is under construction."""
GROWS: Final = 15
"""What each round to come will probably add to points for each card of a type."""
COSTS: Final = 16
"""Hundredths: how much of their price the cubes that a card still needs count against it."""
RECYCLED: Final = 17
"""The same for the cubes that the card would be recycled for."""
QUEST_SOLDIER: Final = 18
"""What a soldier is worth who is missing for the quest's last step."""
QUEST_CARD: Final = 19
"""What a card of the type is worth that the quest's last step asks for."""
QUEST_FROM: Final = 20
"""The round from which cubes are kept for the quest."""
SEARCHES: Final = 21
"""Alone: two cards that together bring less are given up for one of the next three."""
UNSEEN: Final = 22
"""Alone: what a card that lies face down is worth if it is neither a calamity nor a threat."""
WOE: Final = 23
"""Hundredths: what a calamity or a threat costs, of the points that it takes away."""

TWO: Final = [
    540, 1040, 1260, 1500, 1590, 1030, 1730, 50, 25, 90, 125, 200,
    105, 25, 500, 450, 50, 45, 2480, 4160, 4, 950, 1000, 100,
]  # fmt: skip
ALONE_THREATS: Final = [
    540, 1040, 1260, 1500, 1590, 1030, 1730, 50, 25, 90, 107, 200,
    105, 25, 500, 450, 50, 60, 2480, 4160, 2, 950, 2100, 100,
]  # fmt: skip
ALONE_ADVISORS: Final = [
    477, 1040, 1260, 1425, 1814, 1288, 1730, 50, 25, 142, 125, 300,
    105, 25, 500, 453, 39, 74, 2480, 4160, 2, 950, 1445, 100,
]  # fmt: skip
ALONE_QUESTS: Final = [
    540, 1040, 1260, 1500, 1814, 1030, 1730, 50, 31, 90, 125, 110,
    105, 25, 227, 450, 50, 45, 2480, 3635, 4, 950, 1345, 44,
]  # fmt: skip


def all_tastes() -> list[Row]:
    """Those for two seats first, then those for one seat by module."""
    found = [row_of(TWO), row_of(TWO), row_of(TWO), row_of(TWO)]
    found[1 + modules.THREATS] = row_of(ALONE_THREATS)
    found[1 + modules.ADVISORS] = row_of(ALONE_ADVISORS)
    found[1 + modules.QUESTS] = row_of(ALONE_QUESTS)
    return found
