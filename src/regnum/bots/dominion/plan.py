"""Plans: what to build in a kingdom, as numbers that can be tuned."""

from typing import final

from mypy_extensions import mypyc_attr

from regnum.kernel.core.containers import Row, row_of


@final
@mypyc_attr(acyclic=True)
class Plan:
    """What to take, what to play first, what to trade away, and when to turn to points."""

    def __init__(self, piles: int, menu: list[int], first: list[int], early: list[int], late: list[int]) -> None:
        self.piles: int = piles
        """The set of the cards that the kingdom must have."""
        self.without_smithy: int = 0
        self.with_smithy: int = 0
        """Games in ten thousand won against Big Money with Smithy, in kingdoms without and with Smithy."""
        self.wanted: Row = row_of(menu[::2])
        """Cards, dearest wishes first."""
        self.up_to: Row = row_of([so_far(menu, i) for i in range(0, len(menu), 2)])
        """How many of the card the deck has when the wish is fulfilled."""
        self.first: Row = row_of(first)
        """For each card, how soon it is played."""
        self.early: Row = row_of(early)
        self.late: Row = row_of(late)
        """For each card, what having it is worth, before and after the turn to points."""
        self.turn: int = 4
        """Provinces left at that turn."""
        self.coins: int = 16
        self.actions: int = 0
        """Coins and Actions the deck must hold before Provinces are bought."""
        self.province: int = 4
        self.duchy: int = 4
        self.gold: int = 4
        self.estate: int = 2
        """Provinces left from which on they are bought anyway, Duchies are, Gold no longer goes before, Estates are."""
        self.gardens: int = 2
        """Provinces left from which on Gardens, if they are on the list, are among the late points for their worth."""
        self.attack: int = 10
        """Tenths of a coin that an attack is worth besides what it brings."""
        self.copper: int = 10
        """Tenths of a coin the next card must promise for a Copper to be discarded in its favour."""
        self.thin: int = 6
        """Coins the deck must keep when Coppers are trashed."""
        self.hold: int = 5
        """From this price on a purchase is not given up for trashing a Copper."""
        self.estates: int = 4
        """Provinces left from which on Estates are no longer trashed."""
        self.dare: int = 99
        """By how many points one must be behind to take the last Province but one, and leave the last to another."""

    def wins(self, smithy: bool) -> int:
        """How good the plan is in kingdoms with or without Smithy."""
        return self.with_smithy if smithy else self.without_smithy


def so_far(menu: list[int], i: int) -> int:
    """How many of a card a list of cards and numbers names up to its place i."""
    return sum([menu[k + 1] for k in range(0, i + 1, 2) if menu[k] == menu[i]])
