"""The tables of the co-op, with card packs laid over the data."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from regnum.games.viscounts.codes import limits
from regnum.games.viscounts.data import FAMILIES, file_of, made_of
from regnum.games.viscounts.data import Tables as Base
from regnum.games.viscounts_coop.data import MORE, STOCK
from regnum.games.viscounts_coop.edicts import Edicts
from regnum.games.viscounts_coop.tables import check_effects, made_edicts, paired
from regnum.games.viscounts_coop.text.catalogue import catalogue
from regnum.kernel.datum import card_datum
from regnum.kernel.packs import as_text
from regnum.kernel.spec import Values
from regnum.kernel.stock import Entry, renamed
from regnum.kernel.text import Catalogue


@dataclass(frozen=True, eq=False)
class Tables:
    """Everything that a table's things are."""

    base: Base
    edicts: Edicts
    entries: Mapping[str, Entry]
    catalogue: Catalogue


def tables(options: Mapping[str, Any]) -> Tables:
    """The tables for a choice of settings and a card pack."""
    by_vote = options["team_choice"] == "vote"
    return _tables(options["difficulty"], options["dismiss_pairing"], by_vote, as_text(options["pack"]))


@lru_cache(maxsize=32)
def _tables(difficulty: str, pairing: str, by_vote: bool, pack: str | None) -> Tables:
    """Viscounts' tables with the Player Aids and the new stack cards, and those of the Overlord."""
    changes = STOCK.changes(pack)
    entries = STOCK.changed(changes)
    for result in MORE["results"]:
        kind = paired(result["effect_kind"], pairing)
        entries[result["id"]] = {**entries[result["id"]], "effect_kind": kind}
    base = made_of(changes, {family: MORE[family] for family in ("aids", "stack_cards")})
    dismissed = [entries[card["id"]] for card in FAMILIES["townsfolk"][: limits.FIRST_STARTING]]
    check_effects([card_datum(f"{file_of('townsfolk', card)}.json", card, changes) for card in dismissed])
    edicts = made_edicts(difficulty, pairing, by_vote, changes)
    return Tables(base, edicts, entries, renamed(catalogue(), changes))


def agreed(options: Values) -> bool:
    """Whether the players take the Player Aids themselves."""  # TOM-5.2
    return bool(options["aids"] == "agreed")
