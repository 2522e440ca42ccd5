"""Records in lists: one that cannot be read is left out and noted, so that it spoils the list for nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec

from regnum.games.registry import game_of
from regnum.kernel.errors import RegnumError
from regnum.kernel.packs import NOT_WRITTEN_SO
from regnum.server.sagas.record import Kept, KeptRow, kept_from
from regnum.server.tables.faults import Faults
from regnum.server.tables.record import Card, card_from

T = TypeVar("T")
R = TypeVar("R")
ILLEGIBLE = (RegnumError, msgspec.MsgspecError, *NOT_WRITTEN_SO)
"""What reading a record raises that is damaged, or that another Regnum has written."""


def legible(rows: Iterable[tuple[str, R]], read: Callable[[R], T], faults: Faults) -> list[T]:
    """All records that can be read, of rows with their ids."""
    found = []
    for id_, kept in rows:
        try:
            found.append(read(kept))
        except ILLEGIBLE as error:
            faults.note(id_, error)
        else:
            faults.heal(id_)
    return found


def listed(card: str | bytes) -> Card:
    """What a list shows of a table; a table of a game that is not here is in no list."""
    read = card_from(card)
    game_of(read.game)
    return read


def sagas_listed(
    sagas: Iterable[tuple[str, KeptRow]], cards: Iterable[tuple[str, str | bytes]], faults: Faults
) -> list[tuple[Kept, Card | None]]:
    """The sagas that can be read, each with the card of its last chapter's table, if that can be read as well."""
    last = {card.id: card for card in legible(cards, listed, faults)}
    return [
        (kept, last.get(kept.chapters[-1]) if kept.chapters else None) for kept in legible(sagas, kept_from, faults)
    ]
