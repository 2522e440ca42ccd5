"""The co-op's own things beside those of Paladins."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from regnum.games.paladins import data as base
from regnum.games.paladins.codes import things
from regnum.games.paladins_coop.declare import STARTERS, THINGS
from regnum.games.paladins_coop.tables import ORDERS, OVERLAYS, THREATS, read

Entry = Mapping[str, Any]
BASE_IDS = base.IDS[: things.COUNT]
FACES: tuple[Entry, ...] = tuple(read("pal_starting_townsfolk")["cards"])

NO_ORDERS: tuple[Entry, ...] = tuple(
    {**order, "requires": {**order["requires"], "action": "hunt"}} for order in base.FAMILIES["kings_orders"]
)
"""The Orders of Paladins are not in this game: whoever looks for the action of an Order finds one that never counts."""

MORE: Mapping[str, tuple[Entry, ...]] = {
    "starters": FACES,
    "further_townsfolk": base.FURTHER,
    "decrees": tuple(ORDERS["cards"]),
    "threats": tuple(THREATS["overlord_threats"]),
    "great_threats": (THREATS["invader_threat"], THREATS["king_threat"]),
    "overlays": tuple(OVERLAYS["overlays"]),
    "deeds": (OVERLAYS["action"],),
    "lost_workshops": tuple(
        {"id": f"lost_workshop_{i + 1}", "provenance": "verified"} for i in range(things.DEVELOPMENTS)
    ),
}
"""What the co-op adds to the things of Paladins, family by family."""

IDS: tuple[str, ...] = (*BASE_IDS, *(entry["id"] for entries in MORE.values() for entry in entries))
NUMBER: Mapping[str, int] = {name: i for i, name in enumerate(IDS)}
FAMILY_OF: Mapping[str, str] = {
    **{thing: base.FAMILY_OF[thing] for thing in BASE_IDS},
    **{entry["id"]: family for family, entries in MORE.items() for entry in entries},
    **{entry["id"]: "townsfolk" for entry in base.FURTHER},
}
ENTRIES: Mapping[str, Entry] = {entry["id"]: entry for entries in MORE.values() for entry in entries}
ALL: Mapping[str, Entry] = {**dict(zip(BASE_IDS, base.ENTRIES, strict=False)), **ENTRIES}
assert len(NUMBER) == len(IDS) == THINGS.count
assert tuple(entry["id"] for entry in FACES) == STARTERS.words
assert [face["overlay"] for face in FACES] == [overlay["id"] for overlay in OVERLAYS["overlays"]]

PACK_FIELDS: Mapping[str, Mapping[str, type]] = {
    **{family: fields for family, fields in base.PACK_FIELDS.items() if family not in ("kings_orders", "schemes")},
    "starters": {"passive": dict},
    "decrees": {"requires": dict},
    "threats": {"action": str, "workers_by_players": dict, "end_of_round": dict},
    "great_threats": {"sides": list, "orders_need_extra": int, "vp_per_overlord_worker": int, "win_vp_per_player": int},
    "overlays": {"spaces": list, "modes": list},
}
"""What a card pack may say anew, family by family; there are no Schemes here, and other Orders."""


def provenance() -> Counter[str]:
    """How many things are known how well, those of Paladins too."""
    return Counter(entry["provenance"] for entry in ALL.values() if "provenance" in entry)
