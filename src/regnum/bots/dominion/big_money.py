"""The ladder of money players: buy the best Treasure one can afford, and Provinces."""

from regnum.bots.dominion import reasons as why
from regnum.bots.dominion.habits import Habits
from regnum.bots.dominion.values import cards_of, coins_of
from regnum.games.dominion.codes import answers
from regnum.games.dominion.codes import things as card
from regnum.games.dominion.scoring import owned
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import has


class BigMoney(Habits):
    """Province, Gold, Silver: the first that can be had."""

    def wish(self, g: Dominion, p: int, coins: int, allowed: int) -> int:
        if has(allowed, card.PROVINCE):
            self.why = why.WINS_POINTS
            return card.PROVINCE
        self.why = why.MONEY
        if has(allowed, card.GOLD):
            return card.GOLD
        if has(allowed, card.SILVER):
            return card.SILVER
        self.why = why.NOTHING
        return answers.PASS


class BigMoneyUltimate(Habits):
    """Big Money that waits with its first Province and turns to Duchies and Estates when few Provinces are left."""

    def __init__(self) -> None:
        super().__init__()
        self.enough: int = 15
        """Coins the deck must hold before Provinces are bought."""
        self.duchy_first: int = 4
        self.duchy: int = 6
        self.estate: int = 2
        """Provinces left from which on a Duchy goes before Gold, before Silver, and Estates before Silver."""

    def wish(self, g: Dominion, p: int, coins: int, allowed: int) -> int:
        left = g.supply.count(card.PROVINCE)
        if has(allowed, card.PROVINCE) and (left <= self.duchy or coins_of(g, owned(g, p)) > self.enough):
            self.why = why.WINS_POINTS
            return card.PROVINCE
        self.why = why.LATE_POINTS
        if left <= self.duchy_first and has(allowed, card.DUCHY):
            return card.DUCHY
        if left <= self.estate and has(allowed, card.ESTATE):
            return card.ESTATE
        if has(allowed, card.GOLD):
            self.why = why.MONEY
            return card.GOLD
        if left <= self.duchy and has(allowed, card.DUCHY):
            return card.DUCHY
        return self.else_(g, p, allowed)

    def else_(self, g: Dominion, p: int, allowed: int) -> int:
        """What is bought when there is neither Gold nor Province to be had."""
        if has(allowed, card.SILVER):
            self.why = why.MONEY
            return card.SILVER
        self.why = why.NOTHING
        return answers.PASS


class BigMoneySmithy(BigMoneyUltimate):
    """The same with a Smithy for every eleven Treasures."""

    def else_(self, g: Dominion, p: int, allowed: int) -> int:
        if has(allowed, card.SMITHY):
            mine = owned(g, p)
            if mine.count(card.SMITHY) * 11 < cards_of(mine, g.cards.treasures):
                self.why = why.DRAWS
                return card.SMITHY
        return super().else_(g, p, allowed)
