"""The data files, the card packs laid over them, and the tables made of both."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from regnum.games.viscounts.cards import Cards
from regnum.games.viscounts.codes import limits, things
from regnum.games.viscounts.declare import ACTIONS, GOODS, ICONS, RIBBONS, SLOTS, THINGS, TOKENS
from regnum.games.viscounts.tables import build_cards
from regnum.games.viscounts.text.catalogue import catalogue
from regnum.kernel.datum import Datum, card_datum
from regnum.kernel.packs import as_text
from regnum.kernel.stock import Changes, Entry, Stock, TablesOf, read_data, renamed, with_changes

FOLDER = Path(__file__).parent / "data"
TOMESAGA = Path(__file__).parents[1] / "tomesaga" / "data"
NO_MORE: Mapping[str, Sequence[Entry]] = {}


read = partial(read_data, FOLDER)

_SEGMENTS: list[dict[str, Any]] = read("main_board")["segments"]
_RULES, _BONUS, _DEBTS, _SCHEMES = read("rules_tables"), read("bonus_cards"), read("debts_deeds"), read("solo_schemes")
FIRST_SPOT = {"B": 0, "A": limits.FIRST_SPOT_A}
SPOTS = {"B": limits.SPOTS_B, "A": limits.SPOTS_A}


def _printed_folk() -> Iterator[Entry]:
    """The Townsfolk printed on the segments: they can be dismissed, never hired."""  # VIS-9.7, VIS-14.3
    for segment in _SEGMENTS:
        card = segment["townsfolk_pile"]["printed_townsfolk"]
        yield {**card, "kind": "printed", "on_recruit_or_dismiss": card["on_dismiss"], "ability": {"timing": "none"}}


def _towns() -> Iterator[Entry]:
    """Three for each segment: outer left, outer right, inner."""  # VIS-1.8
    for segment in _SEGMENTS:
        for name, town in segment["towns"].items():
            yield {"id": name, "provenance": segment["provenance"], **town}


def _spots() -> Iterator[Entry]:
    """The building spots of side B, then those of side A."""
    for side in ("B", "A"):
        for segment in _SEGMENTS:
            known = segment["sides"][side]["spots_provenance"]
            for spot in segment["sides"][side]["building_spots"]:
                yield {"provenance": known, "segment": segment["id"], "side": side, **spot}


def _links() -> Iterator[Entry]:
    """The links in the order of the spots from which they lead clockwise; `from` is that spot's number."""  # VIS-11.8
    for side in ("B", "A"):
        for k, segment in enumerate(_SEGMENTS):
            known = segment["sides"][side]["spots_provenance"]
            for link in segment["sides"][side]["links"]:
                spot = FIRST_SPOT[side] + k * SPOTS[side] + link["from_index"] - 1
                yield {"provenance": known, "segment": segment["id"], "side": side, "from": spot, **link}


def _named(entries: list[dict[str, Any]], ids: tuple[str, ...]) -> tuple[Entry, ...]:
    """These entries, in this order."""
    found = {entry["id"]: {"provenance": "verified", **entry} for entry in entries}
    return tuple(found[name] for name in ids)


def _tokens() -> tuple[Entry, ...]:
    terms = {entry["id"]: entry for entry in read("terms")["terms"]}
    known = {
        **terms,
        "castle_leader": _BONUS["castle_leader"],
        **{k: _DEBTS[k] for k in ("debt", "deed", "poverty", "prosperity")},
    }
    for token, front in (("paid_debt", "debt"), ("approved_deed", "deed")):
        known[token] = {"provenance": _DEBTS[front]["provenance"], **_DEBTS[front]["back"], "id": token}
    return tuple({**known[token], "id": token} for token in TOKENS)


FAMILIES: Mapping[str, tuple[Entry, ...]] = {
    "townsfolk": (
        *read("townsfolk_neutral")["cards"], *_printed_folk(), *read("townsfolk_starting")["cards"],
        *read("townsfolk_heroes")["cards"], *read_data(TOMESAGA, "extra_heroes")["cards"],
    ),
    "manuscripts": (
        *read("manuscripts")["tiles"],
        *({**segment["manuscript_pile"]["printed_manuscript"], "end_score": None} for segment in _SEGMENTS),
    ),
    "player_cards": tuple(read("player_cards")["cards"]),
    "favours": _named(_BONUS["church_favour"], tuple(f"church_favour_{ribbon}" for ribbon in RIBBONS.words)),
    "schemes": tuple(_SCHEMES["cards"]),
    "ai_boards": tuple(read("solo_ai_boards")["boards"]),
    "segments": tuple(_SEGMENTS),
    "towns": tuple(_towns()),
    "spots": tuple(_spots()),
    "links": tuple(_links()),
    "sections": tuple(read("castle")["sections_clockwise"]),
    "slots": _named(read("player_board")["building_slots"], SLOTS.words),
    "goods": _named(_RULES["currencies"], GOODS.words),
    "icons": _named(_RULES["icons"], ICONS.words),
    "actions": _named(_RULES["actions"], ACTIONS.words),
    "tokens": _tokens(),
}  # fmt: skip
"""Everything that a hand or a question can point at, family by family, in the order of all things."""

OPPONENTS: tuple[str, ...] = tuple(board["id"] for board in FAMILIES["ai_boards"])
DIFFICULTIES: Mapping[str, int] = {
    level["id"]: level["extra_future_in_start_deck"] for level in read("solo_ai_boards")["difficulty"]
}
"""How many Future Schemes are dealt into the solo opponent's draw pile."""

FILES: Mapping[str, str] = {
    "favours": "bonus_cards", "schemes": "solo_schemes", "ai_boards": "solo_ai_boards", "segments": "main_board",
    "towns": "main_board", "spots": "main_board", "links": "main_board", "sections": "castle", "slots": "player_board",
    "goods": "rules_tables", "icons": "rules_tables", "actions": "rules_tables", "tokens": "debts_deeds",
}  # fmt: skip
"""The files of families that have none of their own; Townsfolk have one for each kind."""
WHOLE = ("player_board", "castle", "bonus_cards", "debts_deeds", "rules_tables", "solo_ai_boards")
"""The files from which tables are read that are no things."""

assert [len(entries) for entries in FAMILIES.values()] == [family.count for family in THINGS.families]

PACK_FIELDS: Mapping[str, Mapping[str, type]] = {
    "townsfolk": {"silver": int, "icons": dict, "on_recruit_or_dismiss": list, "ability": dict},
    "manuscripts": {"cost": int, "immediate": list, "end_score": dict},
    "player_cards": {"start_town": int, "gain": list, "extra": list, "extra_where": str},
    "favours": {"vp": int, "icons": dict},
    "schemes": {"icons": dict, "steps": list, "last_step_first_possible": list},
    "ai_boards": {"resource_preference": list, "building_slots": list, "start": list, "printed_slot_icons": dict},
    "towns": {"trade": dict},
    "spots": {"effect": list},
    "links": {"effect": list},
    "sections": {"tier_2_effect": list},
    "slots": {"uncovered": dict},
}
"""What a card pack may say anew, family by family."""


STOCK = Stock("viscounts", FAMILIES.items(), PACK_FIELDS)
IDS, NUMBER, FAMILY_OF = STOCK.ids, STOCK.numbers, STOCK.family_of
Tables = TablesOf[Cards]


def tables(options: Mapping[str, Any]) -> Tables:
    """The tables for a choice of settings and a card pack."""
    return _tables(as_text(options["pack"]))


@lru_cache(maxsize=32)
def _tables(pack: str | None) -> Tables:
    return made_of(STOCK.changes(pack))


def made_of(changes: Changes, more: Mapping[str, Sequence[Entry]] = NO_MORE) -> Tables:
    """The tables with what a card pack changes; a mode has more families."""
    families = {family: with_changes(entries, changes) for family, entries in {**FAMILIES, **more}.items()}
    of = {
        family: [card_datum(f"{file_of(family, entry)}.json", entry, changes) for entry in entries]
        for family, entries in families.items()
    }
    cards = build_cards(of, {name: Datum(read(name), f"{name}.json", ", ") for name in WHOLE})
    entries = {entry["id"]: entry for each in families.values() for entry in each}
    return Tables(cards, entries, renamed(catalogue(), changes))


def file_of(family: str, entry: Entry) -> str:
    """The data file in which a thing stands."""
    if family != "townsfolk":
        return FILES.get(family, family)
    if entry.get("set") == "tomesaga":
        return "extra_heroes"
    return {"hero": "townsfolk_heroes", "printed": "main_board"}.get(entry["kind"], f"townsfolk_{entry['kind']}")


def heroes(tomesaga: bool) -> range:
    """The Heroes from whom the pairs are drawn: ten, or also the six of the Tomesaga."""  # VIS-2.10, TOM-6.9
    return range(limits.FIRST_HERO, things.TOWNSFOLK if tomesaga else limits.FIRST_TOMESAGA_HERO)


def tomesaga(options: Mapping[str, Any]) -> bool:
    """Whether the Heroes of the Tomesaga are in the game; tables from before there was a choice do not say."""
    return bool(options.get("tomesaga_heroes", False))  # TOM-6.9
