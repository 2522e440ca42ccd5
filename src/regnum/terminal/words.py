"""The clients' own sentences, in Polish and English."""

import unicodedata
from functools import cache
from pathlib import Path

from regnum.games.words import words_for
from regnum.kernel.text import Catalogue, Value

HERE = Path(__file__).parent / "text"


@cache
def catalogue() -> Catalogue:
    """The clients' own sentences, and what each game has for its board."""
    return Catalogue.load(HERE / "en.json", HERE / "pl.json").plus(words_for("terminal"))


def say(lang: str, key: str, **params: Value) -> str:
    """A sentence of the clients in a language."""
    return catalogue().render(lang, key, params)


def intro(lang: str, game: str) -> tuple[str, ...]:
    """A game in a few sentences for somebody who has never played it; none where it brings none."""
    known = catalogue().entries[lang]
    return tuple(say(lang, key) for key in known if key.startswith(f"{game}.intro."))


def fold(text: str) -> str:
    """Case, accents, spaces and underscores do not matter to somebody who types.

    >>> fold("  Kuźnia "), fold("throne_room"), fold("ŁÓDŹ")
    ('kuznia', 'throne room', 'lodz')
    """
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("_", " "))
    return " ".join("".join(letter for letter in bare if not unicodedata.combining(letter)).split())
