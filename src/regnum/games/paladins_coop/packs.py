"""The tables of the co-op, with card packs laid over the data."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from regnum.games.paladins.data import FURTHER, NOBODY, made_of, tomesaga
from regnum.games.paladins.data import Tables as Base
from regnum.games.paladins_coop.data import FACES, NO_ORDERS, STOCK
from regnum.games.paladins_coop.perils import Perils
from regnum.games.paladins_coop.tables import OVERLAYS, made_perils
from regnum.games.paladins_coop.text.catalogue import catalogue
from regnum.kernel.packs import as_text
from regnum.kernel.stock import Entry, renamed
from regnum.kernel.text import Catalogue


@dataclass(frozen=True, eq=False)
class Tables:
    """Everything that a table's things are."""

    base: Base
    perils: Perils
    entries: Mapping[str, Entry]
    catalogue: Catalogue


def agreed(options: Mapping[str, Any]) -> bool:
    """Whether the players take the starting Townsfolk themselves."""  # TOM-4.6
    return bool(options["starting_townsfolk"] == "agreed")


def tables(options: Mapping[str, Any]) -> Tables:
    """The tables for a choice of settings and a card pack."""
    settings = (options["suspicions"], options["debt_for_discard"], options["difficulty"])
    return _tables(*settings, tomesaga(options), as_text(options["pack"]))


@lru_cache(maxsize=32)
def _tables(suspicions: str, debt_for_discard: bool, difficulty: str, tomesaga: bool, pack: str | None) -> Tables:
    """Paladins' tables with the starting Townsfolk and the overlays, and those of the Overlord."""
    folk = (*FACES, *FURTHER) if tomesaga else FACES
    changes = STOCK.changes(pack)
    more = {
        "townsfolk": (NOBODY, *folk),
        "overlays": tuple(OVERLAYS["overlays"]),
    }
    base = made_of(suspicions, "mixed", debt_for_discard, changes, more, {"kings_orders": NO_ORDERS})
    return Tables(base, made_perils(difficulty, changes), STOCK.changed(changes), renamed(catalogue(), changes))
