"""Dominion's data files, the card packs laid over them, and the tables made of both."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

from regnum.games.dominion.cards import Cards
from regnum.games.dominion.tables import build_cards
from regnum.games.dominion.text.catalogue import catalogue
from regnum.kernel.errors import BadData, shown
from regnum.kernel.packs import as_text
from regnum.kernel.stock import Stock, TablesOf, as_data, read_data, renamed

FOLDER = Path(__file__).parent / "data"


read = partial(read_data, FOLDER)

CARDS: tuple[Mapping[str, Any], ...] = tuple(read("cards")["cards"])
KINGDOMS: Mapping[str, Mapping[str, Any]] = {k["id"]: k for k in read("kingdoms")["kingdoms"]}
SETUP = read("setup")
BASICS = tuple(card["id"] for card in CARDS if card["kind"] == "basic")

STOCK = Stock(
    "dominion", [("cards", CARDS)],
    {"cards": {"cost": int, "types": list, "effects": list, "coin_value": int, "vp": dict}},
)  # fmt: skip
IDS, NUMBER = STOCK.ids, STOCK.numbers
AS_PRINTED: Mapping[str, Any] = {"texts": "1e", "pack": None}
"""The options of the cards as they were first printed."""


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


@dataclass(frozen=True, eq=False)
class Tables(TablesOf[Cards]):
    """Everything that a table's cards are, and by which edition they read."""

    edition: str


def tables(options: Mapping[str, Any]) -> Tables:
    """The tables for a choice of card texts and a card pack."""
    text = as_text(options["pack"])
    try:
        return _tables(options["texts"], text)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadData(f"cards: they are not written as they should be ({shown(str(error))}).") from error


@lru_cache(maxsize=32)
def _tables(texts: str, pack: str | None) -> Tables:
    changes = STOCK.changes(pack)
    cards = build_cards(as_data("cards", CARDS, changes), texts == "2e")
    return Tables(cards, STOCK.changed(changes), renamed(catalogue(), changes), texts)
