"""The clients' own sentences, in Polish and English."""

import unicodedata
from functools import cache
from pathlib import Path

from regnum.kernel.text import Catalogue, Value

HERE = Path(__file__).parent / "text"


@cache
def catalogue() -> Catalogue:
    return Catalogue.load(HERE / "en.json", HERE / "pl.json")


def say(lang: str, key: str, **params: Value) -> str:
    """A sentence of the clients in a language."""
    return catalogue().render(lang, key, params)


def fold(text: str) -> str:
    """Case, accents, spaces and underscores do not matter to somebody who types.

    >>> fold("  Kuźnia "), fold("throne_room"), fold("ŁÓDŹ")
    ('kuznia', 'throne room', 'lodz')
    """
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("_", " "))
    return " ".join("".join(letter for letter in bare if not unicodedata.combining(letter)).split())
