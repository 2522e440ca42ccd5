"""The sentences of Paladins in a saga."""

from functools import cache
from pathlib import Path

from regnum.games.paladins.text.catalogue import catalogue as base
from regnum.games.tomesaga.text.catalogue import told
from regnum.kernel.text import Catalogue


@cache
def catalogue() -> Catalogue:
    """Those of Paladins, those of every game of a saga, and the own ones."""
    return told(base(), Path(__file__).parent)
