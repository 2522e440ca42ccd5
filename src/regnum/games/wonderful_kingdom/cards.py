"""The components of one table as rows of numbers: what a card costs, gives, makes and is worth.

`tables.py` fills them from `data/` (and from a card pack); rules read them and nothing else.
"""

from regnum.kernel.core.containers import Row
from regnum.kernel.lowering import constants


@constants
class Cards:
    """Static tables, shared by all clones of a game."""

    cost: Row
    """The spaces of a development card, four bits for each kind."""
    recycle: Row
    """The cubes that a development or treasure card is recycled for, four bits for each resource."""
    type_of: Row
    makes: Row
    """What a card (times 4, plus resource) produces."""
    makes_per: Row
    """The same for each constructed card of a type, four bits for each type."""
    soldiers: Row
    krystallium: Row
    points: Row
    points_per: Row
    """Points for each constructed card of a type, four bits for each type."""
    first_site: Row
    """The site of a card's first copy."""
    site_card: Row
    types: Row
    """The set of the cards of each type."""
    icons: Row
    """Icons on a duchy card: duchy, side (A, B) and resource."""
    duchy_per: Row
    """Points that a duchy card (and side) gives for each card of a type, four bits for each type."""
    fight: Row
    """Soldiers that defeat a threat, by its place among threats."""
    penalty: Row
    """Points that a calamity or a threat takes away, from the calamity on."""
    does: Row
    """What an advisor does, how much, with which resource, and for how many soldiers."""
    amount: Row
    resource: Row
    price: Row
    step_cost: Row
    """The price of a quest step (quest, side, step) as spaces are counted."""
    step_type: Row
    step_cards: Row
    step_soldiers: Row
    step_krystallium: Row
    step_vision: Row
    step_straight: Row
    step_first: Row
    """Krystallium for the first who completes the step."""
    step_last: Row
    fewest_points: Row
    """Points that a solo game needs for bronze, silver and gold: threat decks, advisors, quests."""
