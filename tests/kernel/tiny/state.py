"""A market day: stalls plan and bid in secret at the same time, then the highest bidder takes something.

Small, but with everything that the kernel offers: simultaneous parts one after the other, private zones and numbers,
an interrupt, answers in two words, a row, a set, a common deck.
"""

from typing import Final

from regnum.kernel.chance import Chance
from regnum.kernel.containers import Bag, Deck, Pile, Row, Set, bit, empty_pile, has
from regnum.kernel.lowering import state
from regnum.kernel.machine import WORD, Kernel
from regnum.kernel.visibility import Owner, Public

GOODS: Final = 6
APPLE: Final = 0
SILK: Final = 4
AMBER: Final = 5
LUXURIES: Final = 48
"""The set of silk and amber."""

# Answers besides goods and amounts
LOW: Final = 6
HIGH: Final = 7
YES: Final = 8
NO: Final = 9
PASS: Final = 10

# Kinds of questions
LAY: Final = 0
MARK: Final = 1
BID: Final = 2
PROTEST: Final = 3
TAKE: Final = 4

MOST_BID: Final = 99

# Reasons
ALREADY_LAID: Final = 1
NOT_ENOUGH: Final = 2
SOLD_OUT: Final = 3
TOO_DEAR: Final = 4

# Places: the shared ones, then three for each stall
STOCK: Final = 0
SHELF: Final = 1
HAND: Final = 2
LAID: Final = 3
SOLD: Final = 4
PLACES: Final = 3


@state
class Stall:
    """What one player has."""

    hand: Owner[Bag]
    laid: Public[Pile]
    """Face down until everybody has bid."""
    mark: Owner[int]
    """How a luxury is priced: LOW, HIGH, or 0 without one."""
    bid: Owner[int]
    sold: Public[Pile]
    coins: Public[int]
    tokens: Public[int]


@state
class Market(Kernel):
    """A market of several days."""

    stalls: Public[list[Stall]]
    stock: Deck
    shelf: Public[Bag]
    taken: Public[Set]
    """The goods that were ever taken from the shelf."""
    prices: Public[Row]
    current: Public[int]
    day: Public[int]
    days: Public[int]
    bank: Public[int]

    def after(self, p: int, i: int) -> int:
        return (p + i) % len(self.stalls)

    def place(self, p: int, zone: int) -> int:
        return p * PLACES + zone

    def require(self, seat: int, kind: int, about: int) -> None:
        mine = self.stalls[seat]
        if kind == LAY:
            self.among(mine.hand.kinds)
            self.need(~mine.laid.kinds(), ALREADY_LAID)
        elif kind == MARK:
            self.among(bit(LOW) | bit(HIGH))
        elif kind == BID:
            every = bit(WORD) - 1
            self.among_wide(every, bit(MOST_BID + 1 - WORD) - 1)
            n = min(mine.coins, MOST_BID) + 1
            if n < WORD:
                self.need_wide(bit(n) - 1, 0, NOT_ENOUGH)
            else:
                self.need_wide(every, bit(n - WORD) - 1, NOT_ENOUGH)
        elif kind == PROTEST:
            self.among(bit(YES) | bit(NO))
        elif kind == TAKE:
            self.among(bit(GOODS) - 1 | bit(PASS))
            self.need(self.shelf.kinds | bit(PASS), SOLD_OUT)
            self.need(self.costing_up_to(mine.coins) | bit(PASS), TOO_DEAR)

    def asks_openly(self, kind: int) -> bool:
        """Tokens, prices and coins lie open; what is laid and bid does not matter any more."""
        return kind in (PROTEST, TAKE)

    def costing_up_to(self, n: int) -> int:
        out = 0
        for c in range(GOODS):
            if self.prices[c] <= n:
                out |= bit(c)
        return out

    def determinise(self, seat: int, chance: Chance) -> None:
        """Stock, other hands and what others laid face down are dealt anew, with marks that fit."""
        pool = empty_pile()
        self.stock.spill_unknown(pool, seat)
        sizes = [stall.hand.size for stall in self.stalls]
        for q, stall in enumerate(self.stalls):
            if q != seat:
                stall.hand.spill(pool)
                stall.laid.spill_face_down(pool)
        pool.sort()
        pool.shuffle(chance)
        self.stock.refill_unknown(pool, seat)
        for q, stall in enumerate(self.stalls):
            if q != seat:
                stall.hand.refill(pool, sizes[q])
                stall.laid.refill_face_down(pool)
                luxury = stall.laid.kinds() & LUXURIES != 0
                stall.mark = (LOW if chance.below(2) == 0 else HIGH) if luxury else 0
        self.chance = chance.spawn(self.chance.surprises)


def is_luxury(c: int) -> bool:
    return has(LUXURIES, c)
