"""A state with parts: districts and lists of zones of the whole game, a board and modules of each seat.

Compiled in one of the tests, so that both builds are held to the same.
"""

from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import (
    EVERYBODY,
    Bag,
    Deck,
    Pile,
    Row,
    Set,
    Spread,
    empty_bag,
    empty_deck,
    empty_pile,
    empty_spread,
    row_of,
)
from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Owner, Public, TopOnly

KINDS = 40


@state
class District:
    """A part of the town."""

    stones: Public[int]
    fronts: Public[Pile]
    backs: Pile
    """Nobody knows them: nothing said means hidden."""
    tracks: Public[list[Row]]


@state
class Module:
    """What a seat may add to its board."""

    cards: Owner[Bag]
    level: Public[int]


@state
class Board:
    """A player's board."""

    slots: Public[Row]
    plans: Public[Bag]
    drawer: Owner[Pile]
    modules: Public[list[Module]]


@state
class Seat:
    """What belongs to a seat."""

    hand: Owner[Bag]
    board: Public[Board]
    chest: Owner[Board]
    """Everything in it is for its owner at most."""
    vault: Board
    """Nothing in it is for anybody."""


@state
class Town(Kernel):
    """A town of districts."""

    seats: Public[list[Seat]]
    districts: Public[list[District]]
    castle: Public[District]
    cellar: District
    rows: Public[list[Pile]]
    heaps: TopOnly[list[Pile]]
    purses: list[Bag]
    decks: list[Deck]
    spreads: Public[list[Spread]]
    folk: Public[list[Set]]
    tolls: Public[list[int]]
    names: Public[list[str]]


def pile(first: int, n: int, down: bool = False) -> Pile:
    made = empty_pile()
    for c in range(first, first + n):
        if down:
            made.put_face_down(c)
        else:
            made.put(c)
    return made


def bag(first: int, n: int) -> Bag:
    made = empty_bag(KINDS)
    for c in range(first, first + n):
        made.add(c)
    return made


def deck(first: int, n: int) -> Deck:
    made = empty_deck()
    made.shuffle_in(pile(first, n))
    return made


def district(first: int) -> District:
    return District(first, pile(first, 3), pile(first + 3, 3), [row_of([first, 1]), row_of([2, 0])])


def board(first: int) -> Board:
    modules = [Module(bag(first + 6 + 2 * i, 2), i) for i in range(2)]
    return Board(row_of([first, 4]), bag(first, 2), pile(first + 2, 4), modules)


def town() -> Town:
    """Two seats and three districts."""
    spread = empty_spread()
    for c in range(5):
        spread.put(c, c % 2, EVERYBODY if c == 0 else c % 2 + 1)
    g = Town(
        [Seat(bag(10 * p, 4), board(10 * p), board(10 * p + 10), board(10 * p + 20)) for p in range(2)],
        [district(6 * i) for i in range(3)],
        district(18),
        district(24),
        [pile(0, 3), pile(3, 4, down=True)],
        [pile(0, 3), pile(3, 4, down=True)],
        [bag(0, 4), bag(4, 4)],
        [deck(0, 5), deck(5, 5)],
        [spread, empty_spread()],
        [5, 2],
        [7, 8, 9],
        ["north", "south"],
    )
    g.heaps[1].turn_up_top()
    g.chance = Chance(17, 0)
    return g
