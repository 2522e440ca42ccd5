"""What a seat can still make of its duchy: which cards it will complete with the cubes to come, and what that is worth.

Cards are completed in the best of several orders, as long as the cubes of this round and of the later ones suffice, with
krystallium for what is missing. Everything is counted in thousandths of a point.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from regnum.bots.wonderful_kingdom.prices import (
    ADVISOR,
    BEGUN,
    COSTS,
    EXPLORATION_PRICE,
    GOLD_PRICE,
    GROWS,
    HELD,
    KRYSTALLIUM_PRICE,
    LATE,
    LATER,
    MADE,
    MATERIALS_PRICE,
    MORE,
    PLANNED,
    POPULATION_PRICE,
    QUEST_CARD,
    QUEST_SOLDIER,
    RECYCLED,
    SOLDIERS_A_ROUND,
    SOLDIER_PRICE,
    SPARE,
)
from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import (
    BASIC,
    CALAMITY,
    DEVELOPMENTS,
    FIRST_ADVISOR,
    FROZEN,
    KRYSTALLIUM,
    NIBBLE,
    QUESTS,
    SOLDIER,
    SPACES,
    STAGE_PRODUCTION,
)
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.containers import NONE, Row, Spread, has, lowest, row_of

ROUNDS: Final = 4
MOST_ITEMS: Final = 64
POINT: Final = 1000
ORDERS: Final = 3
"""Orders in which cards are completed in thought."""
OPEN: Final = -1
"""In place of free spaces: the card is not under construction yet."""


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """The cards that a seat could complete, and the cubes it will have for them."""

    def __init__(self) -> None:
        self.price: Row = row_of([0] * SPACES)
        """What one of each kind of space is worth to whoever could use it elsewhere."""
        self.wanted: int = NONE
        """The type of cards that the quest's last step still asks for, if any."""
        self.size: int = 0
        self.card: Row = row_of([0] * MOST_ITEMS)
        self.left: Row = row_of([0] * MOST_ITEMS)
        self.open: Row = row_of([0] * MOST_ITEMS)
        """1 for a card that can still be recycled, 0 for one under construction."""
        self.worth: Row = row_of([0] * MOST_ITEMS)
        self.gain: Row = row_of([0] * MOST_ITEMS)
        """What is won for each cube; the order in which cards are completed."""
        self.fate: Row = row_of([0] * MOST_ITEMS)
        """0 undecided, 1 completed this round, 2 later, 3 not at all."""
        self.rank: Row = row_of([0] * MOST_ITEMS)
        self.now: Row = row_of([0] * SPACES)
        self.later: Row = row_of([0] * SPACES)
        self.now_at_first: Row = row_of([0] * SPACES)
        self.later_at_first: Row = row_of([0] * SPACES)
        self.rounds: int = 0
        """Rounds after this one."""
        self.stage: int = 0

    # -- reading the table

    def read(self, g: Kingdom, p: int, viewer: int) -> None:
        """The seat's sites, what the viewer knows of its choice, and its cubes."""
        me = g.seats[p]
        self.size = 0
        self.rounds = ROUNDS - g.round
        self.stage = g.stage
        self.set_prices(g, me)
        for r in range(BASIC):
            made = me.production(g.cards, g.side, r)
            self.now[r] = made if g.stage < STAGE_PRODUCTION + r else 0
            if g.stage == STAGE_PRODUCTION + r:
                self.now[r] = me.cubes
            self.later[r] = made * self.rounds + MORE * self.rounds * (self.rounds + 1) // 200
        self.now[KRYSTALLIUM] = me.krystallium
        self.later[KRYSTALLIUM] = 0
        self.now[SOLDIER] = me.soldiers
        self.later[SOLDIER] = SOLDIERS_A_ROUND * self.rounds
        for i in range(me.sites.size):
            self.add(g, me, me.sites.at(i), me.spaces[i])
        for i in range(me.choice.size):
            if me.choice.is_known(i, viewer) and me.choice.at(i) < CALAMITY:
                self.add(g, me, me.choice.at(i), OPEN)

    def set_prices(self, g: Kingdom, me: Seat) -> None:
        """What things are worth; with a quest, what its last step still needs is worth more than points."""
        self.price[0] = MATERIALS_PRICE
        self.price[1] = POPULATION_PRICE
        self.price[2] = GOLD_PRICE
        self.price[3] = EXPLORATION_PRICE
        self.price[KRYSTALLIUM] = KRYSTALLIUM_PRICE
        self.price[SOLDIER] = SOLDIER_PRICE
        self.wanted = NONE
        if g.module != QUESTS:
            return
        for s in range(4):
            row = g.quest + s
            if g.cards.step_last[row] != 0 and not has(me.steps, s):
                if me.soldiers < (g.cards.step_cost[row] >> (NIBBLE * SOLDIER)) & 15:
                    self.price[SOLDIER] = QUEST_SOLDIER
                if me.counted(g.cards.types[g.cards.step_type[row]]) < g.cards.step_cards[row]:
                    self.wanted = g.cards.step_type[row]

    def add(self, g: Kingdom, me: Seat, c: int, left: int) -> None:
        """One more card that could be completed, with its free spaces; a treasure is nothing but its cubes."""
        if c >= DEVELOPMENTS:
            for r in range(BASIC):
                self.now[r] += (g.cards.recycle[c] >> (NIBBLE * r)) & 15
            return
        i = self.size
        if i == MOST_ITEMS:
            return
        self.size = i + 1
        self.card[i] = c
        self.left[i] = g.cards.cost[c] if left == OPEN else left
        self.open[i] = 1 if left == OPEN else 0
        self.worth[i] = self.worth_of(g, me, c, self.rounds)

    def worth_of(self, g: Kingdom, me: Seat, c: int, rounds: int) -> int:
        """What a card brings once it is constructed, with so many rounds after it."""
        cards = g.cards
        total = cards.points[c] * POINT + cards.soldiers[c] * self.price[SOLDIER]
        total += cards.krystallium[c] * self.price[KRYSTALLIUM]
        t = cards.type_of[c]
        per = cards.points_per[c]
        for k in range(BASIC):
            many = me.counted(cards.types[k]) + (1 if k == t else 0)
            if per != 0:
                total += ((per >> (NIBBLE * k)) & 15) * (many * POINT + rounds * GROWS)
            makes = cards.makes[c * BASIC + k]
            if cards.makes_per[c * BASIC + k] != 0:
                makes += self.made_per(cards, me, cards.makes_per[c * BASIC + k], t)
            total += makes * rounds * self.price[k] * MADE // 100
        total += ((cards.duchy_per[2 * me.duchy + g.side] >> (NIBBLE * t)) & 15) * POINT
        if t == self.wanted:
            total += QUEST_CARD
        return total + self.welcome(cards, me, c, t, rounds)

    def made_per(self, cards: Cards, me: Seat, per: int, t: int) -> int:
        """Cubes for each constructed card of a type, the card itself among them."""
        n: int = 0
        for k in range(BASIC):
            n += ((per >> (NIBBLE * k)) & 15) * (me.counted(cards.types[k]) + (1 if k == t else 0))
        return n

    def welcome(self, cards: Cards, me: Seat, c: int, t: int, rounds: int) -> int:
        """What the constructed cards give for one more card of a type, and those under construction will give."""
        total: int = 0
        kinds = me.built.kinds
        while kinds != 0:
            b = lowest(kinds)
            kinds &= kinds - 1
            n = me.built.count(b)
            total += ((cards.points_per[b] >> (NIBBLE * t)) & 15) * n * POINT
            for r in range(BASIC):
                per = cards.makes_per[b * BASIC + r]
                if per != 0:
                    total += ((per >> (NIBBLE * t)) & 15) * n * rounds * self.price[r]
        for i in range(me.sites.size):
            if me.sites.at(i) != c:
                total += ((cards.points_per[me.sites.at(i)] >> (NIBBLE * t)) & 15) * PLANNED
        return total

    # -- what comes of it

    def value(self, g: Kingdom) -> int:
        """Completes cards as long as the cubes suffice, in the best of several orders; what all of that is worth."""
        for r in range(SPACES):
            self.now_at_first[r] = self.now[r]
            self.later_at_first[r] = self.later[r]
        best: int = 0
        chosen: int = 0
        for order in range(ORDERS):
            total = self.fill(g, order)
            if order == 0 or total > best:
                best = total
                chosen = order
        if chosen != ORDERS - 1:
            self.fill(g, chosen)
        return best

    def fill(self, g: Kingdom, order: int) -> int:
        """Completes cards in one order, from the cubes that there were at first."""
        for r in range(SPACES):
            self.now[r] = self.now_at_first[r]
            self.later[r] = self.later_at_first[r]
        for i in range(self.size):
            self.fate[i] = 0
            self.gain[i] = self.urgency(g.cards, i, order)
        total: int = 0
        for k in range(self.size):
            i = self.best()
            self.rank[i] = k
            total += self.complete(g.cards, i)
        for r in range(BASIC):
            total += self.price[r] * self.now[r] * SPARE // 100
            total += self.price[r] * self.later[r] * LATE // 100
        share = HELD if self.rounds > 0 or self.price[SOLDIER] == QUEST_SOLDIER else 5
        held = self.now[KRYSTALLIUM] * self.price[KRYSTALLIUM] + self.now[SOLDIER] * self.price[SOLDIER]
        return total + held * share // 100

    def urgency(self, cards: Cards, i: int, order: int) -> int:
        """What decides which card comes first: the gain for each cube, the whole gain, or few cubes above all."""
        cubes = self.cubes(self.left[i])
        spare = self.worth[i] - self.costs(self.left[i])
        if self.open[i] != 0:
            spare -= self.recycled(cards, self.card[i])
        if self.left[i] >= FROZEN:
            spare //= 2
        if order == 0 or spare <= 0:
            return spare * 16 // (cubes + 1)
        return spare if order == 1 else spare * 256 // ((cubes + 1) * (cubes + 1))

    def best(self) -> int:
        """The undecided card that comes first."""
        found: int = -1
        for i in range(self.size):
            if self.fate[i] == 0 and (found < 0 or self.gain[i] > self.gain[found]):
                found = i
        return found

    def complete(self, cards: Cards, i: int) -> int:
        """Decides on a card: completed this round, later, or not at all; what that is worth."""
        left = self.left[i]
        if self.gain[i] > 0:
            if self.can_pay(left, False):
                self.pay(left, False)
                self.fate[i] = 1
                self.starts(cards, self.card[i], left)
                return self.worth[i]
            if self.rounds > 0 and self.can_pay(left, True):
                self.pay(left, True)
                self.fate[i] = 2
                return self.worth[i] * LATER // 100 - self.one_round(cards, self.card[i])
        self.fate[i] = 3
        if self.open[i] != 0:
            for r in range(BASIC):
                self.now[r] += (cards.recycle[self.card[i]] >> (NIBBLE * r)) & 15
            return 0
        whole = self.cubes(cards.cost[self.card[i]])
        if self.rounds > 0 and whole > 0:
            return self.worth[i] * (whole - self.cubes(left)) * BEGUN // (whole * 100)
        return 0

    def starts(self, cards: Cards, c: int, left: int) -> None:
        """A card that this round completes produces from the steps on that come after its last cube's."""
        last: int = -1
        for r in range(BASIC):
            if (left >> (NIBBLE * r)) & 15 != 0:
                last = r
        for r in range(BASIC):
            if r > last and self.stage < STAGE_PRODUCTION + r:
                self.now[r] += cards.makes[c * BASIC + r]
            self.later[r] += cards.makes[c * BASIC + r] * self.rounds

    def can_pay(self, left: int, in_time: bool) -> bool:
        """Whether the cubes (those of later rounds among them) suffice, with krystallium for what is missing."""
        missing = (left >> (NIBBLE * KRYSTALLIUM)) & 15
        for r in range(BASIC):
            short = ((left >> (NIBBLE * r)) & 15) - self.now[r] - (self.later[r] if in_time else 0)
            if short > 0:
                missing += short
        men = self.now[SOLDIER] + (self.later[SOLDIER] if in_time else 0)
        return missing <= self.now[KRYSTALLIUM] and (left >> (NIBBLE * SOLDIER)) & 15 <= men

    def pay(self, left: int, in_time: bool) -> None:
        self.now[KRYSTALLIUM] -= (left >> (NIBBLE * KRYSTALLIUM)) & 15
        for r in range(SPACES):
            if r == KRYSTALLIUM:
                continue
            need = (left >> (NIBBLE * r)) & 15
            used = min(need, self.now[r])
            self.now[r] -= used
            need -= used
            if in_time:
                used = min(need, self.later[r])
                self.later[r] -= used
                need -= used
            if r < BASIC:
                self.now[KRYSTALLIUM] -= need

    # -- small sums

    def cubes(self, left: int) -> int:
        n: int = 0
        for r in range(SPACES):
            n += (left >> (NIBBLE * r)) & 15
        return n

    def costs(self, left: int) -> int:
        """What the missing cubes would be worth elsewhere."""
        n: int = 0
        for r in range(SPACES):
            n += ((left >> (NIBBLE * r)) & 15) * self.price[r]
        return n * COSTS // 100

    def recycled(self, cards: Cards, c: int) -> int:
        n: int = 0
        for r in range(BASIC):
            n += ((cards.recycle[c] >> (NIBBLE * r)) & 15) * self.price[r]
        return n * RECYCLED // 100

    def one_round(self, cards: Cards, c: int) -> int:
        """What a card produces in a round."""
        n: int = 0
        for r in range(BASIC):
            n += cards.makes[c * BASIC + r] * self.price[r]
        return n

    # -- single cards and whole areas

    def gain_of_area(self, g: Kingdom, p: int, viewer: int, area: Spread, unknown: int) -> int:
        """What all cards of an area together would bring the seat."""
        self.read(g, p, viewer)
        total = -self.value(g)
        self.read(g, p, viewer)
        for i in range(area.size):
            c = area.at(i)
            if not area.is_known(i, viewer):
                total += unknown
            elif c >= FIRST_ADVISOR:
                total += ADVISOR + self.price[SOLDIER]
            elif c >= CALAMITY:
                total += g.cards.penalty[c - CALAMITY] * POINT
            else:
                self.add(g, g.seats[p], c, OPEN)
        return total + self.value(g)

    def gain_of(self, g: Kingdom, p: int, viewer: int, c: int, base: int) -> int:
        """What one more card would bring the seat, whose outlook without it is worth `base`."""
        if c >= FIRST_ADVISOR:
            return ADVISOR + self.price[SOLDIER]
        if c >= CALAMITY:
            return g.cards.penalty[c - CALAMITY] * POINT
        self.read(g, p, viewer)
        self.add(g, g.seats[p], c, OPEN)
        return self.value(g) - base
