"""What Paladins as a game of a saga declares: Paladins' own lists, and behind them the saga's."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from regnum.games.paladins import declare as base
from regnum.games.tomesaga import declare as saga
from regnum.kernel.spec import EventKind
from regnum.kernel.vocabulary import Family, Names, Things

AMOUNTS = Names(
    "amounts", "silver", "provisions", ("attributes", 3), "unpaid", "paid", "last_turn",
    note="What a board counts, in one row; the last one says how many had passed before its owner did",
)  # fmt: skip
HELPERS = Names(
    "answers", ("the_tome", saga.SAGA["tomes_of_game"]), first=base.TOMESAGA.end,
    note="The Tomes of Architects that help in a crew: after all Townsfolk",
)  # fmt: skip
THINGS = Things(
    *base.THINGS.families,
    Family("further_townsfolk", "further_townsfolk", len(tuple(base.TOMESAGA))),
    *saga.FAMILIES,
)
FIELD_FAMILIES: Mapping[str, Sequence[int]] = {
    **base.FIELD_FAMILIES,
    **{field: THINGS[family] for field, family in saga.FIELDS.items()},
    "crew": (*base.FIELD_FAMILIES["crew"], *THINGS["tomes"][: saga.SAGA["tomes_of_game"]]),
}
KINDS = (
    *(replace(kind, codes=(*kind.codes, *HELPERS)) if kind.id == "ability" else kind for kind in base.KINDS),
    *saga.KINDS,
)
REASONS = (*base.REASONS, *saga.REASONS)
EVENTS = (*base.EVENTS, *saga.EVENTS, EventKind("buys_off_debt", "TOM-2.38", "flash"))
