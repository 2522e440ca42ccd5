"""Setting up a table of Paladins in a saga."""

from functools import lru_cache

from regnum.games.paladins.codes import limits
from regnum.games.paladins.data import Tables
from regnum.games.paladins.setup import empty_seat, fill_decks, table_of
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_saga.codes import answers
from regnum.games.paladins_saga.data import own_lore
from regnum.games.paladins_saga.declare import AMOUNTS
from regnum.games.tomesaga.shelves import TomeBoard, empty_board, helping
from regnum.kernel.cloning import copy_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import bit, members


def empty_table(tables: Tables, players: int, pack: str | None) -> Paladins:
    """A table with nothing on it but a Tome board."""
    boards = [empty_seat(limits.SPACES, AMOUNTS.end) for _ in range(players)]
    return table_of(tables.cards, boards, players, lore=own_lore(pack), tomes=[empty_board(players)])


@lru_cache(maxsize=16)
def decked_out(tables: Tables, players: int, tomesaga: bool, pack: str | None) -> Paladins:
    """All decks and boards as they are before anything is drawn; to be cloned."""
    g = empty_table(tables, players, pack)
    fill_decks(g, tables, tomesaga)
    return g


def deal(tables: Tables, board: TomeBoard, winner: int, tomesaga: bool, pack: str | None, chance: Chance) -> Paladins:
    """A table with all decks shuffled and the shelves that the game before left; its winner has the marker."""
    g = copy_of(decked_out(tables, len(board.shelves), tomesaga, pack))
    g.chance = chance
    g.first = g.current = winner  # TOM-2.8
    g.tomes[0] = board
    lay_helpers(g)
    return g


def lay_helpers(g: Paladins) -> None:
    """The Tomes claimed in the game before lie with the crews of those who have them."""  # TOM-2.15, TOM-2.35
    for p, seat in enumerate(g.seats):
        for tome in members(helping(g.tomes[0], p)):
            seat.crew |= bit(answers.THE_TOME + tome)
