"""Setting up a table of the co-op."""

from functools import lru_cache

from regnum.games.viscounts import setup as base
from regnum.games.viscounts.codes import things
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.overlord import laid_out
from regnum.games.viscounts_coop.packs import Tables
from regnum.kernel.cloning import copy_of
from regnum.kernel.core.chance import Chance


def empty_table(tables: Tables, players: int) -> Viscounts:
    """A table with nothing on it but the Overlord's card and Workers beside it."""  # TOM-5.1
    overlord = laid_out(tables.edicts.workers, things.SECTIONS, players)
    return base.empty_table(tables.base.cards, players, tables.edicts, [overlord])


@lru_cache(maxsize=32)
def decked_out(tables: Tables, players: int, tomesaga: bool) -> Viscounts:
    """All decks and boards as they are before anything is drawn; to be cloned."""
    g = empty_table(tables, players)
    base.fill_decks(g, tomesaga)
    return g


def deal(tables: Tables, players: int, first: int, chance: Chance, tomesaga: bool) -> Viscounts:
    """The board laid out at random, before anything is turned up."""
    g = copy_of(decked_out(tables, players, tomesaga))
    base.lay_board(g, first, chance)
    return g
