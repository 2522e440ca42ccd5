"""The cards of one table as rows of numbers: what a card costs, is, is worth and does.

`tables.py` fills them from `data/` (and from a card pack); rules read them and nothing else.
"""

from regnum.kernel.core.containers import Row, Set
from regnum.kernel.lowering import constants


@constants
class Cards:
    """Static tables, shared by all clones of a game."""

    cost: Row
    coins: Row
    points: Row
    per_cards: Row
    """For a card worth points per so many cards owned: that number, else 0."""
    up_to: Row
    """The set of the cards that cost at most so much."""
    actions: Set
    treasures: Set
    victories: Set
    attacks: Set
    reactions: Set

    # What cards do: `declare.py` says how each verb uses the columns
    effects: Row
    """Where a card's list of effects begins."""
    op: Row
    source: Row
    """The card whose effect it is."""
    n: Row
    """How much, how many, up to which cost."""
    card: Row
    to: Row
    """The place that a card goes to."""
    among: Row
    """The set of the cards that it is about."""
    missed: Row
    """The reason why other cards are not allowed."""
    spared: Row
    """The set of the cards that are left out by name."""
    least: Row
    """0 if it may be declined."""
    target: Row
    """1 if the player who is attacked chooses."""
    open: Row
    """1 if everybody sees the card."""
    then: Row
    """The list inside: what a condition or an offer leads to, what each player does."""
    otherwise: Row
    """The list for the case that a condition is not met."""

    def costing_up_to(self, n: int) -> int:
        """The set of the cards that cost at most n."""
        last = len(self.up_to) - 1
        return self.up_to[n if n < last else last]
