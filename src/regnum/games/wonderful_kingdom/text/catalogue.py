"""The sentences of the game with the names that its data give to cards, duchies, quests, decks and resources."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from regnum.kernel.stock import read_data
from regnum.kernel.text import LANGUAGES, Catalogue, Forms

HERE = Path(__file__).parent
DATA = HERE.parent / "data"
_read = partial(read_data, DATA)
CARD_FILES = ("development_cards", "treasure_cards", "calamity_cards", "threat_cards", "advisor_cards")


@cache
def catalogue() -> Catalogue:
    """Sentences from `en.json` and `pl.json`; names from the data, their cases from `forms.json`."""
    forms = json.loads((HERE / "forms.json").read_text(encoding="utf-8"))
    names: dict[str, dict[str, str | Forms]] = {lang: {} for lang in LANGUAGES}

    def add(kind: str, things: list[dict[str, Any]]) -> None:
        for thing in things:
            for lang in LANGUAGES:
                names[lang][f"{kind}.{thing['id']}"] = _forms(
                    thing["name"][lang], forms.get(f"{kind}.{thing['id']}", {}).get(lang, {}), kind, lang
                )
                if kind in COUNTED:
                    names[lang][f"number.{thing['id']}"] = thing["name"][lang]

    for file in CARD_FILES:
        add("card", _read(file)["cards"])
    add("duchy", _read("duchy_cards")["cards"])
    quests = _read("quest_cards")["cards"]
    add("quest", quests)
    add("step", [step for quest in quests for side in quest["sides"].values() for step in side["steps"]])
    add("deck", _read("threat_cards")["decks"])
    resources = _read("resources")
    add("resource", [*resources["resources"], *resources["tokens"]])
    add("type", resources["card_types"])
    return Catalogue.load(HERE / "en.json", HERE / "pl.json").plus(names)


COUNTED = ("duchy", "step", "resource", "type")
"""What numbers and their terms are named after."""
NEEDED = {("card", "pl"): ("acc", "few", "many"), ("card", "en"): ("plural",)}


def _forms(name: str, given: Mapping[str, str], kind: str, lang: str) -> Forms:
    """A name with its forms; where none is given (a card of one copy is never counted) the name stands for it."""
    if kind == "resource":
        return {"name": name, "low": name.lower()}  # inside a sentence
    return {"name": name, **{form: given.get(form, name) for form in NEEDED.get((kind, lang), ())}}


def pack_names(changes: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, str | Forms]]:
    """What the components changed by a pack are called."""
    out: dict[str, dict[str, str | Forms]] = {lang: {} for lang in LANGUAGES}
    known = catalogue().entries["en"]
    for name, change in changes.items():
        if "name" in change:
            kind = next(kind for kind in ("card", "duchy", "quest") if f"{kind}.{name}" in known)
            for lang in LANGUAGES:
                given = change.get("forms", {}).get(lang, {})
                out[lang][f"{kind}.{name}"] = _forms(change["name"][lang], given, kind, lang)
                if kind in COUNTED:
                    out[lang][f"number.{name}"] = change["name"][lang]
    return out
