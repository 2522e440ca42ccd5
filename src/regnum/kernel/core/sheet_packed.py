"""The packed twin of `sheet.py`: the same numbers written on machine bytes, for the compiled build only.

The build gives this file the name `regnum.kernel.core.sheet`. Every method has its description in the other twin.
"""

import sys
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from regnum.kernel.core.containers import Bag, Deck, Pile, Spread, has

MOST: Final = 32767
LITTLE: Final = sys.byteorder == "little"


@final
@mypyc_attr(acyclic=True)
class Sheet:
    def __init__(self, seat: i64, kinds: i64) -> None:
        self.cells = vec[u8](capacity=2048)
        self.seat = seat
        self.kinds = kinds

    def written(self) -> bytes:
        return bytes(self.cells)

    def put(self, n: i64) -> None:
        low = u8(n & 255)
        high = u8((n >> 8) & 255)
        if LITTLE:
            self.cells = append(append(self.cells, low), high)
        else:
            self.cells = append(append(self.cells, high), low)

    def counts(self, counts: bytes) -> None:
        for n in vec[u8](counts):
            self.put(i64(n))

    def bag(self, bag: Bag, shown: bool, mine: bool) -> None:
        self.put(bag.size)
        for c in range(self.kinds):
            self.put(bag.count(c) if shown else 0)

    def pile(self, pile: Pile, shown: bool, mine: bool) -> None:
        size: i64 = pile.size
        counts = vec[u8](capacity=self.kinds)
        for _ in range(self.kinds):
            counts = append(counts, u8(0))
        if shown:
            for i in range(size):
                if mine or not pile.is_face_down(i):
                    counts[pile.at(i)] += 1
        self.put(size)
        for n in counts:
            self.put(i64(n))

    def spread(self, spread: Spread, shown: bool, mine: bool) -> None:
        counts = vec[u8](capacity=self.kinds)
        for _ in range(self.kinds):
            counts = append(counts, u8(0))
        for i in range(spread.size):
            if spread.is_known(i, self.seat):
                counts[spread.at(i)] += 1
        self.put(spread.size)
        for n in counts:
            self.put(i64(n))

    def top(self, pile: Pile, shown: bool, mine: bool) -> None:
        self.put(pile.top() + 1)

    def deck(self, deck: Deck, shown: bool, mine: bool) -> None:
        self.put(deck.size)
        self.put(deck.known_top(self.seat) + 1)

    def set(self, value: i64, shown: bool, mine: bool) -> None:
        for c in range(self.kinds):
            self.put(1 if shown and has(value, c) else 0)

    def row(self, row: vec[i64], shown: bool, mine: bool) -> None:
        for value in row:
            self.number(value, shown, mine)

    def number(self, value: i64, shown: bool, mine: bool) -> None:
        if not shown:
            value = 0
        self.put(value if value < MOST else MOST)
