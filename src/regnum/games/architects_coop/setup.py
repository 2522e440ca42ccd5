"""Setting up a table of the co-op."""

from functools import lru_cache

from regnum.games.architects.codes import opponents
from regnum.games.architects.data import in_play
from regnum.games.architects.setup import fill, table_of
from regnum.games.architects.state import Architects
from regnum.games.architects_coop.data import FUTURE, LAST, MORE, SETUP, STARTING
from regnum.games.architects_coop.packs import Tables
from regnum.games.architects_coop.plans import laid_out
from regnum.kernel.cloning import copy_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, bit, row_of


def empty_table(tables: Tables, players: int) -> Architects:
    """A table with nothing on it but the Overlord's cards; his board has no number among the players'."""
    told, plots = SETUP["by_players"][str(players)], tables.plots
    plans = laid_out(STARTING, FUTURE, LAST, [*range(len(MORE["calamities"]))], plots.events_in_play, players)
    g = table_of(  # TOM-3.16, TOM-3.17
        tables.cards, players, players + 1, players, opponents.NONE, told["reward_cards"], plots=plots, plans=[plans]
    )
    g.guildhall = row_of([NONE] * told["guildhall_spaces"])
    return g


@lru_cache(maxsize=32)
def decked_out(tables: Tables, players: int, promo: bool) -> Architects:
    """All decks and boards as they are before anything is drawn; to be cloned."""
    g = empty_table(tables, players)
    fill(g.apprentice_deck, in_play("apprentices", promo))
    fill(g.building_deck, in_play("buildings", promo))
    fill(g.reward_deck, in_play("rewards", promo))
    g.small_pile = sum(bit(c) for c in in_play("market_cards", promo))
    return g


def deal(tables: Tables, players: int, promo: bool, chance: Chance) -> Architects:
    """A table with all piles shuffled, before anything is turned up."""
    g = copy_of(decked_out(tables, players, promo))
    g.chance = chance
    return g
