"""What happened, told to those who may know everything about it and to the others."""

from collections.abc import Sequence

from regnum.games.viscounts.codes import ops, things
from regnum.games.viscounts.data import IDS
from regnum.games.viscounts.declare import EVENTS
from regnum.kernel.core.containers import NONE
from regnum.kernel.spec import EventText

SECTIONS = range(things.FIRST_SECTION, things.FIRST_SECTION + things.SECTIONS)
DECLINED = {ops.DISCARD: "discard", ops.DESTROY: "destroy", ops.REARRANGE: "rearrange", ops.CASTLE_MOVE: "castle_move"}
INSTEAD = {
    **DECLINED, ops.GAIN: "silver", ops.DESTROY_ANY: "destroy", ops.RIVAL_GAINS_SCHEME: "scheme",
    ops.FLIP_DEBT: "flip", ops.FLIP_DEED: "flip", ops.FLIP_ANY: "flip", NONE: "coin",
}  # fmt: skip
"""What the solo opponent replaces by something else; a single Silver by nothing."""


def event_text(
    event: int, seat: int, touched: Sequence[int], n: int, _source: int, _target: int, ids: Sequence[str] = IDS
) -> EventText:
    """An event as a sentence for those who may know it, and for the others."""
    kind = EVENTS[event]
    # Where several Workers go to one section, it is named once: a place has no number.
    names = [ids[c] for i, c in enumerate(touched) if c not in SECTIONS or c not in touched[:i]]
    params: dict[str, int | str | list[str]] = {"seat": seat, "n": n}
    variant = ""
    if names:
        params["card"] = names
    if kind.id == "declines":
        variant = DECLINED[n]
    elif kind.id == "rival_instead":
        variant = INSTEAD[n]
    elif kind.id == "rival_cannot_icons" and len(names) > 1:
        variant = "several"  # each attempt counted icons of its own
    elif kind.id == "builds":
        params["building_card"] = IDS[things.FIRST_SLOT + n]
    return kind.told(params, variant)
