"""Dominion's data files, the card packs laid over them, and the tables made of both."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from regnum.games.dominion.cards import Cards
from regnum.games.dominion.tables import build_cards
from regnum.games.dominion.text.catalogue import catalogue
from regnum.kernel.datum import card_datum
from regnum.kernel.errors import BadData, shown
from regnum.kernel.packs import as_text, check_pack
from regnum.kernel.text import LANGUAGES, Catalogue

FOLDER = Path(__file__).parent / "data"


def read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return data


CARDS: tuple[Mapping[str, Any], ...] = tuple(read("cards")["cards"])
IDS: tuple[str, ...] = tuple(card["id"] for card in CARDS)
NUMBER: Mapping[str, int] = {card: i for i, card in enumerate(IDS)}
KINGDOMS: Mapping[str, Mapping[str, Any]] = {k["id"]: k for k in read("kingdoms")["kingdoms"]}
SETUP = read("setup")
BASICS = tuple(card["id"] for card in CARDS if card["kind"] == "basic")

PACK_FIELDS: Mapping[str, type] = {"name": dict, "cost": int, "types": list, "effects": list, "forms": dict,
                                   "coin_value": int, "vp": dict, "provenance": str}  # fmt: skip


def kingdom_cards(edition: str) -> tuple[str, ...]:
    """The Kingdom cards that an edition may use."""  # DOM-13.1, DOM-13.11
    return tuple(
        card["id"]
        for card in CARDS
        if card["kind"] == "kingdom" and (edition == "mixed" or edition in card["editions"])
    )


@cache
def pile_size(card: str, seats: int) -> int:
    """How many copies of a card the supply begins with."""  # DOM-2.6 to DOM-2.10
    data = CARDS[NUMBER[card]]
    for entry in SETUP["pile_sizes"]:
        pile = entry["pile"]
        if pile == card or (
            isinstance(pile, dict)
            and data["kind"] == pile["kind"]
            and ("type" not in pile or pile["type"] in data["types"])
            and ("not_type" not in pile or pile["not_type"] not in data["types"])
        ):
            size: int = entry["by_players"][str(seats)]
            return size
    raise BadData(f"setup.json names no pile for {card!r}")


@dataclass(frozen=True)
class Tables:
    """Everything that a table's cards are: their numbers, and what they are called."""

    cards: Cards
    data: tuple[Mapping[str, Any], ...]
    catalogue: Catalogue


def tables(texts: str, pack: Mapping[str, Any] | None) -> Tables:
    """The tables for a choice of card texts and a card pack."""
    text = as_text(pack)
    try:
        return _tables(texts, text)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadData(f"cards: they are not written as they should be ({shown(str(error))}).") from error


@lru_cache(maxsize=32)
def _tables(texts: str, pack: str | None) -> Tables:
    data, words = CARDS, catalogue()
    changes: dict[str, Mapping[str, Any]] = {}
    if pack is not None:
        changes = check_pack(json.loads(pack), "dominion", IDS, PACK_FIELDS)
        data = tuple({**card, **changes.get(card["id"], {})} for card in CARDS)
        words = words.plus({lang: _names(changes, lang) for lang in LANGUAGES})
    deck = [card_datum("cards.json", card, changes) for card in data]
    return Tables(build_cards(deck, texts == "2e"), data, words)


def _names(changes: Mapping[str, Mapping[str, Any]], lang: str) -> dict[str, Mapping[str, str]]:
    """What the changed cards are called; forms that the pack does not give fall back to the plain name."""
    return {
        f"card.{card}": {"name": change["name"][lang], **change.get("forms", {}).get(lang, {})}
        for card, change in changes.items()
        if "name" in change
    }
