"""The tables of Viscounts in a saga: the Tomes of Paladins lie with the Church Favours, and help their owners."""

from collections.abc import Mapping
from functools import lru_cache

from regnum.games.tomesaga import things as saga
from regnum.games.tomesaga.codes import chapters
from regnum.games.tomesaga.codes import saga as numbers
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.packs import changes_of, lore_with
from regnum.games.tomesaga.tables import tomes
from regnum.games.viscounts.data import IDS as BASE_IDS
from regnum.games.viscounts.data import Changes, Tables, made_of
from regnum.games.viscounts.declare import EVENTS
from regnum.games.viscounts_saga.declare import THINGS

CHAPTER = chapters.VISCOUNTS
IDS: tuple[str, ...] = (*BASE_IDS, *saga.IDS)
NUMBER: Mapping[str, int] = {name: i for i, name in enumerate(IDS)}
NO_CHANGES: Changes = {}
assert len(NUMBER) == len(IDS) == THINGS.count


@lru_cache(maxsize=32)
def tables(pack: str | None) -> Tables:
    """The tables with the Tomes of Paladins, in the order of their numbers, as a card pack has them."""
    of = tomes(changes_of(pack))[numbers.TOMES_OF_GAME : 2 * numbers.TOMES_OF_GAME]
    return made_of(NO_CHANGES, {"tomes": tuple(tome.value for tome in of)})


def own_lore(pack: str | None) -> Lore:
    """The saga's tables; its events stand behind those of Viscounts, its things behind the things."""
    return lore_with(len(EVENTS), THINGS["tomes"].start, pack)
