"""The data files, the card packs laid over them, and the tables made of both."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from regnum.games.architects.cards import Cards
from regnum.games.architects.codes import opponents, prices, settings
from regnum.games.architects.declare import GOODS, LOCATION_IDS, OPPONENTS, SKILLS, THINGS
from regnum.games.architects.tables import build_cards
from regnum.games.architects.text.catalogue import FORMS, TOMESAGA, catalogue, read
from regnum.kernel.datum import Datum
from regnum.kernel.packs import as_text
from regnum.kernel.spec import Values
from regnum.kernel.stock import Changes, Entry, Stock, TablesOf, as_data, read_data, renamed

SETUP = read("setup")
GUILDHALL = read("guildhall")
SOLO = read("solo")
_BOARDS, _FURTHER = read("player_boards"), read_data(TOMESAGA, "extra_player_boards")
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

STANDARD_BOARDS = len(_BOARDS["standard_side"])
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


STOCK = Stock("architects", FAMILIES.items(), PACK_FIELDS)
IDS, NUMBER, FAMILY_OF = STOCK.ids, STOCK.numbers, STOCK.family_of
Tables = TablesOf[Cards]


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
    return made_of(refresh_icons, STOCK.changes(pack))


def made_of(refresh_icons: bool, changes: Changes, more: Sequence[Entry] = (), **otherwise: Any) -> Tables:
    """The tables with what a card pack changes; a mode has more Apprentices, and some numbers otherwise."""
    families = {**FAMILIES, "apprentices": (*FAMILIES["apprentices"], *more)}
    of = {family: as_data(FILES.get(family, family), entries, changes) for family, entries in families.items()}
    names = ("virtue_track", "cathedral", "guildhall", "setup", "black_market_cards", "reward_cards", "solo")
    files = {name: Datum(read(name), f"{name}.json", ", ") for name in names}
    cards = build_cards(of, files, refresh_icons, otherwise)
    return Tables(cards, STOCK.changed(changes), renamed(catalogue(), changes, FORMS))


def opponent(seats: int, options: Values) -> int:
    """Who plays from the Scheme cards at a table of so many seats."""  # ARC-16.1, ARC-16.20
    if seats > 2:
        return opponents.NONE
    return OPPONENTS[options["opponent" if seats == 1 else "opponent_of_two"]]


def how(options: Values) -> int:
    """How a table is set up, as the rules take it."""
    variable = options["setup"] == "variable"
    return (
        (settings.VARIABLE if variable else 0)
        | (settings.CHOSEN if options["boards"] == "chosen" else 0)
        | (settings.PROMO_BOARDS if options["promo_boards"] else 0)
        | (settings.TOMESAGA_BOARDS if tomesaga(options) else 0)
        | (settings.FREE_APPRENTICE if options["free_starting_apprentice"] else 0)
    )


def tomesaga(options: Values) -> bool:
    """Whether the Tomesaga's boards are in the game; tables from before there was a choice do not say."""
    return bool(options.get("tomesaga_boards", False))  # TOM-6.1
