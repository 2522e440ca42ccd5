"""The components of one table as rows of numbers: what a card costs, gives, makes and is worth.

`tables.py` fills them from `data/` (and from a card pack); rules read them and nothing else.
"""

from typing import final

from mypy_extensions import mypyc_attr

from regnum.kernel.containers import Row


@final
@mypyc_attr(acyclic=True)
class Cards:
    """Static tables, shared by all clones of a game."""

    def __init__(
        self, cost: Row, recycle: Row, type_of: Row, makes: Row, makes_per: Row, soldiers: Row, krystallium: Row,
        points: Row, points_per: Row, first_site: Row, site_card: Row, types: Row,
        icons: Row, duchy_per: Row, fight: Row, penalty: Row,
        does: Row, amount: Row, resource: Row, price: Row,
        step_cost: Row, step_type: Row, step_cards: Row, step_soldiers: Row, step_krystallium: Row, step_vision: Row,
        step_straight: Row, step_first: Row, step_last: Row, fewest_points: Row,
    ) -> None:  # fmt: skip
        self.cost: Row = cost
        """The spaces of a development card, four bits for each kind."""
        self.recycle: Row = recycle
        """The cubes that a development or treasure card is recycled for, four bits for each resource."""
        self.type_of: Row = type_of
        self.makes: Row = makes
        """What a card (times 4, plus resource) produces."""
        self.makes_per: Row = makes_per
        """The same for each constructed card of a type, four bits for each type."""
        self.soldiers: Row = soldiers
        self.krystallium: Row = krystallium
        self.points: Row = points
        self.points_per: Row = points_per
        """Points for each constructed card of a type, four bits for each type."""
        self.first_site: Row = first_site
        """The site of a card's first copy."""
        self.site_card: Row = site_card
        self.types: Row = types
        """The set of the cards of each type."""
        self.icons: Row = icons
        """Icons on a duchy card: duchy, side (A, B) and resource."""
        self.duchy_per: Row = duchy_per
        """Points that a duchy card (and side) gives for each card of a type, four bits for each type."""
        self.fight: Row = fight
        """Soldiers that defeat a threat, by its place among threats."""
        self.penalty: Row = penalty
        """Points that a calamity or a threat takes away, from the calamity on."""
        self.does: Row = does
        """What an advisor does, how much, with which resource, and for how many soldiers."""
        self.amount: Row = amount
        self.resource: Row = resource
        self.price: Row = price
        self.step_cost: Row = step_cost
        """The price of a quest step (quest, side, step) as spaces are counted."""
        self.step_type: Row = step_type
        self.step_cards: Row = step_cards
        self.step_soldiers: Row = step_soldiers
        self.step_krystallium: Row = step_krystallium
        self.step_vision: Row = step_vision
        self.step_straight: Row = step_straight
        self.step_first: Row = step_first
        """Krystallium for the first who completes the step."""
        self.step_last: Row = step_last
        self.fewest_points: Row = fewest_points
        """Points that a solo game needs for bronze, silver and gold: threat decks, advisors, quests."""
