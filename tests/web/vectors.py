"""Sentences as the server's side renders them, for the page's side to render alike.

`python tests/web/vectors.py` writes `web/tests/text-vectors.json`.
"""

import json
from itertools import product
from pathlib import Path
from typing import Any

from regnum.kernel.text import LANGUAGES, Catalogue, Message, TextError

FILE = Path(__file__).resolve().parents[2] / "web" / "tests" / "text-vectors.json"

ENTRIES: dict[str, dict[str, Any]] = {
    "en": {
        "plain": "Nothing to see.",
        "value": "{seat} has {n}.",
        "name": "{seat} buys {card:a}, not {other_card}.",
        "no_form": "{card:gen}",
        "words": "{n} {n|card|cards}",
        "counted": "{seat} gains {n*card:a}.",
        "listed": "{seat} discards {card:a}.",
        "listed_counted": "{card*card:a}",
        "people": "{seat} wait.",
        "takes": "{seat} takes {n} from {of_seat}.",
        "takes.you": "You take {n} from {of_seat}.",
        "takes.of_you": "{seat} takes {n} from you.",
        "broken": "a {brace",
        "card.moat": {"name": "Moat", "a": "a Moat", "plural": "Moats"},
        "card.gold": {"name": "Gold", "a": "a Gold", "plural": "Golds"},
        "card.estate": {"name": "Estate", "a": "an Estate", "plural": "Estates"},
    },
    "pl": {
        "plain": "Nic tu nie ma.",
        "value": "{seat} ma {n}.",
        "name": "{seat} kupuje {card:acc}, a nie {other_card:acc}.",
        "no_form": "{card:gen}",
        "words": "{n} {n|karta|karty|kart}",
        "counted": "{seat} dodaje {n*card:acc}.",
        "listed": "{seat} odrzuca {card:acc}.",
        "listed_counted": "{card*card:acc}",
        "people": "Czekają: {seat}.",
        "takes": "{seat} bierze {n} ({of_seat}).",
        "takes.you": "Bierzesz {n} ({of_seat}).",
        "takes.of_you": "{seat} zabiera ci {n}.",
        "broken": "a {brace",
        "card.moat": {"name": "Fosa", "acc": "Fosę", "few": "Fosy", "many": "Fos"},
        "card.gold": {"name": "Złoto", "acc": "Złoto", "few": "karty Złota", "many": "kart Złota"},
        "card.estate": {"name": "Posiadłość", "acc": "Posiadłość", "few": "Posiadłości", "many": "Posiadłości"},
    },
}
NUMBERS = (-1, 0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 102, 112)
LISTS = ([], ["moat"], ["moat", "moat"], ["gold", "moat", "gold"], ["estate", "gold", "moat", "moat"], ["estate"] * 5)

CASES: list[tuple[str, dict[str, Any]]] = [
    ("plain", {}),
    ("card.moat", {}),
    ("value", {"seat": "gold", "n": 3}),
    ("name", {"seat": "Ada", "card": "moat", "other_card": "gold"}),
    ("no_form", {"card": "estate"}),
    ("name", {"seat": "Ada", "card": "moat", "other_card": "gold", "nth": 2}),
    ("people", {"seat": ["Ada", "Ola", "Jan"]}),
    ("people", {"seat": []}),
    *(("words", {"n": n}) for n in NUMBERS),
    *(("counted", {"seat": "Ada", "card": card, "n": n}) for card, n in product(("moat", "estate"), NUMBERS)),
    *(("listed", {"seat": "Ada", "card": cards}) for cards in LISTS),
    *(("listed_counted", {"card": cards}) for cards in LISTS),
    ("value", {"seat": "Ada"}),
    ("words", {"n": "five"}),
    ("name", {"seat": "Ada", "card": "nothing", "other_card": "gold"}),
    ("broken", {}),
    ("unknown", {}),
]

ADDRESSED: list[tuple[str, dict[str, Any], int | None]] = [
    ("takes", {"seat": 0, "of_seat": 1, "n": 2}, 0),
    ("takes", {"seat": 0, "of_seat": 1, "n": 2}, 1),
    ("takes", {"seat": 0, "of_seat": 1, "n": 2}, 2),
    ("takes", {"seat": 0, "of_seat": 1, "n": 2}, None),
    ("value", {"seat": 0, "n": 0}, 0),
]
"""Messages, and who reads them."""


def vectors() -> dict[str, Any]:
    """The catalogue, and for each message what comes of it in each language; null where it must be refused."""
    catalogue = Catalogue(ENTRIES)
    cases = [
        {"key": key, "params": params, **{lang: _said(catalogue, lang, key, params) for lang in LANGUAGES}}
        for key, params in CASES
    ]
    told = [
        {"key": key, "params": params, "reader": reader, "told": catalogue.addressed(Message(key, params), reader).key}
        for key, params, reader in ADDRESSED
    ]
    return {"entries": ENTRIES, "cases": cases, "addressed": told}


def _said(catalogue: Catalogue, lang: str, key: str, params: dict[str, Any]) -> str | None:
    try:
        return catalogue.render(lang, key, params)
    except TextError:
        return None


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
