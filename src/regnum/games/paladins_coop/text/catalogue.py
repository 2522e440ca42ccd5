"""The sentences of the co-op beside those of Paladins, and the names of what it adds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from regnum.games.paladins.text.catalogue import catalogue as base
from regnum.games.paladins_coop.data import ENTRIES
from regnum.kernel.stock import names_of
from regnum.kernel.text import LANGUAGES, Catalogue

HERE = Path(__file__).parent
FORMS = {"en": ("a", "plural"), "pl": ("acc", "gen", "few", "many")}


@cache
def catalogue() -> Catalogue:
    """Sentences from `en.json` and `pl.json`, over those of Paladins; names from the data."""
    own = Catalogue.load(HERE / "en.json", HERE / "pl.json")
    words = base().plus(own.entries)
    names = names_of([entry for entry in ENTRIES.values() if "name" in entry], FORMS)
    for lang in LANGUAGES:
        for thing in (thing for thing, entry in ENTRIES.items() if "name" not in entry):
            name = words.render(lang, "name.lost_workshop", {"n": int(thing.rpartition("_")[2])})
            names[lang][f"card.{thing}"] = {"name": name, **dict.fromkeys(FORMS[lang], name)}
        names[lang]["action.gain_honour"] = names[lang]["card.gain_honour"]
    return words.plus(names)
