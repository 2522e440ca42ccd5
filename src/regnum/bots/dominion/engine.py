"""A player with a shopping list: it builds a deck that draws itself, and knows when to turn to points."""

from regnum.bots.dominion import names as card
from regnum.bots.dominion import reasons as why
from regnum.bots.dominion.habits import Habits
from regnum.bots.dominion.values import coins_of
from regnum.games.dominion.codes import PASS
from regnum.games.dominion.scoring import owned, points
from regnum.games.dominion.state import Dominion
from regnum.kernel.containers import Bag, Row, bit, has, row_of


def _so_far(menu: list[int], i: int) -> int:
    """How many of a card a list of cards and numbers names up to its place i."""
    return sum(menu[k + 1] for k in range(0, i + 1, 2) if menu[k] == menu[i])


class Engine(Habits):
    """Takes the first card on its list that it can have and does not have enough of."""

    def __init__(self, menu: list[int]) -> None:
        super().__init__()
        self.wanted: Row = row_of(menu[::2])
        """Cards, dearest wishes first."""
        self.up_to: Row = row_of([_so_far(menu, i) for i in range(0, len(menu), 2)])
        """How many of the card the deck should have when the wish is fulfilled."""
        self.enough: int = 18
        self.duchy: int = 4
        self.estate: int = 2
        self.late: int = 4
        self.smithy_last: int = 0

    # -- what to take

    def wish(self, g: Dominion, p: int, coins: int, allowed: int) -> int:
        mine = owned(g, p)
        left = g.supply.count(card.PROVINCE)
        if left <= self.late + 2:
            c = self.ending(g, p, left, allowed)
            if c != PASS:
                return c
        if has(allowed, card.PROVINCE) and (left <= self.late or coins_of(g, mine) + self.virtual(mine) >= self.enough):
            if left > 1 or self.leads_with(g, p, 6):
                self.why = why.WINS_POINTS
                return card.PROVINCE
        self.why = why.LATE_POINTS
        if left <= self.duchy and has(allowed, card.DUCHY):
            return card.DUCHY
        if left <= self.estate and has(allowed, card.ESTATE):
            return card.ESTATE
        return self.from_menu(g, mine, allowed)

    def virtual(self, mine: Bag) -> int:
        """Coins that Actions bring."""
        return mine.count(card.MARKET) + 2 * (
            mine.count(card.MILITIA) + mine.count(card.WOODCUTTER) + mine.count(card.FESTIVAL)
        )

    def from_menu(self, g: Dominion, mine: Bag, allowed: int) -> int:
        """The first wish on the list that can be had."""
        wanted = self.wanted
        for i in range(len(wanted)):
            c = wanted[i]
            if has(allowed, c) and mine.count(c) < self.up_to[i]:
                self.why = why.MONEY if has(g.cards.treasures, c) else why.BUILDS
                return c
        self.why = why.NOTHING
        return PASS

    def ending(self, g: Dominion, p: int, left: int, allowed: int) -> int:
        """A card that ends the game with a win, or PASS."""
        if has(allowed, card.PROVINCE) and left == 1 and self.leads_with(g, p, 6):
            self.why = why.ENDS_GAME
            return card.PROVINCE
        return PASS

    def leads_with(self, g: Dominion, p: int, more: int) -> bool:
        """Whether so many more points would put the player ahead of everybody."""
        mine = points(g, p) + more
        for q in range(len(g.seats)):
            if q != p:
                theirs = points(g, q)
                if theirs > mine or (theirs == mine and g.seats[q].turns < g.seats[p].turns):
                    return False
        return True

    # -- what to play

    def action(self, g: Dominion, p: int, allowed: int) -> int:
        if g.actions > 1 and has(allowed, card.CELLAR) and has(allowed, card.SMITHY):
            allowed &= ~bit(card.CELLAR)
        if g.actions == 1 and self.smithy_last == 1 and has(allowed, card.MILITIA):
            allowed &= ~bit(card.SMITHY)
        return super().action(g, p, allowed)
