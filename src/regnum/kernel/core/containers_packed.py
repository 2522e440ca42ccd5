"""The packed twin of `containers.py`: the same zones on machine bytes, for the compiled build only.

The build gives this file the name `regnum.kernel.core.containers`. Every function here has its plain-language
description in the other twin.
"""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from regnum.kernel.core.chance import Chance

NONE: Final = -1
EVERYBODY: Final = 255
FACE_DOWN: Final = 128
CARD: Final = 127
"""The bits of the card itself."""


def _places() -> vec[i64]:
    """For each power of two its exponent, by the remainder modulo 67, which is different for each of them."""
    places = vec[i64]([0] * 67)
    for i in range(63):
        places[(2**i) % 67] = i
    return places


EXPONENT: Final = _places()


NO_CARDS: Final = vec[u8](bytes(256))


def shl(one: i64, c: i64) -> i64:
    return one << c


def bit(c: i64) -> i64:
    return shl(1, c)


def has(members_: i64, c: i64) -> bool:
    return (members_ >> c) & 1 != 0


def lowest(members_: i64) -> i64:
    return EXPONENT[(members_ & -members_) % 67]


def count_of(members_: i64) -> i64:
    n: i64 = 0
    while members_ != 0:
        members_ &= members_ - 1
        n += 1
    return n


def nth(members_: i64, n: i64) -> i64:
    while n > 0:
        members_ &= members_ - 1
        n -= 1
    return EXPONENT[(members_ & -members_) % 67]


def members(members_: i64) -> list[int]:
    out: list[int] = []
    while members_ != 0:
        out.append(EXPONENT[(members_ & -members_) % 67])
        members_ &= members_ - 1
    return out


def row_of(values: list[int]) -> vec[i64]:
    return vec[i64](values)


@final
@mypyc_attr(acyclic=True)
class Bag:
    def __init__(self, counts: vec[u8], kinds: i64, size: i64) -> None:
        self.counts = counts
        self.kinds = kinds
        self.size = size

    def copy(self) -> "Bag":
        return Bag(self.counts[:], self.kinds, self.size)

    def count(self, c: i64) -> i64:
        return i64(self.counts[c])

    def add(self, c: i64) -> None:
        self.counts[c] += 1
        self.kinds |= shl(1, c)
        self.size += 1

    def add_many(self, c: i64, n: i64) -> None:
        if n > 0:
            self.counts[c] += u8(n)
            self.kinds |= shl(1, c)
            self.size += n

    def remove(self, c: i64) -> None:
        n = i64(self.counts[c]) - 1
        if n < 0:
            raise ValueError("a card was taken that is not there")
        self.counts[c] = u8(n)
        self.size -= 1
        if n == 0:
            self.kinds ^= shl(1, c)

    def lay_face_down(self, pile: "Pile") -> None:
        cards = pile.cards
        m = self.kinds
        while m != 0:
            c = lowest(m)
            m &= m - 1
            k = i64(self.counts[c])
            while k > 0:
                cards = append(cards, u8(c | FACE_DOWN))
                k -= 1
            self.counts[c] = 0
        pile.cards = cards
        self.kinds = 0
        self.size = 0

    def spill(self, pool: "Pile") -> None:
        m = self.kinds
        while m != 0:
            c = lowest(m)
            m &= m - 1
            k = i64(self.counts[c])
            while k > 0:
                pool.cards = append(pool.cards, u8(c))
                k -= 1
            self.counts[c] = 0
        self.kinds = 0

    def refill(self, pool: "Pile") -> None:
        n = self.size
        self.size = 0
        while n > 0:
            self.add(pool.pop())
            n -= 1

    def dump(self) -> bytes:
        return bytes(self.counts)


def empty_bag(kinds: i64) -> Bag:
    counts = vec[u8](capacity=kinds)
    for _ in range(kinds):
        counts = append(counts, u8(0))
    return Bag(counts, 0, 0)


def load_bag(data: bytes) -> Bag:
    bag = Bag(vec[u8](data), 0, 0)
    c: i64 = 0
    for n in bag.counts:
        if n > 0:
            bag.kinds |= shl(1, c)
            bag.size += i64(n)
        c += 1
    return bag


@final
@mypyc_attr(acyclic=True)
class Pile:
    def __init__(self, cards: vec[u8]) -> None:
        self.cards = cards

    def copy(self) -> "Pile":
        return Pile(self.cards[:] if len(self.cards) > 0 else vec[u8]())

    @property
    def size(self) -> i64:
        return len(self.cards)

    def put(self, c: i64) -> None:
        self.cards = append(self.cards, u8(c))

    def put_face_down(self, c: i64) -> None:
        self.cards = append(self.cards, u8(c | FACE_DOWN))

    def top(self) -> i64:
        n = len(self.cards)
        return i64(self.cards[n - 1]) & CARD if n > 0 else NONE

    def at(self, i: i64) -> i64:
        return i64(self.cards[i]) & CARD

    def is_face_down(self, i: i64) -> bool:
        return self.cards[i] >= FACE_DOWN

    def pop(self) -> i64:
        self.cards, c = pop(self.cards)
        return i64(c) & CARD

    def count(self, c: i64) -> i64:
        n: i64 = 0
        for x in self.cards:
            if i64(x) & CARD == c:
                n += 1
        return n

    def kinds(self) -> i64:
        out: i64 = 0
        for x in self.cards:
            out |= shl(1, i64(x) & CARD)
        return out

    def remove(self, c: i64) -> None:
        cards = self.cards
        i = len(cards) - 1
        while i >= 0 and i64(cards[i]) & CARD != c:
            i -= 1
        if i < 0:
            raise ValueError("a card was taken that is not there")
        self.cards, _x = pop(cards, i)

    def take_at(self, i: i64) -> i64:
        self.cards, c = pop(self.cards, i)
        return i64(c) & CARD

    def put_in_order(self, c: i64) -> None:
        cards = append(self.cards, u8(c))
        i = i64(len(cards)) - 1
        while i > 0 and i64(cards[i - 1]) > c:
            cards[i] = cards[i - 1]
            i -= 1
        cards[i] = u8(c)
        self.cards = cards

    def turn_up_top(self) -> None:
        n = len(self.cards)
        if n > 0:
            self.cards[n - 1] = u8(i64(self.cards[n - 1]) & CARD)

    def pour_onto(self, other: "Pile") -> None:
        to = other.cards
        for x in self.cards:
            to = append(to, x)
        other.cards = to
        self.cards = vec[u8]()

    def spill(self, pool: "Pile") -> None:
        for x in self.cards:
            pool.cards = append(pool.cards, u8(i64(x) & CARD))

    def refill(self, pool: "Pile") -> None:
        cards = self.cards
        for i in range(i64(len(cards))):
            cards[i] = u8(pool.pop() | (i64(cards[i]) & FACE_DOWN))

    def spill_face_down(self, pool: "Pile") -> None:
        for x in self.cards:
            if x >= FACE_DOWN:
                pool.cards = append(pool.cards, u8(i64(x) & CARD))

    def refill_face_down(self, pool: "Pile") -> None:
        cards = self.cards
        for i in range(i64(len(cards))):
            if cards[i] >= FACE_DOWN:
                cards[i] = u8(pool.pop() | FACE_DOWN)

    def sort(self) -> None:
        cards = self.cards
        counts = NO_CARDS[:]
        for x in cards:
            counts[i64(x)] += 1
        i: i64 = 0
        c: i64 = 0
        n = i64(len(cards))
        while i < n:
            k = i64(counts[c])
            while k > 0:
                cards[i] = u8(c)
                i += 1
                k -= 1
            c += 1

    def shuffle(self, chance: Chance) -> None:
        cards = self.cards
        i = i64(len(cards)) - 1
        while i > 0:
            j = chance.below(i + 1)
            x = cards[i]
            cards[i] = cards[j]
            cards[j] = x
            i -= 1

    def dump(self) -> bytes:
        return bytes(self.cards)


def empty_pile() -> Pile:
    return Pile(vec[u8]())


def load_pile(data: bytes) -> Pile:
    return Pile(vec[u8](data))


@final
@mypyc_attr(acyclic=True)
class Deck:
    def __init__(self, rest: vec[u8], tops: vec[u8], seen: vec[u8]) -> None:
        self.rest = rest
        self.tops = tops
        self.seen = seen

    def copy(self) -> "Deck":
        if len(self.tops) == 0:
            return Deck(self.rest[:], vec[u8](), vec[u8]())
        return Deck(self.rest[:], self.tops[:], self.seen[:])

    @property
    def size(self) -> i64:
        return len(self.rest) + len(self.tops)

    def draw(self, chance: Chance, seat: i64) -> i64:
        if len(self.tops) > 0:
            self.seen, seats = pop(self.seen)
            if (i64(seats) >> seat) & 1 == 0:
                chance.surprises += 1
            self.tops, c = pop(self.tops)
            return i64(c)
        rest = self.rest
        n = len(rest)
        i = chance.below(n)
        x = rest[i]
        rest[i] = rest[n - 1]
        self.rest, _last = pop(rest)
        return i64(x)

    def deal(self, chance: Chance, seat: i64, n: i64, hand: Bag) -> i64:
        dealt: i64 = 0
        while dealt < n and len(self.rest) + len(self.tops) > 0:
            hand.add(self.draw(chance, seat))
            dealt += 1
        return dealt

    def put(self, c: i64, seats: i64) -> None:
        self.tops = append(self.tops, u8(c))
        self.seen = append(self.seen, u8(seats))

    def shuffle_in(self, pile: Pile) -> None:
        rest = self.rest
        for x in pile.cards:
            rest = append(rest, u8(i64(x) & CARD))
        pile.cards = vec[u8]()
        if len(self.tops) > 0:
            for y in self.tops:
                rest = append(rest, y)
            self.tops = vec[u8]()
            self.seen = vec[u8]()
        self.rest = rest

    def known_top(self, seat: i64) -> i64:
        n = len(self.tops)
        if n > 0 and (i64(self.seen[n - 1]) >> seat) & 1 != 0:
            return i64(self.tops[n - 1])
        return NONE

    def count_into(self, bag: Bag) -> None:
        for x in self.rest:
            bag.add(i64(x))
        for y in self.tops:
            bag.add(i64(y))

    def spill_unknown(self, pool: Pile, seat: i64) -> None:
        cards = pool.cards
        for x in self.rest:
            cards = append(cards, x)
        for i in range(i64(len(self.tops))):
            if (i64(self.seen[i]) >> seat) & 1 == 0:
                cards = append(cards, self.tops[i])
        pool.cards = cards

    def refill_unknown(self, pool: Pile, seat: i64) -> None:
        rest = self.rest
        for i in range(i64(len(rest))):
            rest[i] = u8(pool.pop())
        for i in range(i64(len(self.tops))):
            if (i64(self.seen[i]) >> seat) & 1 == 0:
                self.tops[i] = u8(pool.pop())

    def dump(self) -> list[bytes]:
        return [bytes(self.rest), bytes(self.tops), bytes(self.seen)]


def empty_deck() -> Deck:
    return Deck(vec[u8](), vec[u8](), vec[u8]())


def load_deck(data: list[bytes]) -> Deck:
    if len(data[1]) != len(data[2]):
        raise ValueError("a deck's fixed cards and those who know them do not match")
    return Deck(vec[u8](data[0]), vec[u8](data[1]), vec[u8](data[2]))


@final
@mypyc_attr(acyclic=True)
class Spread:
    def __init__(self, cells: vec[u8]) -> None:
        self.cells = cells

    def copy(self) -> "Spread":
        return Spread(self.cells[:] if len(self.cells) > 0 else vec[u8]())

    @property
    def size(self) -> i64:
        return i64(len(self.cells)) // 3

    def put(self, c: i64, by: i64, seats: i64) -> None:
        self.cells = append(append(append(self.cells, u8(c)), u8(by)), u8(seats))

    def at(self, i: i64) -> i64:
        return i64(self.cells[3 * i])

    def laid_by(self, i: i64) -> i64:
        return i64(self.cells[3 * i + 1])

    def known_by(self, i: i64) -> i64:
        return i64(self.cells[3 * i + 2])

    def is_known(self, i: i64, seat: i64) -> bool:
        return (i64(self.cells[3 * i + 2]) >> seat) & 1 != 0

    def is_face_down(self, i: i64) -> bool:
        return i64(self.cells[3 * i + 2]) != EVERYBODY

    def show(self, i: i64, seats: i64) -> None:
        self.cells[3 * i + 2] = u8(i64(self.cells[3 * i + 2]) | seats)

    def change(self, i: i64, c: i64) -> None:
        self.cells[3 * i] = u8(c)

    def take_at(self, i: i64) -> i64:
        cells, c = pop(self.cells, 3 * i)
        cells, _by = pop(cells, 3 * i)
        self.cells, _seats = pop(cells, 3 * i)
        return i64(c)

    def pour_onto(self, other: "Spread") -> None:
        to = other.cells
        for x in self.cells:
            to = append(to, x)
        other.cells = to
        self.cells = vec[u8]()

    def spill_unknown(self, pool: Pile, seat: i64) -> None:
        for i in range(self.size):
            if not self.is_known(i, seat):
                pool.cards = append(pool.cards, self.cells[3 * i])

    def refill_unknown(self, pool: Pile, seat: i64) -> None:
        for i in range(self.size):
            if not self.is_known(i, seat):
                self.cells[3 * i] = u8(pool.pop())

    def dump(self) -> bytes:
        return bytes(self.cells)


def empty_spread() -> Spread:
    return Spread(vec[u8]())


def load_spread(data: bytes) -> Spread:
    if len(data) % 3 != 0:
        raise ValueError("a card lies there without the seats that know it")
    return Spread(vec[u8](data))
