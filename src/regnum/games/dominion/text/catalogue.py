"""The sentences of Dominion with the names that its data give to cards, kingdoms and terms."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from regnum.kernel.text import LANGUAGES, Catalogue, Forms

HERE = Path(__file__).parent
DATA = HERE.parent / "data"


@cache
def catalogue() -> Catalogue:
    """Sentences from `en.json` and `pl.json`; names of cards, kingdoms and terms from the data."""
    names: dict[str, dict[str, Forms]] = {lang: {} for lang in LANGUAGES}
    for kind in ("card", "kingdom", "term"):
        for thing in _things(kind):
            for lang in LANGUAGES:
                forms = thing.get("forms", {}).get(lang, {})
                names[lang][f"{kind}.{thing['id']}"] = {"name": thing["name"][lang], **forms}
    return Catalogue.load(HERE / "en.json", HERE / "pl.json").plus(names)


def _things(kind: str) -> list[dict[str, Any]]:
    text = (DATA / f"{kind}s.json").read_text(encoding="utf-8")
    things: list[dict[str, Any]] = json.loads(text)[f"{kind}s"]
    return things
