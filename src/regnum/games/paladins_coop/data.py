"""The co-op's own things beside those of Paladins."""

from collections.abc import Mapping, Sequence

from regnum.games.paladins import data as base
from regnum.games.paladins.codes import things
from regnum.games.paladins_coop.declare import STARTERS, THINGS
from regnum.games.paladins_coop.tables import ORDERS, OVERLAYS, THREATS, read
from regnum.kernel.stock import Entry, Stock

LOST = range(things.DEVELOPMENTS)
FACES: tuple[Entry, ...] = tuple(read("pal_starting_townsfolk")["cards"])

NO_ORDERS: tuple[Entry, ...] = tuple(
    {**order, "requires": {**order["requires"], "action": "hunt"}} for order in base.FAMILIES["kings_orders"]
)
"""The Orders of Paladins are not in this game: whoever looks for the action of an Order finds one that never counts."""

MORE: Sequence[tuple[str, tuple[Entry, ...]]] = (
    ("starters", FACES),
    ("townsfolk", base.FURTHER),
    ("decrees", tuple(ORDERS["cards"])),
    ("threats", tuple(THREATS["overlord_threats"])),
    ("great_threats", (THREATS["invader_threat"], THREATS["king_threat"])),
    ("overlays", tuple(OVERLAYS["overlays"])),
    ("deeds", (OVERLAYS["action"],)),
    ("lost_workshops", tuple({"id": f"lost_workshop_{i + 1}", "provenance": "verified"} for i in LOST)),
)
"""What the co-op adds to the things of Paladins, family by family."""

ENTRIES: Mapping[str, Entry] = {entry["id"]: entry for _, entries in MORE for entry in entries}
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

STOCK = Stock("paladins_coop", (*base.FAMILIES.items(), *MORE), PACK_FIELDS)
IDS, NUMBER, FAMILY_OF = STOCK.ids, STOCK.numbers, STOCK.family_of
OWN = {family for family, _ in MORE} - {*base.FAMILIES}
"""The families that Paladins does not have."""
assert len(IDS) == THINGS.count
