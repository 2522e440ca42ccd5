"""What happened, told to those who may know everything about it and to the others."""

from collections.abc import Mapping, Sequence

from regnum.games.paladins.codes import ops
from regnum.games.paladins.data import FAMILY_OF, IDS
from regnum.games.paladins.declare import EVENTS
from regnum.games.paladins.questions import MAY
from regnum.kernel.spec import EventText

PARAMETER = {"workers": "worker", "actions": "action", "attributes": "attribute"}


def event_text(
    event: int,
    seat: int,
    touched: Sequence[int],
    n: int,
    _source: int,
    _target: int,
    ids: Sequence[str] = IDS,
    family_of: Mapping[str, str] = FAMILY_OF,
) -> EventText:
    """An event as a sentence for those who may know it, and for the others."""
    kind = EVENTS[event]
    names = [ids[c] for c in touched]
    params: dict[str, int | str | list[str]] = {"seat": seat, "n": n}
    variant = ""
    if names:
        once = kind.id == "attribute"  # one attribute that went up several times in a row
        params[PARAMETER.get(family_of[names[0]], "card")] = names[:1] if once else names
    if kind.id == "declines":
        variant = {**MAY, ops.PRAY: "pray", ops.RECRUIT: "recruit"}[n]
    elif kind.id == "rival_prays":
        variant = "clears" if n else "gains"
    elif kind.id == "acts" and n == 2 and names[0] in ("recruit", "hunt", "trade"):
        variant = "two"
    return kind.told(params, variant)
