"""Which answers the questions of the co-op allow, and why not the others; and whom the Overlord protects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.games.viscounts.codes import limits, towns
from regnum.games.viscounts_coop.codes import aids, answers, kinds, reasons
from regnum.kernel.core.containers import NONE, bit

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts


def require_together(g: Viscounts, seat: int, kind: int, about: int) -> None:
    if kind == kinds.REMOVE:
        g.among(bit(g.players) - 1)
        g.need(g.overlord[0].owners_at(about), reasons.NOBODY_THERE)
    elif kind == kinds.AID:
        g.among(bit(aids.COUNT) - 1)
        g.need(g.overlord[0].aids_left, reasons.AID_TAKEN)
    elif kind == kinds.WHOLE_AID:
        g.among(0)
        for i in range(aids.EACH):
            g.offer(g.overlord[0].drawn[seat * aids.EACH + i])
    else:  # kinds.SETTLE
        g.among(about)  # those with as many votes


def require_overlord(g: Viscounts, tier: int, section: int) -> None:
    """Overlord Workers may be bumped too, unless he protects them."""  # TOM-5.12, TOM-5.33
    if g.overlord[0].in_section(tier, section) > 0:
        g.offer(answers.OVERLORD_WORKER)
        if protects_section(g, section):
            g.forbid(answers.OVERLORD_WORKER, reasons.PROTECTED)


# -- the line that the Overlord protects


def is_protected(g: Viscounts, town: int) -> bool:
    """Whether a town is that of his token, or the inner town in the straight line to the castle."""  # TOM-5.12
    token = g.overlord[0].token
    if token == NONE:
        return False
    segment = towns.row_of(token)
    return town == token or town == towns.code_of(segment, limits.INNER)  # TOM-5.32


def protects_section(g: Viscounts, section: int) -> bool:
    """Whether a section of the castle lies in that line, on tiers 1 and 2."""  # TOM-5.12, TOM-5.32
    token = g.overlord[0].token
    return token != NONE and g.section_of(towns.row_of(token)) == section
