"""A market day: stalls plan and bid in secret at the same time, then the highest bidder takes something.

Small, but with everything that the kernel offers: simultaneous parts one after the other, private zones and numbers,
an interrupt, answers in two words, a row, a set, a common deck.
"""

from typing import Final

from kernel.tiny.codes import answers, kinds, limits, places, reasons, things
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import Bag, Deck, Pile, Row, Set, bit, empty_pile, has
from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Owner, Public

LUXURIES: Final = 1 << things.SILK | 1 << things.AMBER
"""The set of silk and amber."""


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

    seats: Public[list[Stall]]
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
        return (p + i) % len(self.seats)

    def place(self, p: int, zone: int) -> int:
        return p * places.PER_SEAT + zone

    def require(self, seat: int, kind: int, about: int) -> None:
        mine = self.seats[seat]
        if kind == kinds.LAY:
            self.among(mine.hand.kinds)
            self.need(~mine.laid.kinds(), reasons.ALREADY_LAID)
        elif kind == kinds.MARK:
            self.among(bit(answers.LOW) | bit(answers.HIGH))
        elif kind == kinds.BID:
            self.among(0)
            self.offer_range(0, limits.MOST_BID + 1)
            if mine.coins < limits.MOST_BID:
                self.forbid_range(mine.coins + 1, limits.MOST_BID - mine.coins, reasons.NOT_ENOUGH)
        elif kind == kinds.PROTEST:
            self.among(bit(answers.YES) | bit(answers.NO))
        elif kind == kinds.TAKE:
            self.among(bit(things.GOODS) - 1 | bit(answers.PASS))
            self.need(self.shelf.kinds | bit(answers.PASS), reasons.SOLD_OUT)
            self.need(self.costing_up_to(mine.coins) | bit(answers.PASS), reasons.TOO_DEAR)

    def asks_openly(self, kind: int) -> bool:
        """Tokens, prices and coins lie open; what is laid and bid does not matter any more."""
        return kind in (kinds.PROTEST, kinds.TAKE)

    def costing_up_to(self, n: int) -> int:
        out = 0
        for c in range(things.GOODS):
            if self.prices[c] <= n:
                out |= bit(c)
        return out

    def determinise(self, seat: int, chance: Chance) -> None:
        """Stock, other hands and what others laid face down are dealt anew, with marks that fit."""
        pool = empty_pile()
        self.stock.spill_unknown(pool, seat)
        for q, stall in enumerate(self.seats):
            if q != seat:
                stall.hand.spill(pool)
                stall.laid.spill_face_down(pool)
        pool.sort()
        pool.shuffle(chance)
        self.stock.refill_unknown(pool, seat)
        for q, stall in enumerate(self.seats):
            if q != seat:
                stall.hand.refill(pool)
                stall.laid.refill_face_down(pool)
                luxury = stall.laid.kinds() & LUXURIES != 0
                stall.mark = (answers.LOW if chance.below(2) == 0 else answers.HIGH) if luxury else 0
        self.chance = chance.spawn(self.chance.surprises)


def is_luxury(c: int) -> bool:
    return has(LUXURIES, c)
