"""What things are worth to a player of It's a Wonderful Kingdom, in thousandths of a point.

The numbers were found by letting the planner play thousands of games with slightly different ones.
"""

from typing import Final

ADVISOR: Final = 1730
"""An advisor's ability, beside the soldier that comes with it."""
SOLDIERS_A_ROUND: Final = 1
MATERIALS_PRICE: Final = 540
POPULATION_PRICE: Final = 1040
GOLD_PRICE: Final = 1260
EXPLORATION_PRICE: Final = 1500
KRYSTALLIUM_PRICE: Final = 1590
SOLDIER_PRICE: Final = 1030
"""What one of each kind of space is worth to whoever could use it elsewhere."""
LATE: Final = 50
"""Hundredths: the share of its price that a cube of a later round is worth while no card needs it."""
SPARE: Final = 25
"""The same for a cube of this round: it goes into the alchemy area."""
HELD: Final = 90
"""The same for krystallium and soldiers that are kept."""
MADE: Final = 125
"""The same for a cube that a card will make in each round to come."""
MORE: Final = 60
"""Hundredths of a cube of each kind that every round to come will probably make more than the round before it."""
LATER: Final = 105
"""Hundredths: what a card is worth that will be completed in a later round."""
BEGUN: Final = 25
"""Hundredths: what the part of a card is worth that will perhaps never be completed."""
PLANNED: Final = 500
"""What a point for each card of a type is worth on a card that is under construction."""
GROWS: Final = 450
"""What each round to come will probably add to points for each card of a type."""
COSTS: Final = 50
"""Hundredths: how much of their price the cubes that a card still needs count against it."""
RECYCLED: Final = 45
"""The same for the cubes that the card would be recycled for."""
QUEST_SOLDIER: Final = 2480
"""What a soldier is worth who is missing for the quest's last step."""
QUEST_CARD: Final = 4160
"""What a card of the type is worth that the quest's last step asks for."""
