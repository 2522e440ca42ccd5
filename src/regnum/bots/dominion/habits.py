"""What a sensible player does at every question Dominion can ask; players with a plan build on it.

A habit looks only at what the seat knows: its own cards, what lies open, and what everybody has watched others gain.
"""

from typing import cast

from regnum.bots.dominion import reasons as why
from regnum.bots.dominion.values import FIRST, KEEP, KEEPS_ACTION, burden, greatest, least, useless
from regnum.bots.policy import Policy
from regnum.games.dominion.codes import answers, kinds, ops
from regnum.games.dominion.codes import things as card
from regnum.games.dominion.scoring import owned
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import NONE, Row, bit, has, lowest
from regnum.kernel.core.machine import Kernel, Task
from regnum.kernel.core.pairs import last_of, middle_of, second_of


class Habits(Policy):
    """Plays every card sensibly and buys nothing: what to wish for is the plan's business."""

    def choose(self, g: Kernel, task: Task) -> int:
        d = cast(Dominion, g)
        kind = task.kind
        if kind == kinds.TREASURE:
            self.why = why.NO_HOLDING_BACK
            return answers.ALL
        if kind == kinds.BUY:
            return self.wish(d, task.actor, d.coins, task.low)
        if kind == kinds.ACTION:
            return self.action(d, task.actor, task.low)
        code = self.answer(d, task)
        return code if task.allows(code) else task.option(0)

    # -- what a plan decides

    def wish(self, g: Dominion, p: int, coins: int, allowed: int) -> int:
        """The card to take from the supply for at most so many coins, or PASS; one of the allowed answers."""
        self.why = why.NOTHING
        return answers.PASS

    def action(self, g: Dominion, p: int, allowed: int) -> int:
        """The Action to play, or PASS."""
        return self.first_that_pays(g, p, FIRST, allowed & ~bit(answers.PASS))

    def first_that_pays(self, g: Dominion, p: int, order: Row, left: int) -> int:
        """The Action that comes first in an order among those that do some good now, or PASS."""
        while left != 0:
            c = greatest(order, left)
            if self.pays(g, p, c):
                self.why = why.GOES_ON if FIRST[c] >= KEEPS_ACTION else self.reason_to_play(g, c)
                return c
            left &= ~bit(c)
        self.why = why.NOTHING
        return answers.PASS

    def reason_to_play(self, g: Dominion, c: int) -> int:
        if has(g.cards.attacks, c):
            return why.ATTACKS
        if c == card.SMITHY or c == card.COUNCIL_ROOM or c == card.LIBRARY or c == card.MOAT:
            return why.DRAWS
        if c == card.CHAPEL or c == card.MONEYLENDER:
            return why.THINS
        return why.USUAL

    # -- whether a card is worth playing now

    def pays(self, g: Dominion, p: int, c: int) -> bool:
        """Whether playing this Action does any good."""
        hand = g.seats[p].hand
        if c == card.REMODEL or c == card.MINE:
            return self.trade(g, p, g.cards.effects[c], hand.kinds & ~bit(c)) != answers.PASS
        if c == card.CHAPEL:
            return self.trashed(g, p, hand.kinds) != answers.PASS
        if c == card.CELLAR:
            return hand.kinds & (useless(g) | bit(card.COPPER)) != 0
        if c == card.MONEYLENDER:
            return has(hand.kinds, card.COPPER)
        if c == card.WORKSHOP or c == card.FEAST or c == card.ARTISAN:
            cap = g.cards.n[g.cards.effects[c] + (1 if c == card.FEAST else 0)]
            allowed = g.supply.kinds & g.cards.costing_up_to(cap)
            got = self.wish(g, p, cap, allowed | bit(answers.PASS))
            return got != answers.PASS and (c != card.FEAST or self.esteem(g, p, got) > self.esteem(g, p, c))
        if c == card.THRONE_ROOM:
            return self.throne(g, p, hand.kinds & g.cards.actions & ~bit(c)) != NONE
        if c == card.LIBRARY:
            return hand.size < 8
        return True

    def unwanted(self, g: Dominion, p: int) -> int:
        """The set of the cards that the deck is better without."""
        return burden(g, owned(g, p))

    def trashed(self, g: Dominion, p: int, held: int) -> int:
        """The next of these cards to trash from hand, or PASS."""
        rid = held & self.unwanted(g, p)
        return lowest(rid) if rid != 0 else answers.PASS

    def throne(self, g: Dominion, p: int, held: int) -> int:
        """The Action most worth playing twice, or NONE."""
        left = held
        while left != 0:
            c = greatest(KEEP, left)
            if self.pays(g, p, c):
                return c
            left &= ~bit(c)
        return NONE

    def trade(self, g: Dominion, p: int, fx: int, held: int) -> int:
        """The card of these held to trash for something better (Remodel, Mine), or PASS; `fx` is the trashing."""
        gain = exchange(g, fx)
        if gain == NONE:
            return answers.PASS
        more = g.cards.n[gain]
        best: int = answers.PASS
        most: int = 0
        left = held & g.cards.among[fx]
        while left != 0:
            c = lowest(left)
            left &= left - 1
            cap = g.cards.cost[c] + more
            offered = g.supply.kinds & g.cards.among[gain] & g.cards.costing_up_to(cap)
            got = self.traded_for(g, p, cap, offered)
            if got != answers.PASS and got != c:
                better = self.esteem(g, p, got) - self.esteem(g, p, c)
                if better > most:
                    most = better
                    best = c
        return best

    def traded_for(self, g: Dominion, p: int, cap: int, offered: int) -> int:
        """What a trade up to this cost would bring, or PASS."""
        if offered & ~g.cards.treasures == 0:
            c = greatest(g.cards.coins, offered)
            return answers.PASS if c == NONE else c
        return self.wish(g, p, cap, offered | bit(answers.PASS))

    def esteem(self, g: Dominion, p: int, c: int) -> int:
        """What owning a card is worth: its use, or its points when the end is near."""
        points = g.cards.points[c]
        if points == 0:
            return KEEP[c]
        left = g.supply.count(card.PROVINCE)
        return points * (14 if left <= 2 else 10 if left <= 4 else 6) if points > 1 else points * (7 - left) * 2

    # -- the questions of cards

    def answer(self, g: Dominion, task: Task) -> int:
        """The choice at a question that a card asks."""
        p = task.actor
        kind = task.kind
        low = task.low
        about = task.about
        self.why = why.USUAL
        if kind == kinds.DISCARD_DOWN:
            self.why = why.LEAST_LOSS
            return self.loses(g, p, low, last_of(about))
        if kind == kinds.DISCARD:
            rid = low & (useless(g) | (bit(card.COPPER) if g.seats[p].deck.size > 0 else 0))
            self.why = why.WASTES_NOTHING if rid != 0 else why.NOTHING
            return lowest(rid) if rid != 0 else answers.PASS
        if kind == kinds.TRASH:
            c = self.trashed(g, p, low)
            self.why = why.THINS if c != answers.PASS else why.NOTHING
            return c
        if kind == kinds.TRASH_ONE:
            return self.trashes_one(g, p, about, low)
        if kind == kinds.GAIN:
            c = self.wish(g, p, second_of(about), low | bit(answers.PASS))
            return c if c != answers.PASS else greatest(KEEP, low)
        if kind == kinds.GAIN_TREASURE:
            self.why = why.TRADES_UP
            return greatest(g.cards.coins, low)
        if kind == kinds.REACT:
            self.why = why.PROTECTS
            return lowest(low)
        if kind == kinds.THRONE:
            c = self.throne(g, p, low & ~bit(answers.PASS))
            return c if c != NONE else lowest(low)
        return self.looks_and_decides(g, task)

    def looks_and_decides(self, g: Dominion, task: Task) -> int:
        """The questions about cards that have been revealed or looked at."""
        kind = task.kind
        low = task.low
        about = task.about
        if kind == kinds.SPY:
            good = not has(useless(g) | bit(card.COPPER), middle_of(about))
            own = last_of(about) == task.actor
            self.why = why.USUAL if own else why.HURTS_OTHERS
            return answers.TO_DECK if good == own else answers.TO_DISCARD
        if kind == kinds.SENTRY:
            if has(self.unwanted(g, task.actor), middle_of(about)):
                self.why = why.THINS
                return answers.TO_TRASH
            return answers.TO_DISCARD if has(useless(g) | bit(card.COPPER), middle_of(about)) else answers.TO_DECK
        if kind == kinds.LIBRARY:
            return answers.SET_ASIDE if g.actions == 0 else answers.PASS
        if kind == kinds.THIEF_TRASH:
            self.why = why.HURTS_OTHERS
            return greatest(g.cards.coins, low)
        if kind == kinds.THIEF_GAIN:
            good_ = low & ~bit(answers.PASS) & ~bit(card.COPPER)
            self.why = why.USUAL if good_ != 0 else why.NOTHING
            return lowest(good_) if good_ != 0 else answers.PASS
        if kind == kinds.BANDIT:
            self.why = why.LEAST_LOSS
            return least(KEEP, low)
        if kind == kinds.HARBINGER:
            best = greatest(KEEP, low & ~bit(answers.PASS))
            good = KEEP[best] > KEEP[card.COPPER]
            self.why = why.USUAL if good else why.NOTHING
            return best if good else answers.PASS
        if kind == kinds.PUT_ON_DECK:
            return self.tops(g, task)
        if kind == kinds.SENTRY_ORDER:
            return greatest(KEEP, low)
        return answers.YES

    def tops(self, g: Dominion, task: Task) -> int:
        """The card to put back on the deck: one that is of no use now, but next turn."""
        actions = task.low & g.cards.actions
        if actions != 0 and g.actions == 0 and task.actor == g.current:
            return greatest(KEEP, actions)
        return least(KEEP, task.low)

    def loses(self, g: Dominion, p: int, low: int, n: int) -> int:
        """The next of n cards to discard, in rising order: those missed least."""
        hand = g.seats[p].hand
        left = low
        chosen: int = 0
        while n > 0 and left != 0:
            c = self.missed_least(g, p, left)
            left &= ~bit(c)
            chosen |= bit(c)
            n -= hand.count(c)
        return lowest(chosen)

    def missed_least(self, g: Dominion, p: int, held: int) -> int:
        return least(KEEP, held)

    def trashes_one(self, g: Dominion, p: int, fx: int, low: int) -> int:
        """Which card to trash for the sake of what follows."""
        if exchange(g, fx) == NONE:
            self.why = why.THINS
            return least(KEEP, low & ~bit(answers.PASS))
        best = self.trade(g, p, fx, low & ~bit(answers.PASS))
        if best != answers.PASS:
            self.why = why.TRADES_UP
            return best
        self.why = why.NOTHING if has(low, answers.PASS) else why.LEAST_LOSS
        return answers.PASS if has(low, answers.PASS) else least(KEEP, low)


def exchange(g: Dominion, fx: int) -> int:
    """The effect that brings something dearer for the card that `fx` trashes, or NONE."""
    cards = g.cards
    at = cards.then[fx + 1] if cards.op[fx + 1] == ops.IF_TAKEN else fx + 1
    while cards.op[at] != ops.END:
        if cards.op[at] == ops.GAIN_DEARER:
            return at
        at += 1
    return NONE
