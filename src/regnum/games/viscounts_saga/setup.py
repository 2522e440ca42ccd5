"""Setting up a table of Viscounts in a saga."""

from functools import lru_cache

from regnum.games.tomesaga.codes import saga
from regnum.games.tomesaga.shelves import TomeBoard, empty_board, helping
from regnum.games.viscounts import setup as base
from regnum.games.viscounts.codes import things
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_saga.data import own_lore, tables_with
from regnum.kernel.cloning import copy_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import bit, members


def empty_table(players: int, pack: str | None) -> Viscounts:
    """A table with nothing on it but a Tome board."""
    return base.empty_table(tables_with(pack).cards, players, lore=own_lore(pack), tomes=[empty_board(players)])


@lru_cache(maxsize=16)
def decked_out(players: int, tomesaga: bool, pack: str | None) -> Viscounts:
    """All cards as they are before anything is drawn; to be cloned."""
    g = empty_table(players, pack)
    base.fill_decks(g, tomesaga)
    return g


def deal(board: TomeBoard, winner: int, tomesaga: bool, pack: str | None, chance: Chance) -> Viscounts:
    """The board laid out at random and the shelves that the game before left; its winner has the marker."""
    g = copy_of(decked_out(len(board.shelves), tomesaga, pack))
    base.lay_board(g, winner, chance)  # TOM-2.8
    g.tomes[0] = board
    lay_helpers(g)
    return g


def lay_helpers(g: Viscounts) -> None:
    """The Tomes claimed in the game before lie with the Church Favours of those who have them."""  # TOM-2.15, TOM-2.35
    for p, seat in enumerate(g.seats):
        for tome in members(helping(g.tomes[0], p)):
            seat.favours |= bit(things.FAVOURS + tome - saga.TOMES_OF_GAME)
