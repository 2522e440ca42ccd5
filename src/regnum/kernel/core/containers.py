"""Zones that hold cards, and sets held in integers: the plain twin, made of lists.

`containers_packed.py` is the same vocabulary in packed form; the compiled build uses that file under this module's
name, and a test holds both to the same behaviour. Cards are small integers (kinds, not copies); a set of cards is an
integer whose bits are its members.
"""

from collections.abc import Iterator
from typing import Final

from regnum.kernel.core.chance import Chance

NONE: Final = -1
EVERYBODY: Final = 255
"""The seats that know a card's place, as a set: all eight that a table may have."""

FACE_DOWN: Final = 128
"""Mark on a card in a pile: it was laid there unseen, only its owner knows it."""
CARD: Final = 127
"""The bits of the card itself."""

Row = list[int]
Set = int


def bit(c: int) -> int:
    """The set with the one member c."""
    return 1 << c


def has(members_: int, c: int) -> bool:
    """Whether c is a member."""
    return (members_ >> c) & 1 != 0


def lowest(members_: int) -> int:
    """The smallest member of a set that is not empty."""
    return (members_ & -members_).bit_length() - 1


def count_of(members_: int) -> int:
    """How many members a set has."""
    return members_.bit_count()


def nth(members_: int, n: int) -> int:
    """The member with n smaller ones in the set."""
    for _ in range(n):
        members_ &= members_ - 1
    return (members_ & -members_).bit_length() - 1


def members(members_: int) -> Iterator[int]:
    """The members in rising order (in rules: `for c in members(m)`)."""
    while members_:
        yield (members_ & -members_).bit_length() - 1
        members_ &= members_ - 1


def row_of(values: list[int]) -> Row:
    """A row of numbers."""
    return values[:]


class Bag:
    """A multiset of cards: how many of each, which kinds, and how many in all."""

    __slots__ = ("counts", "kinds", "size")

    def __init__(self, counts: list[int], kinds: int, size: int) -> None:
        self.counts = counts
        self.kinds = kinds
        self.size = size

    def copy(self) -> "Bag":
        return Bag(self.counts[:], self.kinds, self.size)

    def count(self, c: int) -> int:
        return self.counts[c]

    def add(self, c: int) -> None:
        self.counts[c] += 1
        self.kinds |= 1 << c
        self.size += 1

    def add_many(self, c: int, n: int) -> None:
        if n > 0:
            self.counts[c] += n
            self.kinds |= 1 << c
            self.size += n

    def remove(self, c: int) -> None:
        n = self.counts[c] - 1
        if n < 0:
            raise ValueError("a card was taken that is not there")
        self.counts[c] = n
        self.size -= 1
        if n == 0:
            self.kinds ^= 1 << c

    def lay_face_down(self, pile: "Pile") -> None:
        """Everything goes onto a pile, unseen, in rising order."""
        cards = pile.cards
        left = self.kinds
        while left:
            low = left & -left
            left ^= low
            c = low.bit_length() - 1
            cards.extend([c | FACE_DOWN] * self.counts[c])
            self.counts[c] = 0
        self.kinds = 0
        self.size = 0

    def spill(self, pool: "Pile") -> None:
        """All cards go to the pool, leaving their places open: `size` still says how many."""
        for c in members(self.kinds):
            pool.cards.extend([c] * self.counts[c])
            self.counts[c] = 0
        self.kinds = 0

    def refill(self, pool: "Pile") -> None:
        """Puts cards from the pool onto all places."""
        n = self.size
        self.size = 0
        for _ in range(n):
            self.add(pool.pop())

    def dump(self) -> bytes:
        return bytes(self.counts)


def empty_bag(kinds: int) -> Bag:
    return Bag([0] * kinds, 0, 0)


def load_bag(data: bytes) -> Bag:
    bag = Bag([0] * len(data), 0, 0)
    for c, n in enumerate(data):
        bag.add_many(c, n)
    return bag


class Pile:
    """Cards in order, the last one on top. A card may lie face down: then only its owner knows it."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def copy(self) -> "Pile":
        return Pile(self.cards[:])

    @property
    def size(self) -> int:
        return len(self.cards)

    def put(self, c: int) -> None:
        self.cards.append(c)

    def put_face_down(self, c: int) -> None:
        self.cards.append(c | FACE_DOWN)

    def top(self) -> int:
        """The card on top, or NONE."""
        return self.cards[-1] & CARD if self.cards else NONE

    def at(self, i: int) -> int:
        return self.cards[i] & CARD

    def is_face_down(self, i: int) -> bool:
        return self.cards[i] >= FACE_DOWN

    def pop(self) -> int:
        return self.cards.pop() & CARD

    def count(self, c: int) -> int:
        return sum(1 for x in self.cards if x & CARD == c)

    def kinds(self) -> int:
        """The set of the kinds in the pile."""
        out = 0
        for x in self.cards:
            out |= 1 << (x & CARD)
        return out

    def remove(self, c: int) -> None:
        """Takes out the copy of c that lies nearest to the top."""
        i = len(self.cards) - 1
        while i >= 0 and self.cards[i] & CARD != c:
            i -= 1
        if i < 0:
            raise ValueError("a card was taken that is not there")
        del self.cards[i]

    def take_at(self, i: int) -> int:
        """Takes out the card at a place; those above it move down."""
        return self.cards.pop(i) & CARD

    def put_in_order(self, c: int) -> None:
        """Puts a card into a pile whose cards lie open in rising order, at its place there."""
        i = len(self.cards)
        while i > 0 and self.cards[i - 1] > c:
            i -= 1
        self.cards.insert(i, c)

    def turn_up_top(self) -> None:
        """The top card lies open for everybody."""
        if self.cards:
            self.cards[-1] &= 127

    def pour_onto(self, other: "Pile") -> None:
        """All cards, in their order, onto another pile."""
        other.cards.extend(self.cards)
        self.cards.clear()

    def spill(self, pool: "Pile") -> None:
        """All cards go to the pool, leaving their places open."""
        pool.cards.extend(x & CARD for x in self.cards)

    def refill(self, pool: "Pile") -> None:
        """Puts cards from the pool onto all places."""
        cards = self.cards
        for i in range(len(cards)):
            cards[i] = pool.pop() | (cards[i] & FACE_DOWN)

    def spill_face_down(self, pool: "Pile") -> None:
        """What lies face down goes to the pool, leaving its places open."""
        for x in self.cards:
            if x >= FACE_DOWN:
                pool.cards.append(x & CARD)

    def refill_face_down(self, pool: "Pile") -> None:
        """Puts cards from the pool onto the places that lie face down."""
        cards = self.cards
        for i in range(len(cards)):
            if cards[i] >= FACE_DOWN:
                cards[i] = pool.pop() | FACE_DOWN

    def sort(self) -> None:
        """Puts cards that lie open in rising order."""
        self.cards.sort()

    def shuffle(self, chance: Chance) -> None:
        cards = self.cards
        for i in range(len(cards) - 1, 0, -1):
            j = chance.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def dump(self) -> bytes:
        return bytes(self.cards)


def empty_pile() -> Pile:
    return Pile([])


def load_pile(data: bytes) -> Pile:
    return Pile(list(data))


class Deck:
    """A face-down deck: cards nobody has ordered yet, and on top of them cards whose place is fixed.

    The rest is drawn from at random when a card is needed, which is the same as having shuffled it, and keeps no
    secret order that could leak. `seen` says for each fixed card which seats know it.
    """

    __slots__ = ("rest", "seen", "tops")

    def __init__(self, rest: list[int], tops: list[int], seen: list[int]) -> None:
        self.rest = rest
        self.tops = tops
        self.seen = seen

    def copy(self) -> "Deck":
        return Deck(self.rest[:], self.tops[:], self.seen[:])

    @property
    def size(self) -> int:
        return len(self.rest) + len(self.tops)

    def draw(self, chance: Chance, seat: int) -> int:
        """Takes the top card for a seat to see."""
        if self.tops:
            if not self.seen.pop() >> seat & 1:
                chance.surprises += 1
            return self.tops.pop()
        rest = self.rest
        i = chance.below(len(rest))
        c = rest[i]
        rest[i] = rest[-1]
        rest.pop()
        return c

    def deal(self, chance: Chance, seat: int, n: int, hand: Bag) -> int:
        """Draws up to n cards into a seat's hand; says how many there were."""
        dealt = 0
        while dealt < n and self.tops:
            hand.add(self.draw(chance, seat))
            dealt += 1
        rest, counts, kinds = self.rest, hand.counts, hand.kinds
        more = min(n - dealt, len(rest))
        for _ in range(more):
            i = chance.below(len(rest))
            c = rest[i]
            rest[i] = rest[-1]
            rest.pop()
            counts[c] += 1
            kinds |= 1 << c
        hand.kinds = kinds
        hand.size += more
        return dealt + more

    def put(self, c: int, seats: int) -> None:
        """Lays a card on top; `seats` know it."""
        self.tops.append(c)
        self.seen.append(seats)

    def shuffle_in(self, pile: Pile) -> None:
        """The pile is shuffled together with what is left of the deck."""
        self.rest.extend([x & CARD for x in pile.cards])
        pile.cards.clear()
        if self.tops:
            self.rest.extend(self.tops)
            self.tops.clear()
            self.seen.clear()

    def known_top(self, seat: int) -> int:
        """The top card if this seat knows it, else NONE."""
        if self.tops and self.seen[-1] >> seat & 1:
            return self.tops[-1]
        return NONE

    def count_into(self, bag: Bag) -> None:
        """Adds the deck's cards to a count."""
        for c in self.rest:
            bag.add(c)
        for c in self.tops:
            bag.add(c)

    def spill_unknown(self, pool: Pile, seat: int) -> None:
        """What the seat does not know goes to the pool; places of fixed cards stay marked."""
        pool.cards.extend(self.rest)
        for i in range(len(self.tops)):
            if not self.seen[i] >> seat & 1:
                pool.cards.append(self.tops[i])

    def refill_unknown(self, pool: Pile, seat: int) -> None:
        """Takes as many cards back from the pool as were spilled."""
        rest = self.rest
        for i in range(len(rest)):
            rest[i] = pool.pop()
        for i in range(len(self.tops)):
            if not self.seen[i] >> seat & 1:
                self.tops[i] = pool.pop()

    def dump(self) -> list[bytes]:
        return [bytes(self.rest), bytes(self.tops), bytes(self.seen)]


def empty_deck() -> Deck:
    return Deck([], [], [])


def load_deck(data: list[bytes]) -> Deck:
    if len(data[1]) != len(data[2]):
        raise ValueError("a deck's fixed cards and those who know them do not match")
    return Deck(list(data[0]), list(data[1]), list(data[2]))


class Spread:
    """Cards side by side in the order in which they were laid, each with the seat that laid it and those who know it.

    A card that EVERYBODY knows lies face up; any other lies face down, also if some seats know it.
    """

    __slots__ = ("cells",)

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells
        """For each card three numbers: the card, who laid it, and the set of the seats that know it."""

    def copy(self) -> "Spread":
        return Spread(self.cells[:])

    @property
    def size(self) -> int:
        return len(self.cells) // 3

    def put(self, c: int, by: int, seats: int) -> None:
        """Lays a card that these seats know."""
        self.cells += (c, by, seats)

    def at(self, i: int) -> int:
        return self.cells[3 * i]

    def laid_by(self, i: int) -> int:
        return self.cells[3 * i + 1]

    def known_by(self, i: int) -> int:
        """The seats that know the card, as a set."""
        return self.cells[3 * i + 2]

    def is_known(self, i: int, seat: int) -> bool:
        return (self.cells[3 * i + 2] >> seat) & 1 != 0

    def is_face_down(self, i: int) -> bool:
        return self.cells[3 * i + 2] != EVERYBODY

    def show(self, i: int, seats: int) -> None:
        """These seats know the card from now on; EVERYBODY turns it face up."""
        self.cells[3 * i + 2] |= seats

    def change(self, i: int, c: int) -> None:
        """Another card lies there, laid and known as before: for tables dealt anew."""
        self.cells[3 * i] = c

    def take_at(self, i: int) -> int:
        """Takes out a card; the others close up."""
        c = self.cells[3 * i]
        del self.cells[3 * i : 3 * i + 3]
        return c

    def pour_onto(self, other: "Spread") -> None:
        """All cards, in their order and known as they are, to another place."""
        other.cells += self.cells
        self.cells.clear()

    def spill_unknown(self, pool: Pile, seat: int) -> None:
        """What the seat does not know goes to the pool, leaving its places open."""
        for i in range(self.size):
            if not self.is_known(i, seat):
                pool.cards.append(self.cells[3 * i])

    def refill_unknown(self, pool: Pile, seat: int) -> None:
        """Puts cards from the pool onto the places that the seat does not know."""
        for i in range(self.size):
            if not self.is_known(i, seat):
                self.cells[3 * i] = pool.pop()

    def dump(self) -> bytes:
        return bytes(self.cells)


def empty_spread() -> Spread:
    return Spread([])


def load_spread(data: bytes) -> Spread:
    if len(data) % 3 != 0:
        raise ValueError("a card lies there without the seats that know it")
    return Spread(list(data))
