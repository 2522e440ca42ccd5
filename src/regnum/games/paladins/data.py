"""The data files, the card packs laid over them, and the tables made of both."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from regnum.games.paladins.cards import Cards
from regnum.games.paladins.codes import things
from regnum.games.paladins.declare import ACTION_IDS, ATTRIBUTES, THINGS, TOKENS, WORKERS
from regnum.games.paladins.tables import build_cards
from regnum.games.paladins.text.catalogue import catalogue
from regnum.kernel.datum import Datum
from regnum.kernel.packs import as_text
from regnum.kernel.stock import Changes, Entry, Stock, TablesOf, as_data, read_data, renamed, with_changes

FOLDER = Path(__file__).parent / "data"
TOMESAGA = Path(__file__).parents[1] / "tomesaga" / "data"
NO_MORE: Mapping[str, Sequence[Entry]] = {}
NO_OTHERS: Mapping[str, tuple[Entry, ...]] = {}


read = partial(read_data, FOLDER)

SETUP = read("setup")
COMPONENTS = read("components")
SOLO = read("solo")
_BOARD, _OWN, _SUSPICION = read("main_board"), read("player_board"), read("suspicion_debt")
_KING = read("kings_cards")


def _parts(prefix: str, n: int, entries: list[dict[str, Any]]) -> tuple[Entry, ...]:
    """Parts of a board that have no id of their own get one, counted from 1."""
    return tuple({"id": f"{prefix}_{i + 1}", **entries[i]} for i in range(n))


FAMILIES: Mapping[str, tuple[Entry, ...]] = {
    "paladins": tuple(read("paladins")["cards"]),
    "townsfolk": tuple(read("townsfolk")["cards"]),
    "outsiders": tuple(read("outsiders")["cards"]),
    "walls": tuple(read("walls")["cards"]),
    "tavern": tuple(read("tavern")["cards"]),
    "suspicion": tuple(_SUSPICION["suspicion"]),
    "kings_orders": tuple(_KING["kings_orders"]),
    "kings_favours": tuple(_KING["kings_favours"]),
    "schemes": tuple(SOLO["scheme_cards"]),
    "region_spaces": tuple(_BOARD["region_spaces"]),
    "workers": tuple({**worker, "id": worker["name"]["en"].lower()} for worker in COMPONENTS["workers"]),
    "jar_spaces": tuple(_OWN["absolve_reward_spaces"]),
    "actions": (*_OWN["left_actions"], *_OWN["right_actions"]),
    "attributes": tuple(COMPONENTS["attributes"]),
    "workshop_spaces": tuple(
        {"id": f"{action['id']}_{side}", "action": action["id"], "provenance": "verified"}
        for action in _OWN["right_actions"]
        for side in ("left", "middle")
    ),
    "development": _parts("development", 8, _OWN["development_track"]),
    "jars": _parts(
        "jar", 7, [{"influence": n, "provenance": "verified" if i == 0 else _OWN["absolve_jars"]["provenance"]}
                   for i, n in enumerate(_OWN["absolve_jars"]["influence_required_by_index"])]),
    "townsfolk_slots": _parts("townsfolk_slot", 5, _BOARD["townsfolk_slots"]),
    "tokens": tuple({"id": token, "provenance": "verified"} for token in TOKENS.words),
}  # fmt: skip
"""Everything that a hand or a question can point at, family by family, in the order of all things."""

FILES: Mapping[str, str] = {
    "suspicion": "suspicion_debt", "kings_orders": "kings_cards", "kings_favours": "kings_cards", "schemes": "solo",
    "region_spaces": "main_board", "townsfolk_slots": "main_board", "jar_spaces": "player_board",
    "development": "player_board", "jars": "player_board",
}  # fmt: skip
"""The files of families that have none of their own."""
COUNTED = ("walls", "suspicion", "schemes")
"""Families of which a table has several copies of a card."""

FURTHER: tuple[Entry, ...] = tuple(read_data(TOMESAGA, "extra_townsfolk")["cards"])
"""The Townsfolk that the Tomesaga adds: the last of all things, and after the number of the Paladin in a crew."""
NOBODY: Entry = {"id": "nobody", "discard": [], "recruit_bonus": []}
"""Among Townsfolk the number after the last one stands for the Paladin."""

assert [len(entries) for entries in FAMILIES.values()] == [family.count for family in THINGS.families]
assert tuple(w["id"] for w in COMPONENTS["workers"]) == WORKERS.words[: things.WORKERS]
assert tuple(a["id"] for a in FAMILIES["actions"]) == ACTION_IDS
assert tuple(a["id"] for a in COMPONENTS["attributes"]) == ATTRIBUTES.words

PACK_FIELDS: Mapping[str, Mapping[str, type]] = {
    "paladins": {"workers": list, "boost": dict, "ability": dict},
    "townsfolk": {"discard": list, "recruit_bonus": list, "passive": dict},
    "outsiders": {"faction": str, "attack": list, "convert": list, "endgame": dict},
    "walls": {"effects": list, "endgame_vp": int, "copies": int},
    "tavern": {"workers": list},
    "suspicion": {"tax": int, "copies": int},
    "kings_orders": {},
    "kings_favours": {"worker": str, "cost": list, "effects": list},
    "schemes": {"action": str, "copies": int},
    "region_spaces": {"effects": list, "reward_class": str},
    "jar_spaces": {"effects": list},
    "development": {"effects": list},
    "jars": {"influence": int},
    "townsfolk_slots": {"silver": int, "debt_instead": bool},
}
"""What a card pack may say anew, family by family."""

STOCK = Stock("paladins", (*FAMILIES.items(), ("townsfolk", FURTHER)), PACK_FIELDS)
IDS, NUMBER, FAMILY_OF = STOCK.ids, STOCK.numbers, STOCK.family_of
WORKER_IDS = IDS[things.FIRST_WORKER : things.FIRST_WORKER + things.WORKERS]


@dataclass(frozen=True, eq=False)
class Tables(TablesOf[Cards]):
    """Everything that a table's things are, and how many there are."""

    copies: Mapping[str, tuple[int, ...]]


def tomesaga(options: Mapping[str, Any]) -> bool:
    """Whether the Townsfolk of the Tomesaga are in the game; tables from before there was a choice do not say."""
    return bool(options.get("tomesaga_townsfolk", False))  # TOM-6.9


def tables(options: Mapping[str, Any]) -> Tables:
    """The tables for a choice of settings and a card pack."""
    settings = (options["suspicions"], options["schemes"], options["debt_for_discard"])
    return _tables(*settings, tomesaga(options), as_text(options["pack"]))


@lru_cache(maxsize=32)
def _tables(suspicions: str, schemes: str, debt_for_discard: bool, tomesaga: bool, pack: str | None) -> Tables:
    changes = STOCK.changes(pack)
    more = {"townsfolk": (NOBODY, *FURTHER)} if tomesaga else NO_MORE
    return made_of(suspicions, schemes, debt_for_discard, changes, more)


def made_of(
    suspicions: str,
    schemes: str,
    debt_for_discard: bool,
    changes: Changes,
    more: Mapping[str, Sequence[Entry]] = NO_MORE,
    instead: Mapping[str, tuple[Entry, ...]] = NO_OTHERS,
) -> Tables:
    """The tables with what a card pack changes.

    A mode has `more` things of some families, after those of Paladins, and others `instead` of those of Paladins.
    """
    families = {**FAMILIES, **instead}
    if suspicions != "printed":
        families["suspicion"] = _recounted(families["suspicion"], _SUSPICION["quantity_alternatives"][0]["counts"])
    if schemes != "mixed":
        counts = SOLO["scheme_deck_alternatives"][0]["counts"]
        families["schemes"] = _recounted(families["schemes"], {f"scheme_{key}": n for key, n in counts.items()})
    of = {
        family: as_data(FILES.get(family, family), (*families.get(family, ()), *more.get(family, ())), changes)
        for family in {**families, **more}
    }
    main, own = Datum(_BOARD, "main_board.json", ", "), Datum(_OWN, "player_board.json", ", ")
    cards = build_cards(of, main, own, debt_for_discard)
    entries = {e["id"]: e for each in (*families.values(), FURTHER) for e in with_changes(each, changes)}
    copies = {name: tuple(entries[e["id"]]["copies"] for e in families[name]) for name in COUNTED}
    return Tables(cards, entries, renamed(catalogue(), changes), copies)


def _recounted(entries: tuple[Entry, ...], counts: Mapping[str, int]) -> tuple[Entry, ...]:
    """The same cards in other numbers; the King's Favour Schemes lie on the board and keep theirs."""
    return tuple(
        {**e, "copies": counts.get(e["id"], e["copies"] if e.get("start") not in (None, "deck") else 0)}
        for e in entries
    )
