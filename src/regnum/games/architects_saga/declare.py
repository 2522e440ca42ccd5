"""What Architects as a game of a saga declares: Architects' own lists, and behind them the saga's."""

from collections.abc import Mapping, Sequence

from regnum.games.architects import declare as base
from regnum.games.tomesaga import declare as saga
from regnum.kernel.vocabulary import Things

THINGS = Things(*base.THINGS.families, *saga.FAMILIES)
FIELD_FAMILIES: Mapping[str, Sequence[int]] = {
    **base.FIELD_FAMILIES,
    **{field: THINGS[family] for field, family in saga.FIELDS.items()},
}
KINDS = (*base.KINDS, *saga.KINDS)
REASONS = (*base.REASONS, *saga.REASONS)
EVENTS = (*base.EVENTS, *saga.EVENTS)
