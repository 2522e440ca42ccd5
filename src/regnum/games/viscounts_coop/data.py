"""The co-op's own things beside those of Viscounts."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from regnum.games.viscounts import data as base
from regnum.games.viscounts_coop.declare import THINGS
from regnum.games.viscounts_coop.tables import COOP, read

Entry = Mapping[str, Any]
OVERLORD_WORKER: Entry = next(term for term in read("terms")["terms"] if term["id"] == "overlord_worker")

MORE: Mapping[str, tuple[Entry, ...]] = {
    "aids": tuple(COOP["player_aids"]),
    "results": tuple(COOP["dismiss_effects"]),
    "stack_cards": (COOP["poverty_card"], COOP["prosperity_card"]),
    "overlord_pieces": (COOP["overlord_card"], COOP["overlord_token"], OVERLORD_WORKER),
}
"""What the co-op adds to the things of Viscounts, family by family."""

IDS: tuple[str, ...] = (*base.IDS, *(entry["id"] for entries in MORE.values() for entry in entries))
NUMBER: Mapping[str, int] = {name: i for i, name in enumerate(IDS)}
FAMILY_OF: Mapping[str, str] = {
    **base.FAMILY_OF,
    **{entry["id"]: family for family, entries in MORE.items() for entry in entries},
}
ENTRIES: Mapping[str, Entry] = {entry["id"]: entry for entries in MORE.values() for entry in entries}
ALL: Mapping[str, Entry] = {**dict(zip(base.IDS, base.ENTRIES, strict=True)), **ENTRIES}
assert len(NUMBER) == len(IDS) == THINGS.count
assert [entry["id"] for family in THINGS.families[-len(MORE) :] for entry in MORE[family.many]] == [
    name for family in THINGS.families[-len(MORE) :] for name in family.ids
]

PACK_FIELDS: Mapping[str, Mapping[str, type]] = {
    **{family: fields for family, fields in base.PACK_FIELDS.items() if family not in ("schemes", "ai_boards")},
    "aids": {"top": dict, "bottom": list},
    "results": {"do": list},
    "stack_cards": {"score": dict},
    "overlord_pieces": {"win_vp_total": int},
}
"""What a card pack may say anew, family by family; there is no solo opponent here."""


def provenance() -> Counter[str]:
    """How many things are known how well, those of Viscounts too."""
    return base.provenance() + Counter(entry["provenance"] for entry in ENTRIES.values())
