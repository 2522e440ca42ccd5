"""What things are worth to a player of It's a Wonderful Kingdom, in thousandths of a point."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from regnum.bots.wonderful_kingdom import tastes
from regnum.games.wonderful_kingdom.amounts import how_many
from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import deeds, modules, resources, things
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import NONE, Row, has, lowest, row_of

POINT: Final = 1000


@final
@mypyc_attr(acyclic=True)
class Prices:
    """What single things are worth to a seat at a moment of the game."""

    def __init__(self) -> None:
        self.tastes: list[Row] = tastes.all_tastes()
        self.taste: Row = self.tastes[0]
        """What weighs how much at this table."""
        self.price: Row = row_of([0] * resources.SPACES)
        """What one of each kind of space is worth to whoever could use it elsewhere."""
        self.wanted: int = NONE
        """The type of cards that the quest's last step still asks for, if any."""

    def set_for(self, g: Kingdom, me: Seat) -> None:
        """What things are worth; with a quest, what its last step still needs is worth more than points."""
        self.taste = self.tastes[1 + g.module if g.solo() else 0]
        for k in range(resources.SPACES):
            self.price[k] = self.taste[tastes.PRICE + k]
        self.wanted = NONE
        if g.module != modules.QUESTS:
            return
        for s in range(4):
            row = g.quest + s
            if g.cards.step_last[row] != 0 and not has(me.steps, s):
                if me.soldiers < how_many(g.cards.step_cost[row], resources.SOLDIER):
                    self.price[resources.SOLDIER] = self.taste[tastes.QUEST_SOLDIER]
                if me.counted(g.cards.types[g.cards.step_type[row]]) < g.cards.step_cards[row]:
                    self.wanted = g.cards.step_type[row]

    def worth_of(self, g: Kingdom, me: Seat, c: int, rounds: int) -> int:
        """What a card brings once it is constructed, with so many rounds after it."""
        cards = g.cards
        total = cards.points[c] * POINT + cards.soldiers[c] * self.price[resources.SOLDIER]
        total += cards.krystallium[c] * self.price[resources.KRYSTALLIUM]
        t = cards.type_of[c]
        per = cards.points_per[c]
        for k in range(resources.BASIC):
            many = me.counted(cards.types[k]) + (1 if k == t else 0)
            if per != 0:
                total += how_many(per, k) * (many * POINT + rounds * self.taste[tastes.GROWS])
            makes = cards.makes[c * resources.BASIC + k]
            if cards.makes_per[c * resources.BASIC + k] != 0:
                makes += self.made_per(cards, me, cards.makes_per[c * resources.BASIC + k], t)
            total += makes * rounds * self.price[k] * self.taste[tastes.MADE] // 100
        total += how_many(cards.duchy_per[2 * me.duchy + g.side], t) * POINT
        if t == self.wanted:
            total += self.taste[tastes.QUEST_CARD]
        return total + self.welcome(cards, me, c, t, rounds)

    def advisor(self, cards: Cards, c: int) -> int:
        """What an advisor is worth: the soldier that comes along, and an ability if it helps to build."""
        does = cards.does[c - things.FIRST_ADVISOR]
        helps = does == deeds.EXTRA_CUBES or does == deeds.GAIN_KRYSTALLIUM
        helps = helps or does == deeds.COMPLETE or does == deeds.CUBE_ON_EACH or does == deeds.DISCARD_CALAMITY
        return self.price[resources.SOLDIER] + (self.taste[tastes.ADVISOR] if helps else 0)

    def made_per(self, cards: Cards, me: Seat, per: int, t: int) -> int:
        """Cubes for each constructed card of a type, the card itself among them."""
        n: int = 0
        for k in range(resources.BASIC):
            n += how_many(per, k) * (me.counted(cards.types[k]) + (1 if k == t else 0))
        return n

    def welcome(self, cards: Cards, me: Seat, c: int, t: int, rounds: int) -> int:
        """What the constructed cards give for one more card of a type, and those under construction will give."""
        total: int = 0
        kinds = me.built.kinds
        while kinds != 0:
            b = lowest(kinds)
            kinds &= kinds - 1
            n = me.built.count(b)
            total += how_many(cards.points_per[b], t) * n * POINT
            for r in range(resources.BASIC):
                per = cards.makes_per[b * resources.BASIC + r]
                if per != 0:
                    total += how_many(per, t) * n * rounds * self.price[r]
        for i in range(me.sites.size):
            if me.sites.at(i) != c:
                total += how_many(cards.points_per[me.sites.at(i)], t) * self.taste[tastes.PLANNED]
        return total

    def cubes(self, left: int) -> int:
        n: int = 0
        for r in range(resources.SPACES):
            n += how_many(left, r)
        return n

    def costs(self, left: int) -> int:
        """What the missing cubes would be worth elsewhere."""
        n: int = 0
        for r in range(resources.SPACES):
            n += how_many(left, r) * self.price[r]
        return n * self.taste[tastes.COSTS] // 100

    def recycled(self, cards: Cards, c: int) -> int:
        n: int = 0
        for r in range(resources.BASIC):
            n += how_many(cards.recycle[c], r) * self.price[r]
        return n * self.taste[tastes.RECYCLED] // 100

    def one_round(self, cards: Cards, c: int) -> int:
        """What a card produces in a round."""
        n: int = 0
        for r in range(resources.BASIC):
            n += cards.makes[c * resources.BASIC + r] * self.price[r]
        return n
