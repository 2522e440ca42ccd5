"""One player's board, cards, goods and Workers, and what can be read off them."""

from regnum.games.architects.cards import Cards
from regnum.games.architects.codes import goods, limits, prices
from regnum.kernel.core.containers import Bag, Row, Set, bit, count_of, has, lowest
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Owner, Public


@state
class Seat:
    """Everything that belongs to one player, or to the opponent."""

    board: Public[int]
    supply: Public[int]
    """The Workers not yet placed."""
    at: Public[Row]
    """The Workers on each large circle."""
    in_guildhall: Public[int]
    """The Workers in the Guildhall, those beside it too."""
    in_prison: Public[int]
    captives: Public[Row]
    """The Workers of each colour captured on the board."""
    goods: Public[Row]
    virtue: Public[int]
    cathedral: Public[int]
    """The level of the Cathedral."""
    unpaid: Public[int]
    paid: Public[int]
    crew: Public[Set]
    """The Apprentices."""
    hand: Owner[Bag]
    """The Buildings in hand."""
    dealt: Owner[Bag]
    """The Buildings dealt or drawn to choose from."""
    built: Public[Set]

    # -- numbers

    def silver(self) -> int:
        return self.goods[goods.SILVER]

    def captured(self) -> int:
        """How many Workers of others are on the board."""
        n = 0
        for i in range(len(self.captives)):
            n += self.captives[i]
        return n

    def skills(self, cards: Cards) -> int:
        """The skills of all Apprentices together."""  # ARC-11.3
        out = 0
        left = self.crew
        while left != 0:
            out |= cards.skills[lowest(left)]
            left &= left - 1
        return out

    def sum_of(self, row: Row) -> int:
        """The numbers of all Apprentices together."""
        n = 0
        left = self.crew
        while left != 0:
            n += row[lowest(left)]
            left &= left - 1
        return n

    def tax(self, cards: Cards, n: int) -> int:
        """What is left of a Tax after all that is ignored at this level of Virtue."""  # ARC-3.16, ARC-3.17, ARC-12.4
        n -= cards.tax_ignored[self.virtue] + cards.ignored_by_board[self.board]
        return n if n > 0 else 0

    def is_full(self, cards: Cards) -> bool:
        """Whether there is no room for another Apprentice."""  # ARC-6.7
        return count_of(self.crew) >= cards.most_apprentices[self.board]

    # -- prices

    def can_pay(self, cards: Cards, price: int) -> bool:
        """Whether the goods at hand cover a price, with what the board makes of it."""  # ARC-3.14, ARC-3.22
        if has(cards.pays_buildings, self.board):
            taken = 1 if price < prices.LEVELS else self.kept_for(cards, price)
            return self.missing(cards, price, 0, 0) <= self.hand.size - taken
        less = cards.price_less[self.board] if price < prices.TRADES else 0
        metal = has(cards.same_metal, self.board)
        missing = 0
        left = 0
        mix = cards.mix(price)
        for good in range(goods.COUNT):
            cost = cards.price(price, good)
            have = self.goods[good]
            if metal and good == goods.GOLD:
                continue
            if metal and good == goods.MARBLE:
                cost += cards.price(price, goods.GOLD)
                have += self.goods[goods.GOLD]
            if cost > have:
                if cost - have > less or (good != goods.WOOD and good != goods.STONE):
                    return False
                missing += cost - have
                have = cost
            if has(mix, good):
                left += have - cost
        if missing > less:
            return False
        return left >= cards.mixed(price) - (less if mix & (bit(goods.WOOD) | bit(goods.STONE)) != 0 else 0)

    def missing(self, cards: Cards, price: int, first: int, spent: int) -> int:
        """How many goods of a price lack from the `first` one on, with so many `spent` of the one before."""  # TOM-6.4
        n = 0
        left = 0
        for good in range(goods.COUNT):
            cost = cards.price(price, good) if good >= first else 0
            have = self.goods[good] - (spent if good == first - 1 else 0)
            if cost > have:
                if good == goods.SILVER:
                    return limits.WORKERS * goods.COUNT  # no Building stands for Silver: TOM-6.5
                n += cost - have
            elif has(cards.mix(price), good):
                left += have - cost
        return n + (cards.mixed(price) - left if cards.mixed(price) > left else 0)

    def kept_for(self, cards: Cards, price: int) -> int:
        """How many Buildings of the hand a price asks for besides, once one under construction is laid down."""
        return 1 if prices.LEVELS <= price < prices.TRADES and self.gives_building(cards) else 0

    def buildable(self, cards: Cards) -> int:
        """The Buildings in hand whose skills and price can be met."""  # ARC-11.3, ARC-11.4
        out = 0
        able = self.skills(cards)
        left = self.hand.kinds
        while left != 0:
            c = lowest(left)
            left &= left - 1
            if cards.needs[c] & ~able == 0 and self.can_pay(cards, prices.BUILDINGS + c):
                out |= bit(c)
        return out

    def gives_building(self, cards: Cards) -> bool:
        """Whether the Cathedral asks for a Building of the hand."""  # ARC-11.9, ARC-11.16
        return not has(cards.spares_building, self.board)

    def next_level(self) -> int:
        """The level of the Cathedral above the own one, or the last."""
        return self.cathedral + 1 if self.cathedral < limits.MOST_LEVEL else limits.MOST_LEVEL
