"""The cards of one table as rows of numbers: what a card costs, is, is worth and does.

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
        self, cost: Row, coins: Row, points: Row, per_cards: Row, effects: Row, up_to: Row,
        op: Row, a: Row, b: Row, among: Row,
        actions: int, treasures: int, victories: int, attacks: int, reactions: int,
    ) -> None:  # fmt: skip
        self.cost: Row = cost
        self.coins: Row = coins
        self.points: Row = points
        self.per_cards: Row = per_cards
        """For a card worth points per so many cards owned: that number, else 0."""
        self.effects: Row = effects
        """Where a card's instructions begin in the four columns below."""
        self.up_to: Row = up_to
        """The set of the cards that cost at most so much."""
        self.op: Row = op
        self.a: Row = a
        self.b: Row = b
        self.among: Row = among
        self.actions: int = actions
        self.treasures: int = treasures
        self.victories: int = victories
        self.attacks: int = attacks
        self.reactions: int = reactions

    def costing_up_to(self, n: int) -> int:
        """The set of the cards that cost at most n."""
        last = len(self.up_to) - 1
        return self.up_to[n if n < last else last]
