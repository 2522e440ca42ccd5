"""The Tome board of a saga and the players' shelves: what is taken, when, and by whom."""

from regnum.games.tomesaga.codes import crests, saga
from regnum.games.tomesaga.lore import Lore
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import Row, Set, bit, count_of, lowest, nth, row_of
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Public


@state
class Shelf:
    """What a player has won in a saga."""

    claimed: Public[Set]
    """The Tomes whose goals were met; they stay, whatever becomes of the condition."""
    victory: Public[int]
    """How many Victory Tomes; which ones nobody ever sees, so nothing holds it."""
    crests: Public[Row]
    """How many of each crest, on claimed Tomes and tokens."""
    tokens: Public[Set]
    """The Crest tokens, by their crests."""
    crest_tomes: Public[Set]
    """The Crest Tomes, by their crests."""

    def tomes(self) -> int:
        """All Tomes count 1 each, tokens nothing."""  # TOM-2.27
        return count_of(self.claimed) + self.victory + count_of(self.crest_tomes)


@state
class TomeBoard:
    """What can still be won, and the shelves."""

    chapter: Public[int]
    """Which game of the saga is played."""
    face_up: Public[Set]
    """The Tomes of this game that can be claimed."""
    victory_left: Public[int]
    """How many lie face down: those of this game that were not laid out."""
    tokens: Public[Set]
    """The Crest tokens that nobody has taken."""
    crest_tomes: Public[Set]
    """The Crest Tomes that nobody has taken."""
    scored: Public[bool]
    """Whether the final scoring has begun: from then on no goal is met."""
    shelves: Public[list[Shelf]]


def empty_board(players: int) -> TomeBoard:
    """Before the first game: all tokens and all Crest Tomes are there, and nobody has anything."""  # TOM-2.3
    every = bit(crests.COUNT) - 1
    return TomeBoard(
        chapter=0,
        face_up=0,
        victory_left=0,
        tokens=every,
        crest_tomes=every,
        scored=False,
        shelves=[
            Shelf(claimed=0, victory=0, crests=row_of([0] * crests.COUNT), tokens=0, crest_tomes=0)
            for _ in range(players)
        ],
    )


# -- before a game


def tomes_of(chapter: int) -> Set:
    """All Tomes of a game."""
    return (bit(saga.TOMES_OF_GAME) - 1) * bit(chapter * saga.TOMES_OF_GAME)


def lay_out(board: TomeBoard, chapter: int, chance: Chance) -> None:
    """Three Tomes of the game at random; the others are Victory Tomes, and unclaimed ones of the last game leave.

    Crest Tomes stay.
    """  # TOM-2.7, TOM-2.9
    board.chapter = chapter
    board.scored = False
    board.face_up = 0
    left = tomes_of(chapter)
    for _ in range(saga.FACE_UP):
        tome = nth(left, chance.below(count_of(left)))
        left &= ~bit(tome)
        board.face_up |= bit(tome)
    chance.reveal()
    board.victory_left = count_of(left)


def catch_up(board: TomeBoard, p: int) -> int:
    """The additional Silver: by how many Tomes somebody is ahead."""  # TOM-2.10, TOM-2.33
    most = 0
    for shelf in board.shelves:
        if shelf.tomes() > most:
            most = shelf.tomes()
    return most - board.shelves[p].tomes()


def helping(board: TomeBoard, p: int) -> Set:
    """The Tomes whose benefits work: those claimed in the game before this one."""  # TOM-2.15, TOM-2.35
    if board.chapter == 0:
        return 0
    return board.shelves[p].claimed & tomes_of(board.chapter - 1)


# -- in a game


def claim(board: TomeBoard, lore: Lore, p: int, tome: int) -> Set:
    """Takes a face-up Tome with its crests, and the Crest Tomes that these complete, which are returned."""
    board.face_up &= ~bit(tome)  # TOM-2.11
    shelf = board.shelves[p]
    shelf.claimed |= bit(tome)
    for crest in range(crests.COUNT):
        shelf.crests[crest] += lore.shown(tome, crest)
    return complete(board, lore, p)


def complete(board: TomeBoard, lore: Lore, p: int) -> Set:
    """A Crest Tome goes to the first who has enough of its crest."""  # TOM-2.23
    shelf = board.shelves[p]
    needed = lore.needed[len(board.shelves)]
    taken = 0
    left = board.crest_tomes
    while left != 0:
        crest = lowest(left)
        left &= left - 1
        if shelf.crests[crest] >= needed:
            taken |= bit(crest)
    board.crest_tomes &= ~taken
    shelf.crest_tomes |= taken
    return taken


# -- after a game


def take_victory_tomes(board: TomeBoard, p: int, n: int) -> None:
    """Takes Victory Tomes from the pile, unseen."""  # TOM-2.17
    board.victory_left -= n
    board.shelves[p].victory += n


def take_token(board: TomeBoard, lore: Lore, p: int, crest: int) -> Set:
    """Takes a token, and the Crest Tome that it completes, also after the last game."""  # TOM-2.25, TOM-2.32
    board.tokens &= ~bit(crest)
    board.shelves[p].tokens |= bit(crest)
    board.shelves[p].crests[crest] += 1
    return complete(board, lore, p)
