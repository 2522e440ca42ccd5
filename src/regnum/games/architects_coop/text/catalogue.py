"""The sentences of the co-op beside those of Architects, and the names of what it adds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from regnum.games.architects.text.catalogue import FORMS
from regnum.games.architects.text.catalogue import catalogue as base
from regnum.games.architects_coop.data import ENTRIES
from regnum.kernel.stock import names_of
from regnum.kernel.text import Catalogue

HERE = Path(__file__).parent


@cache
def catalogue() -> Catalogue:
    """Sentences from `en.json` and `pl.json`, over those of Architects; names from the data."""
    own = Catalogue.load(HERE / "en.json", HERE / "pl.json")
    return base().plus(own.entries).plus(names_of(ENTRIES.values(), FORMS))
