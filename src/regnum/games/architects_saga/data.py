"""The tables of Architects in a saga: its own cards as they are, and the Tomes beside them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from regnum.games.architects.data import FAMILIES, Tables, made_of
from regnum.games.architects.declare import EVENTS
from regnum.games.architects_saga.declare import THINGS
from regnum.games.architects_saga.text.catalogue import catalogue
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.packs import lore_with, named, pack_of
from regnum.games.tomesaga.things import stocked
from regnum.kernel.stock import NO_CHANGES

STOCK = stocked(FAMILIES.items())
assert len(STOCK.ids) == THINGS.count


def tables(options: Mapping[str, Any]) -> Tables:
    """The tables for a choice of settings."""
    return _tables(options["guildhall_apprentice_refresh"], pack_of(options))


@lru_cache(maxsize=32)
def _tables(refresh_icons: bool, pack: str | None) -> Tables:
    made = made_of(refresh_icons, NO_CHANGES)
    return Tables(made.cards, made.entries, named(catalogue(), pack))


def own_lore(pack: str | None) -> Lore:
    """The saga's tables; its events stand behind those of Architects, its things behind the things."""
    return lore_with(len(EVENTS), THINGS["tomes"].start, pack)
