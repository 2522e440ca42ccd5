"""The tables of Paladins in a saga: the Tomes of Architects lie with the crew, and help as Townsfolk do."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from regnum.games.paladins.data import FAMILIES, FURTHER, NOBODY, Tables, made_of
from regnum.games.paladins.declare import EVENTS
from regnum.games.paladins_saga.declare import THINGS
from regnum.games.paladins_saga.text.catalogue import catalogue
from regnum.games.tomesaga.codes import chapters
from regnum.games.tomesaga.codes import saga as numbers
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.packs import changes_of, lore_with, named, pack_of
from regnum.games.tomesaga.tables import Changes, tomes
from regnum.games.tomesaga.things import stocked
from regnum.kernel.stock import NO_CHANGES, Entry

STOCK = stocked((*FAMILIES.items(), ("townsfolk", FURTHER)))
IDS, FAMILY_OF = STOCK.ids, STOCK.family_of
assert len(IDS) == THINGS.count


def helper(tome: Mapping[str, Any]) -> Entry:
    """A Tome as what it is in a crew: its benefit answers to an action, lowers a price, or buys a Debt off."""
    (benefit,) = tome["benefit"]  # TOM-2.29
    card = {"id": tome["id"], "tome": True, "discard": [], "recruit_bonus": []}
    if "replace" in benefit:
        ((price,),) = (benefit["with_cost"],)
        return {**card, "bail": price}
    if "modify" in benefit:
        return {**card, "less": benefit}
    return {**card, "passive": benefit}


def helpers(changes: Changes) -> tuple[Entry, ...]:
    """The Tomes of Architects, in the order of their numbers."""
    return tuple(helper(tome.value) for tome in tomes(changes)[: numbers.TOMES_OF_GAME])


def tables(options: Mapping[str, Any]) -> Tables:
    """The tables for a choice of settings."""
    return _tables(options["suspicions"], options["debt_for_discard"], pack_of(options))


@lru_cache(maxsize=32)
def _tables(suspicions: str, debt_for_discard: bool, pack: str | None) -> Tables:
    more = {"townsfolk": (NOBODY, *FURTHER, *helpers(changes_of(pack)))}
    made = made_of(suspicions, "mixed", debt_for_discard, NO_CHANGES, more)
    return replace(made, catalogue=named(catalogue(), pack))


def own_lore(pack: str | None) -> Lore:
    """The saga's tables; its events stand behind those of Paladins, its things behind the things."""
    return lore_with(len(EVENTS), THINGS["tomes"].start, pack)


CHAPTER = chapters.PALADINS
