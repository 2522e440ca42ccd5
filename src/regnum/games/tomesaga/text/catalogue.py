"""The sentences that all games of a saga share, over those of the game that is played."""

from __future__ import annotations

from pathlib import Path

from regnum.games.tomesaga.codes import saga
from regnum.games.tomesaga.things import ENTRIES
from regnum.kernel.stock import names_of
from regnum.kernel.text import Catalogue, Entries

HERE = Path(__file__).parent
SHELF = ".shelf."
FORMS = {"en": ("a",), "pl": ("acc", "gen")}
"""The forms that sentences ask for; a name without one is said as it is."""


def told(base: Catalogue, chapter: Path) -> Catalogue:
    """A game's own sentences with the saga's, then with those in the folder of its chapter, and names from the data."""
    own = Catalogue.load(HERE / "en.json", HERE / "pl.json")
    shared = {lang: for_every_shelf(entries) for lang, entries in own.entries.items()}
    names = names_of(ENTRIES.values(), FORMS)
    return base.plus(shared).plus(names).plus(Catalogue.load(chapter / "en.json", chapter / "pl.json").entries)


def for_every_shelf(entries: Entries) -> Entries:
    """What is said of a shelf, under the name of each of them."""
    out = {key: entry for key, entry in entries.items() if SHELF not in key}
    for key, entry in entries.items():
        if SHELF in key:
            out |= {key.replace(SHELF, f".tomes.0.shelves.{p}."): entry for p in range(saga.MOST_PLAYERS)}
    return out
