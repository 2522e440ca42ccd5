"""The tables of Viscounts in a saga: the Tomes of Paladins lie with the Church Favours, and help their owners."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from regnum.games.tomesaga.codes import chapters
from regnum.games.tomesaga.codes import saga as numbers
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.packs import changes_of, lore_with, named, pack_of
from regnum.games.tomesaga.tables import tomes
from regnum.games.tomesaga.things import stocked
from regnum.games.viscounts.data import FAMILIES, Tables, made_of
from regnum.games.viscounts.declare import EVENTS
from regnum.games.viscounts_saga.declare import THINGS
from regnum.games.viscounts_saga.text.catalogue import catalogue
from regnum.kernel.stock import NO_CHANGES

CHAPTER = chapters.VISCOUNTS
STOCK = stocked(FAMILIES.items())
IDS, NUMBER = STOCK.ids, STOCK.numbers
assert len(IDS) == THINGS.count


def tables(options: Mapping[str, Any]) -> Tables:
    """The tables for a choice of settings."""
    return tables_with(pack_of(options))


@lru_cache(maxsize=32)
def tables_with(pack: str | None) -> Tables:
    """The tables with the Tomes of Paladins, in the order of their numbers, as a card pack has them."""
    of = tomes(changes_of(pack))[numbers.TOMES_OF_GAME : 2 * numbers.TOMES_OF_GAME]
    made = made_of(NO_CHANGES, {"tomes": tuple(tome.value for tome in of)})
    return replace(made, catalogue=named(catalogue(), pack))


def own_lore(pack: str | None) -> Lore:
    """The saga's tables; its events stand behind those of Viscounts, its things behind the things."""
    return lore_with(len(EVENTS), THINGS["tomes"].start, pack)
