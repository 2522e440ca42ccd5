"""A player with a plan: a list of cards to take, what they are worth, and when to turn to points."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from regnum.bots.dominion import names as card
from regnum.bots.dominion import reasons as why
from regnum.bots.dominion.habits import Habits
from regnum.bots.dominion.values import FIRST, KEEPS_ACTION, by_card, cards_of, coins_of, greatest, useless
from regnum.games.dominion import codes
from regnum.games.dominion.codes import CARDS, PASS
from regnum.games.dominion.scoring import owned, points
from regnum.games.dominion.state import Dominion
from regnum.kernel.containers import Bag, Row, bit, empty_bag, has, lowest, row_of
from regnum.kernel.machine import Task

DRAWN: Final = by_card(
    {card.VILLAGE: 14, card.SMITHY: 26, card.MARKET: 22, card.MILITIA: 20, card.CELLAR: 10, card.REMODEL: 8}, 15
)
"""Tenths of a coin that an Action drawn with actions left is worth this turn."""


@final
@mypyc_attr(acyclic=True)
class Plan:
    """What to build in one kingdom."""

    def __init__(self, menu: list[int], first: list[int], early: list[int], late: list[int], knobs: list[int]) -> None:
        self.wanted: Row = row_of(menu[::2])
        """Cards, dearest wishes first."""
        self.up_to: Row = row_of([_so_far(menu, i) for i in range(0, len(menu), 2)])
        """How many of the card the deck should have when the wish is fulfilled."""
        self.first: Row = row_of(first)
        """For each card, how soon it is played."""
        self.early: Row = row_of(early)
        self.late: Row = row_of(late)
        """For each card, what having it is worth, before and after the turn to points."""
        self.enough: int = knobs[0]
        self.any_province: int = knobs[1]
        self.duchy: int = knobs[2]
        self.estate: int = knobs[3]
        self.turn: int = knobs[4]
        self.attack: int = knobs[5]
        self.cellar_last: int = knobs[6]
        self.careful: int = knobs[7]
        self.gold_over_duchy: int = knobs[8]
        self.ready: int = knobs[9]
        self.cellar_copper: int = knobs[10]


def _so_far(menu: list[int], i: int) -> int:
    """How many of a card a list of cards and numbers names up to its place i."""
    return sum([menu[k + 1] for k in range(0, i + 1, 2) if menu[k] == menu[i]])


class Engine(Habits):
    """Takes the first card on its list that it can have and does not have enough of."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan: Plan = plan

    # -- what to take

    def wish(self, g: Dominion, p: int, coins: int, allowed: int) -> int:
        mine = owned(g, p)
        left = g.supply.count(card.PROVINCE)
        if left == 1 or g.empty_piles() >= 2:
            c = self.last_card(g, p, allowed)
            if c != PASS:
                self.why = why.ENDS_GAME
                return c
            allowed &= ~self.last_cards(g)
        if has(allowed, card.PROVINCE) and self.wants_province(g, p, mine, left):
            self.why = why.WINS_POINTS
            return card.PROVINCE
        return self.wish_below_province(g, mine, left, allowed)

    def wish_below_province(self, g: Dominion, mine: Bag, left: int, allowed: int) -> int:
        """Duchies and Estates when it is time for them, else the first wish on the list that can be had."""
        plan = self.plan
        self.why = why.LATE_POINTS
        if left <= plan.duchy and has(allowed, card.DUCHY):
            if has(allowed, card.GOLD) and left > plan.gold_over_duchy:
                self.why = why.MONEY
                return card.GOLD
            return card.DUCHY
        if left <= plan.estate and has(allowed, card.ESTATE):
            return card.ESTATE
        for i in range(len(plan.wanted)):
            c = plan.wanted[i]
            if has(allowed, c) and mine.count(c) < plan.up_to[i]:
                self.why = why.MONEY if has(g.cards.treasures, c) else why.BUILDS
                return c
        self.why = why.NOTHING
        return PASS

    def last_cards(self, g: Dominion) -> int:
        """The set of the cards whose next copy ends the game."""
        out: int = 0
        left = g.supply.kinds
        while left != 0:
            c = lowest(left)
            left &= left - 1
            if g.supply.count(c) == 1 and (c == card.PROVINCE or g.empty_piles() >= 2):
                out |= bit(c)
        return out

    def last_card(self, g: Dominion, p: int, allowed: int) -> int:
        """A card that ends the game with a win, or PASS."""
        left = allowed & self.last_cards(g)
        while left != 0:
            c = lowest(left)
            left &= left - 1
            if self.leads_with(g, p, g.cards.points[c], 0):
                return c
        return PASS

    def wants_province(self, g: Dominion, p: int, mine: Bag, left: int) -> bool:
        """Not before the deck is built, and not the last but one if the last one then wins for another."""
        plan = self.plan
        if left <= plan.any_province:
            return left > 2 or plan.careful == 0 or g.buys > 1 or self.leads_with(g, p, 6, 6)
        return coins_of(g, mine) + self.virtual(mine) >= plan.enough and cards_of(mine, g.cards.actions) >= plan.ready

    def virtual(self, mine: Bag) -> int:
        """Coins that Actions bring."""
        twos = mine.count(card.MILITIA) + mine.count(card.WOODCUTTER) + mine.count(card.FESTIVAL)
        return mine.count(card.MARKET) + 2 * twos

    def leads_with(self, g: Dominion, p: int, more: int, theirs_more: int) -> bool:
        """Whether the player would be ahead of everybody with so many more points, and the others with so many."""
        mine = points(g, p) + more
        for q in range(len(g.seats)):
            if q != p:
                theirs = points(g, q) + theirs_more
                if theirs > mine or (theirs == mine and g.seats[q].turns < g.seats[p].turns):
                    return False
        return True

    def esteem(self, g: Dominion, p: int, c: int) -> int:
        plan = self.plan
        return plan.early[c] if g.supply.count(card.PROVINCE) > plan.turn else plan.late[c]

    def answer(self, g: Dominion, task: Task) -> int:
        if task.kind == codes.DISCARD:
            self.why = why.WASTES_NOTHING
            rid = task.low & useless(g)
            if has(task.low, card.COPPER) and self.better_than_copper(g, task.actor):
                rid |= bit(card.COPPER)
            return lowest(rid) if rid != 0 else PASS
        return super().answer(g, task)

    def better_than_copper(self, g: Dominion, p: int) -> bool:
        """Whether the next card of the deck is likely to bring more this turn than a Copper."""
        s = g.seats[p]
        bag = empty_bag(CARDS)
        s.deck.count_into(bag)
        if bag.size < s.aside.size + 2:
            return False
        total: int = 0
        left = bag.kinds
        while left != 0:
            c = lowest(left)
            left &= left - 1
            if has(g.cards.treasures, c):
                total += 10 * g.cards.coins[c] * bag.count(c)
            elif g.actions > 0:
                total += DRAWN[c] * bag.count(c)
        return total > bag.size * self.plan.cellar_copper

    def coins_to_draw(self, g: Dominion, p: int, n: int) -> int:
        """Tenths of a coin that n cards from the deck may be expected to hold."""
        s = g.seats[p]
        bag = empty_bag(CARDS)
        s.deck.count_into(bag)
        if bag.size < n:
            for i in range(s.discard.size):
                bag.add(s.discard.at(i))
        if bag.size == 0:
            return 0
        return 10 * n * coins_of(g, bag) // bag.size

    # -- what to play

    def action(self, g: Dominion, p: int, allowed: int) -> int:
        plan = self.plan
        left = allowed & ~bit(PASS)
        if g.actions > 1 and plan.cellar_last == 1 and has(left, card.CELLAR) and left & (left - 1) != 0:
            left &= ~bit(card.CELLAR)
        if g.actions == 1 and has(left, card.MILITIA) and has(left, card.SMITHY):
            if self.coins_to_draw(g, p, 3) < 20 + plan.attack:
                left &= ~bit(card.SMITHY)
            else:
                left &= ~bit(card.MILITIA)
        while left != 0:
            c = greatest(plan.first, left)
            if self.pays(g, p, c):
                self.why = why.GOES_ON if FIRST[c] >= KEEPS_ACTION else self.reason_to_play(g, c)
                return c
            left &= ~bit(c)
        self.why = why.NOTHING
        return PASS
