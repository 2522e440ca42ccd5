"""The tables of the co-op, with card packs laid over the data."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from regnum.games.viscounts.codes import limits
from regnum.games.viscounts.data import FAMILIES, checked, file_of, made_of, names_of
from regnum.games.viscounts.data import Tables as Base
from regnum.games.viscounts_coop.data import ALL, FAMILY_OF, MORE, PACK_FIELDS, Entry
from regnum.games.viscounts_coop.edicts import Edicts
from regnum.games.viscounts_coop.tables import check_effects, made_edicts, paired
from regnum.games.viscounts_coop.text.catalogue import catalogue
from regnum.kernel.datum import card_datum
from regnum.kernel.packs import as_text
from regnum.kernel.text import LANGUAGES, Catalogue


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
    changes = checked(pack, "viscounts_coop", FAMILY_OF, PACK_FIELDS)
    entries = {name: {**entry, **changes.get(name, {})} for name, entry in ALL.items()}
    for result in MORE["results"]:
        entries[result["id"]]["effect_kind"] = paired(result["effect_kind"], pairing)
    base = made_of(changes, {family: MORE[family] for family in ("aids", "stack_cards")})
    dismissed = [entries[card["id"]] for card in FAMILIES["townsfolk"][: limits.FIRST_STARTING]]
    check_effects([card_datum(f"{file_of('townsfolk', card)}.json", card, changes) for card in dismissed])
    words = catalogue().plus({lang: names_of(changes, lang) for lang in LANGUAGES}) if changes else catalogue()
    return Tables(base, made_edicts(difficulty, pairing, by_vote, changes), entries, words)
