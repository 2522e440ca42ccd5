"""The data files, the card packs laid over them, and the tables made of both."""

import json
from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import things
from regnum.games.wonderful_kingdom.declare import THINGS
from regnum.games.wonderful_kingdom.tables import build_cards
from regnum.games.wonderful_kingdom.text.catalogue import catalogue, pack_names
from regnum.kernel.datum import in_file
from regnum.kernel.errors import BadData, shown
from regnum.kernel.packs import as_text, check_pack
from regnum.kernel.stock import Entry, Stock, TablesOf, as_data, read_data

FOLDER = Path(__file__).parent / "data"


read = partial(read_data, FOLDER)

FILES: Mapping[str, str] = {
    "developments": "development_cards", "treasures": "treasure_cards", "calamities": "calamity_cards",
    "threats": "threat_cards", "advisors": "advisor_cards", "duchies": "duchy_cards", "quests": "quest_cards",
}  # fmt: skip
FAMILIES: Mapping[str, tuple[Entry, ...]] = {family: tuple(read(file)["cards"]) for family, file in FILES.items()}
DUCHIES, QUESTS = FAMILIES["duchies"], FAMILIES["quests"]
DECKS: Mapping[str, Entry] = {deck["id"]: deck for deck in read("threat_cards")["decks"]}
MEDALS: Mapping[str, Entry] = {table["id"]: table for table in read("medals")["tables"]}

STOCK = Stock("wonderful_kingdom", [(each.many, FAMILIES[each.many]) for each in THINGS.families], {})
"""The cards; duchies and quests are no things that lie or move."""
IDS, NUMBER = STOCK.ids, STOCK.numbers
for _family in THINGS.families:  # the rules know cards by number
    _ids = tuple(card["id"] for card in FAMILIES[_family.many])
    assert len(_ids) == _family.count and _family.ids in ((), _ids)
DUCHY_IDS = tuple(duchy["id"] for duchy in DUCHIES)
QUEST_IDS = tuple(quest["id"] for quest in QUESTS)
MEDAL_TABLES = (*DECKS, "advisors", *QUEST_IDS)
"""What the tables of medals are for, in the order in which the rules count them."""

CHANGEABLE: Mapping[str, Entry] = {c["id"]: c for cards in FAMILIES.values() for c in cards}
"""What a card pack may change."""

PACK_FIELDS: Mapping[str, type] = {
    "name": dict, "forms": dict, "type": str, "copies": int, "cost": dict, "recycle": list, "production": list,
    "construction_bonus": list, "vp": list, "fight_cost": dict, "ability": dict, "sides": dict, "provenance": str,
    "note": str,
}  # fmt: skip


Tables = TablesOf[Cards]


def tables(options: Mapping[str, Any]) -> Tables:
    """The tables for a card pack."""
    text = as_text(options["pack"])
    try:
        return _tables(text)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadData(f"cards: they are not written as they should be ({shown(str(error))}).") from error


@lru_cache(maxsize=32)
def _tables(pack: str | None) -> Tables:
    changes: dict[str, Mapping[str, Any]] = {}
    words = catalogue()
    if pack is not None:
        read_pack = json.loads(pack)
        changes = check_pack(read_pack, "wonderful_kingdom", CHANGEABLE, PACK_FIELDS)
        _check_complete(read_pack, changes)
        words = words.plus(pack_names(changes))
    data = {name: {**card, **changes.get(name, {})} for name, card in CHANGEABLE.items()}
    for i, (name, change) in enumerate(changes.items()):
        _check_fields(f"cards[{i}]", CHANGEABLE[name], change)
    of = {family: as_data(FILES[family], entries, changes) for family, entries in FAMILIES.items()}
    cards = build_cards(of, [in_file("medals.json", name, MEDALS[name]["thresholds"]) for name in MEDAL_TABLES])
    return Tables(cards, data, words)


def _check_complete(pack: Mapping[str, Any], changes: Mapping[str, object]) -> None:
    """A pack that says it holds every reconstructed face must do so."""
    if pack.get("complete") is True:
        for name, card in CHANGEABLE.items():
            if card["provenance"] == "reconstructed" and name not in changes:
                raise BadData(f"cards: the pack says that it is complete, but {name} is missing.")


def _check_fields(place: str, card: Entry, change: Mapping[str, Any]) -> None:
    """A component keeps its fields, and only development cards may change how many copies there are."""
    for key in change:
        if key not in card and key not in ("forms", "note"):
            raise BadData(f"{place}.{key}: {card['id']} has no such field.")
        if key == "copies" and card["id"] not in IDS[: things.DEVELOPMENTS] and change[key] != card["copies"]:
            raise BadData(f"{place}.copies: there are {card['copies']} of {card['id']}, not {shown(change[key])}.")
