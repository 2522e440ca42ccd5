"""The sentences of the co-op beside those of Viscounts, and the names of what it adds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from regnum.games.viscounts.text.catalogue import FORMS, Entry
from regnum.games.viscounts.text.catalogue import catalogue as base
from regnum.games.viscounts_coop.data import ENTRIES
from regnum.kernel.text import LANGUAGES, Catalogue, Forms

HERE = Path(__file__).parent


@cache
def catalogue() -> Catalogue:
    """Sentences from `en.json` and `pl.json`, over those of Viscounts; names from the data."""
    own = Catalogue.load(HERE / "en.json", HERE / "pl.json")
    names: dict[str, dict[str, Forms]] = {
        lang: {f"card.{entry['id']}": forms_of(entry, lang) for entry in ENTRIES.values()} for lang in LANGUAGES
    }
    return base().plus(own.entries).plus(names)


def forms_of(entry: Entry, lang: str) -> Forms:
    """A name in all its forms."""
    name = entry["name"][lang]
    given = entry.get("forms", {}).get(lang, {})
    return {"name": name, **{form: given.get(form, name) for form in FORMS[lang]}}
