"""What a seat can still make of its duchy: which cards it will complete with the cubes to come, and what that is worth.

Cards are completed in the best of several orders, as long as the cubes of this round and of the later ones suffice,
with krystallium for what is missing. Everything is counted in thousandths of a point.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from regnum.bots.wonderful_kingdom import tastes
from regnum.bots.wonderful_kingdom.prices import POINT, Prices
from regnum.games.wonderful_kingdom.amounts import FROZEN, how_many
from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import limits, resources, stages, things
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import Row, Spread, row_of

MOST_ITEMS: Final = 64
SOLDIERS_A_ROUND: Final = 1
ORDERS: Final = 3
"""Orders in which cards are completed in thought."""
OPEN: Final = -1
"""In place of free spaces: the card is not under construction yet."""


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """The cards that a seat could complete, and the cubes it will have for them."""

    def __init__(self) -> None:
        self.prices: Prices = Prices()
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
        self.now: Row = row_of([0] * resources.SPACES)
        self.later: Row = row_of([0] * resources.SPACES)
        self.now_at_first: Row = row_of([0] * resources.SPACES)
        self.later_at_first: Row = row_of([0] * resources.SPACES)
        self.rounds: int = 0
        """Rounds after this one."""
        self.stage: int = 0

    # -- reading the table

    def read(self, g: Kingdom, p: int, viewer: int) -> None:
        """The seat's sites, what the viewer knows of its choice, and its cubes."""
        me = g.seats[p]
        self.size = 0
        self.rounds = limits.ROUNDS - g.round
        self.stage = g.stage
        self.prices.set_for(g, me)
        for r in range(resources.BASIC):
            made = me.production(g.cards, g.side, r)
            self.now[r] = made if g.stage < stages.PRODUCTION + r else 0
            if g.stage == stages.PRODUCTION + r:
                self.now[r] = me.cubes
            self.later[r] = made * self.rounds + self.prices.taste[tastes.MORE] * self.rounds * (self.rounds + 1) // 200
        self.now[resources.KRYSTALLIUM] = me.krystallium
        self.later[resources.KRYSTALLIUM] = 0
        self.now[resources.SOLDIER] = me.soldiers
        self.later[resources.SOLDIER] = SOLDIERS_A_ROUND * self.rounds
        for i in range(me.sites.size):
            self.add(g, me, me.sites.at(i), me.spaces[i])
        for i in range(me.choice.size):
            if me.choice.is_known(i, viewer) and me.choice.at(i) < things.CALAMITY:
                self.add(g, me, me.choice.at(i), OPEN)

    def add(self, g: Kingdom, me: Seat, c: int, left: int) -> None:
        """One more card that could be completed, with its free spaces; a treasure is nothing but its cubes."""
        if c >= things.DEVELOPMENTS:
            for r in range(resources.BASIC):
                self.now[r] += how_many(g.cards.recycle[c], r)
            return
        i = self.size
        if i == MOST_ITEMS:
            return
        self.size = i + 1
        self.card[i] = c
        self.left[i] = g.cards.cost[c] if left == OPEN else left
        self.open[i] = 1 if left == OPEN else 0
        self.worth[i] = self.prices.worth_of(g, me, c, self.rounds)

    # -- what comes of it

    def value(self, g: Kingdom) -> int:
        """Completes cards as long as the cubes suffice, in the best of several orders; what all of that is worth."""
        for r in range(resources.SPACES):
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
        for r in range(resources.SPACES):
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
        for r in range(resources.BASIC):
            total += self.prices.price[r] * self.now[r] * self.prices.taste[tastes.SPARE] // 100
            total += self.prices.price[r] * self.later[r] * self.prices.taste[tastes.LATE] // 100
        taste = self.prices.taste
        kept = self.rounds > 0 or self.prices.price[resources.SOLDIER] == taste[tastes.QUEST_SOLDIER]
        share = taste[tastes.HELD] if kept else 5
        held = (
            self.now[resources.KRYSTALLIUM] * self.prices.price[resources.KRYSTALLIUM]
            + self.now[resources.SOLDIER] * self.prices.price[resources.SOLDIER]
        )
        return total + held * share // 100

    def urgency(self, cards: Cards, i: int, order: int) -> int:
        """What decides which card comes first: the gain for each cube, the whole gain, or few cubes above all."""
        cubes = self.prices.cubes(self.left[i])
        spare = self.worth[i] - self.prices.costs(self.left[i])
        if self.open[i] != 0:
            spare -= self.prices.recycled(cards, self.card[i])
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
                return self.worth[i] * self.prices.taste[tastes.LATER] // 100 - self.prices.one_round(
                    cards, self.card[i]
                )
        self.fate[i] = 3
        if self.open[i] != 0:
            for r in range(resources.BASIC):
                self.now[r] += how_many(cards.recycle[self.card[i]], r)
            return 0
        whole = self.prices.cubes(cards.cost[self.card[i]])
        if self.rounds > 0 and whole > 0:
            return self.worth[i] * (whole - self.prices.cubes(left)) * self.prices.taste[tastes.BEGUN] // (whole * 100)
        return 0

    def starts(self, cards: Cards, c: int, left: int) -> None:
        """A card that this round completes produces from the steps on that come after its last cube's."""
        last: int = -1
        for r in range(resources.BASIC):
            if how_many(left, r) != 0:
                last = r
        for r in range(resources.BASIC):
            if r > last and self.stage < stages.PRODUCTION + r:
                self.now[r] += cards.makes[c * resources.BASIC + r]
            self.later[r] += cards.makes[c * resources.BASIC + r] * self.rounds

    def can_pay(self, left: int, in_time: bool) -> bool:
        """Whether the cubes (those of later rounds among them) suffice, with krystallium for what is missing."""
        missing = how_many(left, resources.KRYSTALLIUM)
        for r in range(resources.BASIC):
            short = how_many(left, r) - self.now[r] - (self.later[r] if in_time else 0)
            if short > 0:
                missing += short
        men = self.now[resources.SOLDIER] + (self.later[resources.SOLDIER] if in_time else 0)
        return missing <= self.now[resources.KRYSTALLIUM] and how_many(left, resources.SOLDIER) <= men

    def pay(self, left: int, in_time: bool) -> None:
        self.now[resources.KRYSTALLIUM] -= how_many(left, resources.KRYSTALLIUM)
        for r in range(resources.SPACES):
            if r == resources.KRYSTALLIUM:
                continue
            need = how_many(left, r)
            used = min(need, self.now[r])
            self.now[r] -= used
            need -= used
            if in_time:
                used = min(need, self.later[r])
                self.later[r] -= used
                need -= used
            if r < resources.BASIC:
                self.now[resources.KRYSTALLIUM] -= need

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
            elif c >= things.FIRST_ADVISOR:
                total += self.prices.advisor(g.cards, c)
            elif c >= things.CALAMITY:
                total += self.woe(g, c)
            else:
                self.add(g, g.seats[p], c, OPEN)
        return total + self.value(g)

    def woe(self, g: Kingdom, c: int) -> int:
        """What a calamity or a threat brings: nothing good."""
        return g.cards.penalty[c - things.CALAMITY] * POINT * self.prices.taste[tastes.WOE] // 100

    def risk(self, g: Kingdom) -> int:
        """Alone: what a card that lies face down brings on the mean, by the woes that nobody has seen yet."""
        me = g.seats[0]
        woes = limits.ROUNDS - me.woes.count(me.threat) - g.discard.count(me.threat)
        unseen = g.risk.size
        for k in range(3):
            area = g.area(k) if k < 2 else me.choice
            for i in range(area.size):
                if area.is_face_down(i):
                    unseen += 1
                elif area.at(i) == me.threat:
                    woes -= 1
        if unseen <= 0:
            return 0
        good = self.prices.taste[tastes.UNSEEN]
        return (woes * self.woe(g, me.threat) + (unseen - woes) * good) // unseen

    def gain_of(self, g: Kingdom, p: int, viewer: int, c: int, base: int) -> int:
        """What one more card would bring the seat, whose outlook without it is worth `base`."""
        if c >= things.FIRST_ADVISOR:
            return self.prices.advisor(g.cards, c)
        if c >= things.CALAMITY:
            return self.woe(g, c)
        self.read(g, p, viewer)
        self.add(g, g.seats[p], c, OPEN)
        return self.value(g) - base
