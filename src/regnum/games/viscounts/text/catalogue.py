"""The sentences of Viscounts with the names that its data give to cards, tiles and parts of the boards."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from regnum.kernel.text import LANGUAGES, Catalogue, Forms

HERE = Path(__file__).parent
DATA = HERE.parent / "data"
FORMS = {"en": ("a", "plural", "at", "to"), "pl": ("acc", "gen", "few", "many", "at", "to")}
"""What sentences need; where the data give a name no such form, it is the name."""


@cache
def catalogue() -> Catalogue:
    """Sentences from `en.json` and `pl.json`; names from the data."""
    base = Catalogue.load(HERE / "en.json", HERE / "pl.json")
    names: dict[str, dict[str, Forms]] = {lang: {} for lang in LANGUAGES}
    for thing, entry in _named():
        for lang in LANGUAGES:
            name = entry["name"][lang]
            forms = {**dict.fromkeys(FORMS[lang], name), **entry.get("forms", {}).get(lang, {}), "name": name}
            names[lang][f"card.{thing}"] = forms
    return base.plus(names)


def _named() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Everything that the data name, by its id."""
    for file in sorted(DATA.glob("*.json")):
        yield from _inside(json.loads(file.read_text(encoding="utf-8")))


def _inside(part: Any, key: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    if isinstance(part, dict):
        if "name" in part and ("id" in part or key):
            yield part.get("id", key), part
        for inner, value in part.items():
            yield from _inside(value, inner)
    elif isinstance(part, list):
        for value in part:
            yield from _inside(value)
