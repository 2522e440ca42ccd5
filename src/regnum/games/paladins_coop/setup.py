"""Setting up a table of the co-op."""

from functools import lru_cache

from regnum.games.paladins.codes import limits as board
from regnum.games.paladins.setup import empty_seat, fill_decks, table_of
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_coop.codes import amounts, limits
from regnum.games.paladins_coop.declare import AMOUNTS, FURTHER
from regnum.games.paladins_coop.overlord import laid_out
from regnum.games.paladins_coop.packs import Tables
from regnum.games.paladins_coop.tables import SETUP
from regnum.kernel.cloning import copy_of
from regnum.kernel.core.chance import Chance


def empty_table(tables: Tables, players: int) -> Paladins:
    """A table with nothing on it but the Overlord's cards; alone one plays as a team of one."""  # TOM-4.4, TOM-4.54
    boards = [empty_seat(limits.SPACES, AMOUNTS.end) for _ in range(players)]
    for seat in boards:
        seat.amounts[amounts.HONOUR] = SETUP["honour"]["start"]
    overlord = laid_out(tables.perils, board.FAVOUR_SLOTS, players)
    return table_of(tables.base.cards, boards, players, tables.perils, [overlord])


@lru_cache(maxsize=32)
def decked_out(tables: Tables, players: int, tomesaga: bool) -> Paladins:
    """All decks and boards as they are before anything is drawn; to be cloned."""
    g = empty_table(tables, players)
    fill_decks(g, tables.base, tomesaga, FURTHER)
    return g


def deal(tables: Tables, players: int, first: int, chance: Chance, tomesaga: bool) -> Paladins:
    """A table with all decks shuffled, before anything is turned up."""
    g = copy_of(decked_out(tables, players, tomesaga))
    g.chance = chance
    g.first = g.current = first
    return g
