"""Setting up a table of Architects in a saga."""

from functools import lru_cache

from regnum.games.architects.codes import opponents
from regnum.games.architects.data import SETUP, Tables, in_play
from regnum.games.architects.setup import fill, table_of
from regnum.games.architects.state import Architects
from regnum.games.architects_saga.data import own_lore
from regnum.games.tomesaga.shelves import empty_board
from regnum.kernel.cloning import copy_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import bit


def empty_table(tables: Tables, players: int, pack: str | None) -> Architects:
    """A table with the standard boards, and a Tome board on which nobody has anything yet."""  # TOM-2.3, TOM-2.5
    rewards = SETUP["by_players"][str(players)]["reward_cards"]
    return table_of(
        tables.cards,
        players,
        players,
        players,
        opponents.NONE,
        rewards,
        lore=own_lore(pack),
        tomes=[empty_board(players)],
    )


@lru_cache(maxsize=32)
def decked_out(tables: Tables, players: int, promo: bool, pack: str | None) -> Architects:
    """All decks and boards as they are before anything is drawn; to be cloned."""
    g = empty_table(tables, players, pack)
    fill(g.apprentice_deck, in_play("apprentices", promo))
    fill(g.building_deck, in_play("buildings", promo))
    fill(g.reward_deck, in_play("rewards", promo))
    g.small_pile = sum(bit(c) for c in in_play("market_cards", promo))
    return g


def deal(tables: Tables, players: int, promo: bool, pack: str | None, chance: Chance) -> Architects:
    """A table with all piles shuffled, before anything is turned up."""
    g = copy_of(decked_out(tables, players, promo, pack))
    g.chance = chance
    return g
