"""One player's board, cards and pieces, and what can be read off them."""

from regnum.games.paladins.cards import Cards
from regnum.games.paladins.codes import actions, amounts, attributes, limits, things, workers
from regnum.kernel.core.containers import NONE, Bag, Deck, Pile, Row, Set, bit, count_of, has, lowest
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Owner, Public


@state
class Seat:
    """Everything that belongs to one player, or to the solo opponent."""

    paladins: Deck
    under: Owner[Pile]
    """The Paladins put under the deck; the first one lies highest."""
    hand: Owner[Pile]
    """The Paladins drawn, then the one that lies face down."""
    paladin: Public[int]
    """The Paladin of this round, once it is revealed."""
    used: Public[Set]
    """The Paladins that have left the game."""
    tavern: Public[int]
    """The Tavern card taken this round."""
    pool: Public[Bag]
    """The workers at hand."""
    spaces: Public[Row]
    """The worker on each space of the board, or none."""
    workshops: Public[Set]
    """The spaces that Workshops cover."""
    amounts: Public[Row]
    """Silver, Provisions, Faith, Strength and Influence as the markers stand, unpaid and paid Debts."""
    suspicions: Public[Pile]
    """The Suspicions held, the newest last."""
    crew: Public[Set]
    attacked: Public[Set]
    converted: Public[Pile]
    walls: Public[Pile]
    monks: Public[Set]
    """The squares that hold a Monk."""
    outposts: Public[Set]
    jars: Public[Set]
    """The reward spaces that hold a Jar."""
    passed: Public[bool]

    # -- numbers

    def marker(self, which: int) -> int:
        """Where the marker of an attribute stands."""  # PAL-4.11
        return self.amounts[amounts.ATTRIBUTES + which]

    def attribute(self, cards: Cards, which: int) -> int:
        """The marker with the boost of this round's Paladin."""  # PAL-4.8
        value = self.amounts[amounts.ATTRIBUTES + which]
        if self.paladin != NONE:
            value += cards.boosts[self.paladin * 3 + which]
        return value

    def done(self, action: int) -> int:
        """How often an action with pieces was done."""
        if action == actions.COMMISSION:
            return count_of(self.monks)
        if action == actions.FORTIFY:
            return self.walls.size
        if action == actions.GARRISON:
            return count_of(self.outposts)
        if action == actions.ABSOLVE:
            return count_of(self.jars)
        if action == actions.ATTACK:
            return count_of(self.attacked)
        if action == actions.CONVERT:
            return self.converted.size
        return count_of(self.workshops) if action == actions.DEVELOP else 0

    def price(self, cards: Cards, action: int) -> int:
        """What an action costs now, in the one resource that it costs."""  # PAL-4.13, PAL-14.2, PAL-14.3
        done = self.done(action)
        cost = cards.cost[action * limits.STEPS + (done if done < limits.MOST_DONE else limits.MOST_DONE)]
        if self.paladin != NONE and cards.paladin_action[self.paladin] == action:
            cost -= cards.paladin_less[self.paladin]
        if self.crew & cards.cheaper != 0:
            cost -= self.spared(cards, action)
        return cost if cost > 0 else 0

    def spared(self, cards: Cards, action: int) -> int:
        """How much less an action costs by what lies with the crew."""  # TOM-2.29, TOM-2.35
        n = 0
        left = self.crew & cards.cheaper
        while left != 0:
            c = lowest(left)
            left &= left - 1
            if cards.less_action[c] == action:
                n += cards.less[c]
        return n

    def bail(self, cards: Cards) -> int:
        """The Silver that may be paid now in place of a Debt; 0 if that is impossible."""  # TOM-2.38
        left = self.crew & cards.bailing
        if left == 0:
            return 0
        price = cards.bail[lowest(left)]
        return price if price <= self.amounts[amounts.SILVER] else 0

    def recruits_free(self, cards: Cards) -> bool:
        """Whether Townsfolk cost no Silver this round."""  # PAL-14.2
        return (
            self.paladin != NONE
            and cards.paladin_action[self.paladin] == actions.RECRUIT
            and cards.paladin_less[self.paladin] >= 3
        )

    def strength_price(self, cards: Cards, slot: int) -> int:
        """The Silver for the Strength that is missing to attack in a slot."""  # PAL-6.17
        missing = cards.outsider_strength[slot] - self.attribute(cards, attributes.STRENGTH)
        return (missing + 1) // 2 if missing > 0 else 0

    # -- workers and spaces

    def is_used(self, cards: Cards, action: int) -> bool:
        """Whether workers stand on an action."""  # PAL-4.5
        first = cards.first_space[action]
        for i in range(cards.spaces_of[action]):
            if self.spaces[first + i] != NONE:
                return True
        return False

    def used_actions(self, cards: Cards) -> int:
        """The set of the actions on which workers stand."""
        out = 0
        for action in range(things.ACTIONS):
            if self.is_used(cards, action):
                out |= bit(action)
        return out

    def holds_workers(self, cards: Cards) -> bool:
        """Whether workers stand on any action."""
        return self.used_actions(cards) != 0 or self.overlay_used()

    def overlay_used(self) -> bool:
        """Whether workers stand on the action that an overlay adds; only a mode has such spaces."""  # TOM-4.11
        return len(self.spaces) > limits.SPACES and self.spaces[len(self.spaces) - 1] != NONE

    def is_covered(self, space: int) -> bool:
        """Whether a Workshop lies on a space."""
        k = space - limits.FIRST_RIGHT_SPACE
        return k >= 0 and k % 3 < 2 and has(self.workshops, k // 3 * 2 + k % 3)

    def can_fill(self, cards: Cards, action: int, most: int) -> bool:
        """Whether the pool has workers for the first `most` spaces of an action, covered ones left out."""  # PAL-4.15
        first = cards.first_space[action]
        wanted = 0
        wild = 0
        for i in range(most):
            if action < limits.LEFT_ACTIONS or not self.is_covered(first + i):
                wanted += 1
                colour = cards.space_colour[first + i]
                if colour != workers.ANY and self.pool.count(colour) == 0:
                    wild += 1
        return self.pool.size >= wanted and self.pool.count(workers.CRIMINAL) >= wild

    def wild_needed(self, cards: Cards, action: int, but: int) -> int:
        """How many of the action's empty coloured spaces, one left out, only a Criminal could fill."""
        first = cards.first_space[action]
        wild = 0
        for i in range(cards.spaces_of[action]):
            space = first + i
            colour = cards.space_colour[space]
            if space == but or colour == workers.ANY or self.spaces[space] != NONE or self.is_covered(space):
                continue
            if self.pool.count(colour) == 0:
                wild += 1
        return wild

    def leaves_another(self, cards: Cards, action: int, space: int) -> bool:
        """Whether a Criminal on a coloured space leaves the clear space a worker who would not rather stand here.

        Without one the same workers would be spent as with the space's own worker here and the Criminal there.
        """
        first = cards.first_space[action]
        rather = 0
        elsewhere = NONE
        clear = False
        for i in range(cards.spaces_of[action]):
            other = first + i
            colour = cards.space_colour[other]
            if self.is_covered(other):
                continue
            if colour == workers.ANY:
                clear = True
            elif other == space or self.spaces[other] == workers.CRIMINAL:
                rather |= bit(colour)
            elif self.spaces[other] == NONE:
                elsewhere = colour if self.pool.count(colour) > 0 else workers.CRIMINAL
        if not clear:
            return True
        left = 0
        for kind in range(things.WORKERS):
            n = self.pool.count(kind)
            if kind == workers.CRIMINAL:
                n -= 1
            if kind == elsewhere:
                n -= 1
            if n > 0:
                left |= bit(kind)
        return left & ~rather != 0
