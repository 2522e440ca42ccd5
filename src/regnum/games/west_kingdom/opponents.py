"""Opponents of the rules who are called by name."""

from functools import lru_cache

from regnum.kernel.text import LANGUAGES, Catalogue


@lru_cache(maxsize=64)
def words_against(words: Catalogue, opponent: str) -> Catalogue:
    """The texts of a table at which this opponent plays: it is called by its own name."""
    return words.plus({lang: {"rival": words.name(lang, "card", opponent)} for lang in LANGUAGES})
