"""Numbers of two bytes in a row: how each kind of value is written down for an observation. The plain twin.

`sheet_packed.py` writes the same on machine bytes; the compiled build uses that file under this module's name, and a
test holds both to the same numbers.
"""

import sys
from array import array

from regnum.kernel.core.containers import FACE_DOWN, Bag, Deck, Pile, Row, Spread, members

MOST = 32767
LOW = 0 if sys.byteorder == "little" else 1
"""Where the low byte of a number lies."""


class Sheet:
    """The numbers written so far for one seat.

    Each kind of value has its way to be written, given whether it may be seen and whether it is the seat's own.
    """

    def __init__(self, seat: int, kinds: int) -> None:
        self.numbers = array("h")
        self.seat = seat
        self.kinds = kinds

    def written(self) -> bytes:
        """The numbers, two bytes each in the machine's own order."""
        return self.numbers.tobytes()

    def counts(self, counts: bytes | bytearray) -> None:
        """One number for each byte, all at once because one by one takes ten times as long."""
        wide = bytearray(2 * len(counts))
        wide[LOW::2] = counts
        self.numbers.frombytes(wide)

    def bag(self, bag: Bag, shown: bool, mine: bool) -> None:
        """How many cards, then how many of each kind."""
        self.numbers.append(bag.size)
        self.counts(bag.dump() if shown else bytes(self.kinds))

    def pile(self, pile: Pile, shown: bool, mine: bool) -> None:
        """The same; what lies face down is only the owner's to know."""
        cards, counts = pile.dump(), bytearray(self.kinds)
        if shown:
            for c in cards:
                if c < FACE_DOWN:
                    counts[c] += 1
                elif mine:
                    counts[c - FACE_DOWN] += 1
        self.numbers.append(len(cards))
        self.counts(counts)

    def spread(self, spread: Spread, shown: bool, mine: bool) -> None:
        """How many cards, then how many of each kind that the seat knows."""
        counts = bytearray(self.kinds)
        for i in range(spread.size):
            if spread.is_known(i, self.seat):
                counts[spread.at(i)] += 1
        self.numbers.append(spread.size)
        self.counts(counts)

    def top(self, pile: Pile, shown: bool, mine: bool) -> None:
        """One more than the number of the top card, 0 if there is none."""
        self.numbers.append(pile.top() + 1)

    def deck(self, deck: Deck, shown: bool, mine: bool) -> None:
        """How many cards, then the top card if the seat knows it."""
        self.numbers.append(deck.size)
        self.numbers.append(deck.known_top(self.seat) + 1)

    def set(self, value: int, shown: bool, mine: bool) -> None:
        """1 for each member."""
        flags = bytearray(self.kinds)
        if shown:
            for c in members(value):
                flags[c] = 1
        self.counts(flags)

    def row(self, row: Row, shown: bool, mine: bool) -> None:
        """Each number of the row."""
        for value in row:
            self.number(value, shown, mine)

    def number(self, value: int, shown: bool, mine: bool) -> None:
        self.numbers.append(min(value, MOST) if shown else 0)
