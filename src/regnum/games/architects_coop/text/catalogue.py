"""The sentences of the co-op beside those of Architects, and the names of what it adds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from regnum.games.architects.text.catalogue import catalogue as base
from regnum.games.architects.text.catalogue import forms_of
from regnum.games.architects_coop.data import ENTRIES
from regnum.kernel.text import LANGUAGES, Catalogue, Forms

HERE = Path(__file__).parent


@cache
def catalogue() -> Catalogue:
    """Sentences from `en.json` and `pl.json`, over those of Architects; names from the data."""
    own = Catalogue.load(HERE / "en.json", HERE / "pl.json")
    names: dict[str, dict[str, Forms]] = {
        lang: {f"card.{entry['id']}": forms_of(entry, lang) for entry in ENTRIES.values()} for lang in LANGUAGES
    }
    return base().plus(own.entries).plus(names)
