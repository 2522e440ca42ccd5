"""A player with a plan: it builds a deck that draws itself, and knows when to turn to points."""

from typing import Final

from regnum.bots.dominion import reasons as why
from regnum.bots.dominion.ending import behind, last_cards, money, province_is_safe, winning_card
from regnum.bots.dominion.habits import Habits
from regnum.bots.dominion.plan import Plan
from regnum.bots.dominion.values import KEEP, by_card, cards_of, coins_of, greatest, useless
from regnum.games.dominion.codes import answers, kinds, things
from regnum.games.dominion.codes import things as card
from regnum.games.dominion.scoring import owned
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import NONE, Bag, bit, empty_bag, has, lowest
from regnum.kernel.core.machine import Task

DRAWN: Final = by_card(
    {card.VILLAGE: 14, card.SMITHY: 26, card.MARKET: 22, card.MILITIA: 20, card.CELLAR: 10, card.REMODEL: 8}, 15
)
"""Tenths of a coin that an Action drawn with actions left is worth this turn."""

ACTION_COINS: Final = by_card(
    {card.MARKET: 1, card.MERCHANT: 1, card.POACHER: 1, card.MILITIA: 2, card.WOODCUTTER: 2, card.FESTIVAL: 2}, 0
)
"""Coins that playing an Action brings."""


DRAWS: Final = (
    bit(card.VILLAGE) | bit(card.SMITHY) | bit(card.MARKET) | bit(card.MOAT) | bit(card.LABORATORY)
    | bit(card.COUNCIL_ROOM) | bit(card.LIBRARY) | bit(card.WITCH)
)  # fmt: skip
"""Actions that draw: a Cellar waits for them as long as there are actions for both."""

TERMINALS: Final = (
    bit(card.SMITHY) | bit(card.COUNCIL_ROOM) | bit(card.LIBRARY) | bit(card.MOAT) | bit(card.MILITIA)
    | bit(card.WOODCUTTER)
)  # fmt: skip
"""Actions that bring cards or coins and no action: with one action left, the one that promises most is played."""

CARDS_DRAWN: Final = by_card({card.SMITHY: 3, card.COUNCIL_ROOM: 4, card.MOAT: 2}, 0)
"""How many cards they draw; a Library fills the hand to seven."""

PATIENCE: Final = 60
"""Turns after which a game is ended even by one who loses it."""


class Engine(Habits):
    """Takes the first card on its plan's list that it can have and does not have enough of."""

    def __init__(self, plans: list[Plan]) -> None:
        super().__init__()
        self.plans: list[Plan] = plans
        """The last one is for any kingdom."""
        self.piles: int = -1
        self.plan: Plan = plans[-1]

    def plan_for(self, g: Dominion) -> Plan:
        """Of the plans whose cards are all on the table the one that wins most."""
        if g.piles != self.piles:
            self.piles = g.piles
            self.plan = self.plans[-1]
            smithy = has(g.piles, card.SMITHY)
            for plan in self.plans:
                if plan.piles & ~g.piles == 0 and plan.wins(smithy) > self.plan.wins(smithy):
                    self.plan = plan
        return self.plan

    # -- what to take

    def wish(self, g: Dominion, p: int, coins: int, allowed: int) -> int:
        return self.takes(g, p, allowed, True)

    def traded_for(self, g: Dominion, p: int, cap: int, offered: int) -> int:
        if offered & ~g.cards.treasures == 0:
            return super().traded_for(g, p, cap, offered)
        return self.takes(g, p, offered | bit(answers.PASS), False)

    def takes(self, g: Dominion, p: int, allowed: int, bought: bool) -> int:
        """The card to buy, or to gain in a trade, or PASS."""
        mine = owned(g, p)
        left = g.supply.count(card.PROVINCE)
        if (left == 1 or g.empty_piles() >= 2) and g.seats[p].turns < PATIENCE:
            last = last_cards(g)
            c = winning_card(g, p, allowed & last, bought)
            if c != answers.PASS and has(allowed, c):
                self.why = why.ENDS_GAME
                return c
            allowed &= ~last
        if has(allowed, card.PROVINCE) and self.wants_province(g, p, mine, left, bought):
            self.why = why.WINS_POINTS
            return card.PROVINCE
        return self.lesser_wish(g, mine, left, allowed)

    def lesser_wish(self, g: Dominion, mine: Bag, left: int, allowed: int) -> int:
        """Lesser Victory cards when it is time for them, else the first wish on the list that can be had."""
        plan = self.plan_for(g)
        self.why = why.LATE_POINTS
        grows = left <= plan.gardens and has(allowed & plan.piles, card.GARDENS)
        gardens = self.gardens_worth(g, mine, left) if grows else 0
        if left <= plan.duchy and (has(allowed, card.DUCHY) or gardens >= g.cards.points[card.DUCHY]):
            if has(allowed, card.GOLD) and left > plan.gold:
                self.why = why.MONEY
                return card.GOLD
            return card.GARDENS if gardens >= g.cards.points[card.DUCHY] else card.DUCHY
        if left <= plan.estate:
            if gardens >= g.cards.points[card.ESTATE]:
                return card.GARDENS
            if has(allowed, card.ESTATE):
                return card.ESTATE
        for i in range(len(plan.wanted)):
            c = plan.wanted[i]
            if has(allowed, c) and mine.count(c) < plan.up_to[i]:
                self.why = why.MONEY if has(g.cards.treasures, c) else why.BUILDS
                return c
        self.why = why.NOTHING
        return answers.PASS

    def gardens_worth(self, g: Dominion, mine: Bag, left: int) -> int:
        """The points of one more Gardens at the end, if the deck grows by a card with each Province still to be had."""
        return g.cards.points[card.GARDENS] * ((mine.size + 1 + left) // g.cards.per_cards[card.GARDENS])

    def wants_province(self, g: Dominion, p: int, mine: Bag, left: int, bought: bool) -> bool:
        """Not before the deck is built, and never so that the last one then wins for another."""
        plan = self.plan_for(g)
        if left <= plan.province or not bought:
            return province_is_safe(g, p, bought) or behind(g, p) >= plan.dare
        return self.coins_of_deck(g, mine) >= plan.coins and cards_of(mine, g.cards.actions) >= plan.actions

    def coins_of_deck(self, g: Dominion, mine: Bag) -> int:
        """Coins that Treasures and Actions bring when all are played."""
        total = coins_of(g, mine)
        left = mine.kinds & g.cards.actions
        while left != 0:
            c = lowest(left)
            left &= left - 1
            total += ACTION_COINS[c] * mine.count(c)
        return total

    def esteem(self, g: Dominion, p: int, c: int) -> int:
        plan = self.plan_for(g)
        return plan.early[c] if g.supply.count(card.PROVINCE) > plan.turn else plan.late[c]

    # -- what to trash

    def unwanted(self, g: Dominion, p: int) -> int:
        """Estates are kept when the end is near, and Coppers as long as the deck needs them."""
        plan = self.plan_for(g)
        out = bit(card.CURSE)
        if g.supply.count(card.PROVINCE) > plan.estates:
            out |= bit(card.ESTATE)
        if self.coins_of_deck(g, owned(g, p)) > plan.thin:
            out |= bit(card.COPPER)
        return out

    def trashed(self, g: Dominion, p: int, held: int) -> int:
        rid = held & self.unwanted(g, p)
        if has(rid, card.COPPER) and self.needs_copper(g, p):
            rid &= ~bit(card.COPPER)
        return lowest(rid) if rid != 0 else answers.PASS

    def needs_copper(self, g: Dominion, p: int) -> bool:
        """Whether this turn's purchase would fail for want of a single Copper, and is too good to be given up."""
        coins = money(g, p)
        c = self.takes(g, p, (g.supply.kinds & g.cards.costing_up_to(coins)) | bit(answers.PASS), True)
        return c != answers.PASS and g.cards.cost[c] == coins and coins >= self.plan_for(g).hold

    # -- what to play

    def action(self, g: Dominion, p: int, allowed: int) -> int:
        plan = self.plan_for(g)
        left = allowed & ~bit(answers.PASS)
        if has(left, card.CELLAR):
            if left & DRAWS == 0 and self.pays(g, p, card.CELLAR):
                left = bit(card.CELLAR)
            elif g.actions > 1 and left & DRAWS != 0:
                left &= ~bit(card.CELLAR)
        if g.actions == 1:
            left &= ~self.too_many(g, p, left & TERMINALS)
        return self.first_that_pays(g, p, plan.first, left)

    def too_many(self, g: Dominion, p: int, held: int) -> int:
        """Of these Actions all but the one that promises most, if only one of them can be played."""
        if held & (held - 1) == 0:
            return 0
        attack = self.plan_for(g).attack
        useful = max(0, 10 * (g.buys * g.cards.cost[card.PROVINCE] - money(g, p)))
        best: int = NONE
        most: int = -1
        left = held
        while left != 0:
            c = lowest(left)
            left &= left - 1
            n = CARDS_DRAWN[c] if c != card.LIBRARY else max(0, 8 - g.seats[p].hand.size)
            promise = min(useful, 10 * ACTION_COINS[c] + (coins_to_draw(g, p, n) if n > 0 else 0))
            if has(g.cards.attacks, c):
                promise += attack
            if promise > most:
                most = promise
                best = c
        return held & ~bit(best)

    def answer(self, g: Dominion, task: Task) -> int:
        if task.kind == kinds.DISCARD:
            hand = g.seats[task.actor].hand
            rid = task.low & useless(g)
            if g.actions > 0 and has(hand.kinds, card.REMODEL) and hand.count(card.ESTATE) == 1:
                rid &= ~bit(card.ESTATE)
            if has(task.low, card.COPPER) and coin_promise(g, task.actor) > self.plan_for(g).copper:
                rid |= bit(card.COPPER)
            self.why = why.WASTES_NOTHING if rid != 0 else why.NOTHING
            return lowest(rid) if rid != 0 else answers.PASS
        if task.kind == kinds.GAIN:
            c = self.takes(g, task.actor, task.low | bit(answers.PASS), False)
            if c == answers.PASS:  # something has to be gained
                self.why = why.USUAL
                return greatest(KEEP, task.low)
            return c
        return super().answer(g, task)


def coin_promise(g: Dominion, p: int) -> int:
    """Tenths of a coin that the next card of the deck may be expected to bring this turn; 0 if too few are left."""
    s = g.seats[p]
    bag = empty_bag(things.CARDS)
    s.deck.count_into(bag)
    if bag.size < s.aside.size + 2:
        return 0
    total: int = 0
    left = bag.kinds
    while left != 0:
        c = lowest(left)
        left &= left - 1
        if has(g.cards.treasures, c):
            total += 10 * g.cards.coins[c] * bag.count(c)
        elif g.actions > 0:
            total += DRAWN[c] * bag.count(c)
    return total // bag.size


def coins_to_draw(g: Dominion, p: int, n: int) -> int:
    """Tenths of a coin that n cards from the deck may be expected to hold in Treasures."""
    s = g.seats[p]
    bag = empty_bag(things.CARDS)
    s.deck.count_into(bag)
    if bag.size < n:
        for i in range(s.discard.size):
            bag.add(s.discard.at(i))
    return 10 * n * coins_of(g, bag) // bag.size if bag.size > 0 else 0
