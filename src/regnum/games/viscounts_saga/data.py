"""The tables of Viscounts in a saga: the Tomes of Paladins lie with the Church Favours, and help their owners."""

from collections.abc import Mapping
from functools import cache

from regnum.games.tomesaga import things as saga
from regnum.games.tomesaga.codes import chapters
from regnum.games.tomesaga.codes import saga as numbers
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.tables import lore, tomes
from regnum.games.viscounts.data import IDS as BASE_IDS
from regnum.games.viscounts.data import Changes, Tables, made_of
from regnum.games.viscounts.declare import EVENTS
from regnum.games.viscounts_saga.declare import THINGS

CHAPTER = chapters.VISCOUNTS
IDS: tuple[str, ...] = (*BASE_IDS, *saga.IDS)
NUMBER: Mapping[str, int] = {name: i for i, name in enumerate(IDS)}
HELPERS = tuple(tome.value for tome in tomes()[numbers.TOMES_OF_GAME : 2 * numbers.TOMES_OF_GAME])
"""The Tomes of Paladins, in the order of their numbers."""
NO_CHANGES: Changes = {}
assert len(NUMBER) == len(IDS) == THINGS.count


@cache
def tables() -> Tables:
    """The only tables that there are: a saga takes no card pack."""
    return made_of(NO_CHANGES, {"tomes": HELPERS})


def own_lore() -> Lore:
    """The saga's tables; its events stand behind those of Viscounts, its things behind the things."""
    return lore(len(EVENTS), THINGS["tomes"].start)
