"""The data files, the card packs laid over them, and the tables made of both."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from regnum.games.architects.cards import Cards
from regnum.games.architects.codes import prices
from regnum.games.architects.declare import GOODS, LOCATION_IDS, OPPONENTS, SKILLS, THINGS
from regnum.games.architects.tables import build_cards
from regnum.games.architects.text.catalogue import TOMESAGA, catalogue, forms_of, read
from regnum.kernel.datum import Datum, card_datum
from regnum.kernel.errors import BadData, shown
from regnum.kernel.packs import as_text, check_pack, is_a
from regnum.kernel.text import LANGUAGES, Catalogue

Entry = Mapping[str, Any]
Changes = Mapping[str, Mapping[str, Any]]
"""What a card pack says anew, by thing."""

SETUP = read("setup")
GUILDHALL = read("guildhall")
SOLO = read("solo")
_BOARDS, _FURTHER = read("player_boards"), read("extra_player_boards", TOMESAGA)
_TOWN = {place["id"]: place for place in read("board")["locations"]}
_WORDS = {term["id"]: term for term in read("terms")["terms"]}
WORKERS = len(THINGS["workers"])
"""Colours of Workers: those of five players, and an opponent's."""
TOKENS = ("tax", "virtue", "cathedral", "debt", "paid_debt")

FAMILIES: Mapping[str, tuple[Entry, ...]] = {
    "apprentices": tuple(read("apprentices")["cards"]),
    "buildings": tuple(read("buildings")["cards"]),
    "market_cards": tuple(read("black_market_cards")["cards"]),
    "rewards": tuple(read("reward_cards")["cards"]),
    "schemes": tuple(SOLO["schemes"]),
    "locations": tuple(_TOWN[place] for place in LOCATION_IDS),
    "goods": tuple(_WORDS[good] for good in GOODS.words),
    "tokens": tuple({"provenance": "verified", **_WORDS.get(token, {}), "id": token} for token in TOKENS),
    "workers": tuple({**_WORDS["worker"], "id": f"worker_{i + 1}", "colour": i} for i in range(WORKERS)),
    "skills": tuple(_WORDS[skill] for skill in SKILLS.words),
    "boards": (*_BOARDS["standard_side"], *_BOARDS["variable_side"], *_FURTHER["boards"]),
}
"""Everything that a hand or a question can point at, family by family, in the order of all things."""

FILES: Mapping[str, str] = {
    "market_cards": "black_market_cards", "rewards": "reward_cards", "schemes": "solo", "locations": "board",
    "goods": "terms", "tokens": "terms", "workers": "terms", "skills": "terms", "boards": "player_boards",
}  # fmt: skip
"""The files of families that have none of their own."""

ENTRIES: tuple[Entry, ...] = tuple(entry for entries in FAMILIES.values() for entry in entries)
IDS: tuple[str, ...] = tuple(entry["id"] for entry in ENTRIES)
NUMBER: Mapping[str, int] = {name: i for i, name in enumerate(IDS)}
FAMILY_OF: Mapping[str, str] = {entry["id"]: family for family, entries in FAMILIES.items() for entry in entries}
STANDARD_BOARDS = len(_BOARDS["standard_side"])
assert len(NUMBER) == len(IDS)
assert [len(entries) for entries in FAMILIES.values()] == [family.count for family in THINGS.families]
assert prices.TRADES_OF + len(FAMILIES["apprentices"]) == prices.COUNT
assert ("none", *(each["id"] for each in SOLO["opponents"])) == OPPONENTS.words

PACK_FIELDS: Mapping[str, Mapping[str, type]] = {
    "apprentices": {"skills": list, "hire_virtue": int, "location": str, "ability": dict},
    "buildings": {"vp": int, "cost": list, "skills": list, "build_virtue": int, "timing": str, "effects": list},
    "market_cards": {"small_side": list, "large_side": list},
    "rewards": {"effects": list},
    "schemes": {"place": str, "steps": list},
    "boards": {"start": dict, "ability": list},
}
"""What a card pack may say anew, family by family."""


@dataclass(frozen=True, eq=False)
class Tables:
    """Everything that a table's things are: their numbers, how many there are, and what they are called."""

    cards: Cards
    data: tuple[Entry, ...]
    catalogue: Catalogue


def in_play(family: str, promo: bool) -> list[int]:
    """The cards of a family in every copy, those of the promo set only if they are wanted."""  # ARC-1.2, ARC-1.7
    entries = FAMILIES[family]
    return [
        c for c, e in enumerate(entries) if promo or e.get("set", "base") == "base" for _ in range(e.get("copies", 1))
    ]


def tables(options: Mapping[str, Any]) -> Tables:
    """The tables for a choice of settings and a card pack."""
    return _tables(options["guildhall_apprentice_refresh"], as_text(options["pack"]))


@lru_cache(maxsize=32)
def _tables(refresh_icons: bool, pack: str | None) -> Tables:
    return made_of(refresh_icons, checked(pack, "architects", FAMILY_OF, PACK_FIELDS))


def made_of(refresh_icons: bool, changes: Changes, more: Sequence[Entry] = (), **otherwise: Any) -> Tables:
    """The tables with what a card pack changes; a mode has more Apprentices, and some numbers otherwise."""
    families = {
        family: tuple({**entry, **changes.get(entry["id"], {})} for entry in entries)
        for family, entries in {**FAMILIES, "apprentices": (*FAMILIES["apprentices"], *more)}.items()
    }
    words = catalogue().plus({lang: names_of(changes, lang) for lang in LANGUAGES}) if changes else catalogue()
    of = {
        family: [card_datum(f"{FILES.get(family, family)}.json", entry, changes) for entry in entries]
        for family, entries in families.items()
    }
    names = ("virtue_track", "cathedral", "guildhall", "setup", "black_market_cards", "reward_cards", "solo")
    files = {name: Datum(read(name), f"{name}.json", ", ") for name in names}
    return Tables(
        build_cards(of, files, refresh_icons, otherwise), tuple(e for each in families.values() for e in each), words
    )


def checked(
    pack: str | None, game: str, family_of: Mapping[str, str], fields: Mapping[str, Mapping[str, type]]
) -> dict[str, Mapping[str, Any]]:
    """The changes a pack makes to a game, by thing; raises BadData with place and reason."""
    if pack is None:
        return {}
    shared: dict[str, type] = {"name": dict, "forms": dict, "provenance": str}
    every: dict[str, type] = {key: object for family in fields.values() for key in family}
    ids = [thing for thing, family in family_of.items() if family in fields]
    changes = check_pack(json.loads(pack), game, ids, {**shared, **every})
    for i, (thing, change) in enumerate(changes.items()):
        allowed = {**shared, **fields[family_of[thing]]}
        for key, value in change.items():
            if key not in allowed:
                raise BadData(f"{thing}.{key}: it has no such field; it has {', '.join(allowed)}.")
            if not is_a(allowed[key], value):
                raise BadData(f"cards[{i}].{key}: must be {allowed[key].__name__}, not {shown(value)}.")
    return changes


def names_of(changes: Changes, lang: str) -> dict[str, Mapping[str, str]]:
    """What the changed things are called; forms that the pack does not give fall back to the plain name."""
    return {f"card.{thing}": forms_of(change, lang) for thing, change in changes.items() if "name" in change}


def provenance() -> Counter[str]:
    """How many things are known how well."""
    return Counter(entry["provenance"] for entry in ENTRIES if "provenance" in entry)
