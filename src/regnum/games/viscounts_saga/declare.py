"""What Viscounts as a game of a saga declares: Viscounts' own lists, and behind them the saga's."""

from collections.abc import Mapping, Sequence

from regnum.games.tomesaga import declare as saga
from regnum.games.viscounts import declare as base
from regnum.kernel.spec import EventKind, Kind
from regnum.kernel.vocabulary import Names, Things

PHASES = Names("phases", "crest_token", first=base.PHASES.end, note="After the phases of the last turn")
USES = Names("answers", "yes", "no")
THINGS = Things(*base.THINGS.families, *saga.FAMILIES)
HELPING = THINGS["tomes"][saga.SAGA["tomes_of_game"] : 2 * saga.SAGA["tomes_of_game"]]
"""The Tomes of Paladins."""
FIELD_FAMILIES: Mapping[str, Sequence[int]] = {
    **base.FIELD_FAMILIES,
    **{field: THINGS[family] for field, family in saga.FIELDS.items()},
    "favours": (*base.FIELD_FAMILIES["favours"], *HELPING),
}
KINDS = (*base.KINDS, Kind("avoid_debt", "TOM-2.38", tuple(USES), "use"), *saga.KINDS)
REASONS = (*base.REASONS, *saga.REASONS)
EVENTS = (*base.EVENTS, *saga.EVENTS, EventKind("buys_off_debt", "TOM-2.38", "flash"))
