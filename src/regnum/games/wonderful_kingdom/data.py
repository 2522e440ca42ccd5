"""The data files, the card packs laid over them, and the tables made of both."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import things
from regnum.games.wonderful_kingdom.declare import THINGS
from regnum.games.wonderful_kingdom.tables import build_cards
from regnum.games.wonderful_kingdom.text.catalogue import catalogue, pack_names
from regnum.kernel.datum import Datum, card_datum, in_file
from regnum.kernel.errors import BadData, shown
from regnum.kernel.packs import as_text, check_pack
from regnum.kernel.text import Catalogue

FOLDER = Path(__file__).parent / "data"


def read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return data


Component = Mapping[str, Any]

DEVELOPMENTS: tuple[Component, ...] = tuple(read("development_cards")["cards"])
TREASURES: tuple[Component, ...] = tuple(read("treasure_cards")["cards"])
CALAMITIES: tuple[Component, ...] = tuple(read("calamity_cards")["cards"])
THREAT_CARDS: tuple[Component, ...] = tuple(read("threat_cards")["cards"])
ADVISORS: tuple[Component, ...] = tuple(read("advisor_cards")["cards"])
DUCHIES: tuple[Component, ...] = tuple(read("duchy_cards")["cards"])
QUESTS: tuple[Component, ...] = tuple(read("quest_cards")["cards"])
DECKS: Mapping[str, Component] = {deck["id"]: deck for deck in read("threat_cards")["decks"]}
MEDALS: Mapping[str, Component] = {table["id"]: table for table in read("medals")["tables"]}

CARDS: tuple[Component, ...] = (*DEVELOPMENTS, *TREASURES, *CALAMITIES, *THREAT_CARDS, *ADVISORS)
IDS: tuple[str, ...] = tuple(card["id"] for card in CARDS)
NUMBER: Mapping[str, int] = {card: i for i, card in enumerate(IDS)}
DUCHY_IDS = tuple(duchy["id"] for duchy in DUCHIES)
QUEST_IDS = tuple(quest["id"] for quest in QUESTS)
MEDAL_TABLES = (*DECKS, "advisors", *QUEST_IDS)
"""What the tables of medals are for, in the order in which the rules count them."""

CHANGEABLE: Mapping[str, Component] = {c["id"]: c for c in (*CARDS, *DUCHIES, *QUESTS)}
"""What a card pack may change."""

PACK_FIELDS: Mapping[str, type] = {
    "name": dict, "forms": dict, "type": str, "copies": int, "cost": dict, "recycle": list, "production": list,
    "construction_bonus": list, "vp": list, "fight_cost": dict, "ability": dict, "sides": dict, "provenance": str,
    "note": str,
}  # fmt: skip


def check_numbers() -> None:
    """The rules know cards by number; the data must agree."""
    for family, cards in zip(
        THINGS.families, (DEVELOPMENTS, TREASURES, CALAMITIES, THREAT_CARDS, ADVISORS), strict=True
    ):
        ids = tuple(card["id"] for card in cards)
        if len(ids) != family.count or family.ids not in ((), ids):
            raise BadData(f"There must be {family.count} {family.many} as declared, not {', '.join(ids)}.")


@dataclass(frozen=True)
class Tables:
    """Everything that a table's components are: their numbers, and what they are called."""

    cards: Cards
    data: Mapping[str, Component]
    """Every component by its id, as the pack leaves it."""
    catalogue: Catalogue


def tables(pack: Mapping[str, Any] | None) -> Tables:
    """The tables for a card pack."""
    text = as_text(pack)
    try:
        return _tables(text)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadData(f"cards: they are not written as they should be ({shown(str(error))}).") from error


@lru_cache(maxsize=32)
def _tables(pack: str | None) -> Tables:
    check_numbers()
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

    def read_all(components: tuple[Component, ...], file: str) -> list[Datum]:
        return [card_datum(file, data[component["id"]], changes) for component in components]

    of = {
        "developments": read_all(DEVELOPMENTS, "development_cards.json"),
        "treasures": read_all(TREASURES, "treasure_cards.json"),
        "calamities": read_all(CALAMITIES, "calamity_cards.json"),
        "threats": read_all(THREAT_CARDS, "threat_cards.json"),
        "advisors": read_all(ADVISORS, "advisor_cards.json"),
        "duchies": read_all(DUCHIES, "duchy_cards.json"),
        "quests": read_all(QUESTS, "quest_cards.json"),
    }
    cards = build_cards(of, [in_file("medals.json", name, MEDALS[name]["thresholds"]) for name in MEDAL_TABLES])
    return Tables(cards, data, words)


def _check_complete(pack: Mapping[str, Any], changes: Mapping[str, object]) -> None:
    """A pack that says it holds every reconstructed face must do so."""
    if pack.get("complete") is True:
        for name, card in CHANGEABLE.items():
            if card["provenance"] == "reconstructed" and name not in changes:
                raise BadData(f"cards: the pack says that it is complete, but {name} is missing.")


def _check_fields(place: str, card: Component, change: Mapping[str, Any]) -> None:
    """A component keeps its fields, and only development cards may change how many copies there are."""
    for key in change:
        if key not in card and key not in ("forms", "note"):
            raise BadData(f"{place}.{key}: {card['id']} has no such field.")
        if key == "copies" and card["id"] not in IDS[: things.DEVELOPMENTS] and change[key] != card["copies"]:
            raise BadData(f"{place}.copies: there are {card['copies']} of {card['id']}, not {shown(change[key])}.")
