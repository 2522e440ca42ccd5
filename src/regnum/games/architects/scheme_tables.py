"""Turns the Scheme cards and their opponents into the rows of numbers that the rules read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from regnum.games.architects.codes import steps
from regnum.games.architects.declare import LOCATION_IDS, STEPS
from regnum.kernel.core.containers import row_of
from regnum.kernel.effects import Book

if TYPE_CHECKING:
    from regnum.kernel.core.containers import Row
    from regnum.kernel.datum import Datum

PLACES = tuple(place for place in LOCATION_IDS if place != "prison")
MOST_POINTS = 9


def scheme_tables(schemes: Sequence[Datum], opponents: Datum) -> Mapping[str, Row]:
    """Where each Scheme sends a Worker and what follows; what a Worker in the Guildhall is worth."""
    book = Book(STEPS)
    lists = [book.add(card["steps"]) for card in schemes]
    for card, at in zip(schemes, lists, strict=True):
        first, *others = [op == steps.SPACE for op in book.ops(at)] or [False]
        if first != (card["place"].value == "black_market") or any(others):
            raise card["steps"].wrong("at the Black Market, and there alone, the first step says which space is taken")
    columns = book.columns()
    worth = [0, *(each["guildhall_worker_vp"].number(0, MOST_POINTS) for each in opponents.items())]
    return {
        "scheme_place": row_of([LOCATION_IDS.index(PLACES[card["place"].one_of(PLACES)]) for card in schemes]),
        "scheme_steps": row_of(lists),
        "step": columns["op"],
        "step_n": columns["n"],
        "step_then": columns["then"],
        "guildhall_points": row_of(worth),
    }
