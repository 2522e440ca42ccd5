"""The sentences of Architects with the names that its data give to cards, boards, locations and goods."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from regnum.kernel.text import LANGUAGES, Catalogue, Forms

HERE = Path(__file__).parent
DATA = HERE.parent / "data"
TOMESAGA = HERE.parents[1] / "tomesaga" / "data"
"""What the Tomesaga adds to the game."""
Entry = Mapping[str, Any]
FORMS = {"en": ("a", "plural", "at", "to"), "pl": ("acc", "gen", "few", "many", "at", "to")}
"""The forms that sentences ask for; a name without one is said as it is."""


COLOURS = 6
"""Of Workers: those of five players, and an opponent's."""


@cache
def catalogue() -> Catalogue:
    """Sentences from `en.json` and `pl.json`; names from the data."""
    base = Catalogue.load(HERE / "en.json", HERE / "pl.json")
    names: dict[str, dict[str, Forms]] = {lang: {} for lang in LANGUAGES}
    for entry in named():
        for lang in LANGUAGES:
            names[lang][f"card.{entry['id']}"] = forms_of(entry, lang)
    return base.plus(names)


def forms_of(entry: Entry, lang: str) -> Forms:
    """A name in all its forms."""
    name = entry["name"][lang]
    given = entry.get("forms", {}).get(lang, {})
    return {"name": name, **{form: given.get(form, name) for form in FORMS[lang]}}


def read(name: str, folder: Path = DATA) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return data


def named() -> Iterator[Entry]:
    """Everything that the data name and a sentence can speak of."""
    for file in ("apprentices", "buildings", "black_market_cards", "reward_cards"):
        yield from read(file)["cards"]
    solo, boards = read("solo"), read("player_boards")
    yield from (*solo["schemes"], *solo["opponents"], *boards["standard_side"], *boards["variable_side"])
    yield from read("extra_player_boards", TOMESAGA)["boards"]
    yield from read("board")["locations"]
    terms = {term["id"]: term for term in read("terms")["terms"]}
    yield from (*terms.values(), *({**terms["worker"], "id": f"worker_{i + 1}"} for i in range(COLOURS)))
    paid = read("debt_cards")["cards"][0]["paid_side"]["name"]
    debt = terms["debt"]["name"]
    yield {"id": "paid_debt", "name": {"en": f"{paid['en']} {debt['en']}", "pl": f"{paid['pl']} {debt['pl']}"}}
