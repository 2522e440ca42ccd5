"""The co-op's own things beside those of Viscounts."""

from collections.abc import Mapping

from regnum.games.viscounts import data as base
from regnum.games.viscounts_coop.declare import THINGS
from regnum.games.viscounts_coop.tables import COOP, read
from regnum.kernel.stock import Entry, Stock

OVERLORD_WORKER: Entry = next(term for term in read("terms")["terms"] if term["id"] == "overlord_worker")

MORE: Mapping[str, tuple[Entry, ...]] = {
    "aids": tuple(COOP["player_aids"]),
    "results": tuple(COOP["dismiss_effects"]),
    "stack_cards": (COOP["poverty_card"], COOP["prosperity_card"]),
    "overlord_pieces": (COOP["overlord_card"], COOP["overlord_token"], OVERLORD_WORKER),
}
"""What the co-op adds to the things of Viscounts, family by family."""

ENTRIES: Mapping[str, Entry] = {entry["id"]: entry for entries in MORE.values() for entry in entries}
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

STOCK = Stock("viscounts_coop", (*base.FAMILIES.items(), *MORE.items()), PACK_FIELDS)
IDS, NUMBER, FAMILY_OF = STOCK.ids, STOCK.numbers, STOCK.family_of
assert len(IDS) == THINGS.count
