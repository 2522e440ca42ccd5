"""What the Overlord's next turn would be, out of what lies open: how far he moves, and what he finds there."""

from collections.abc import Iterator
from typing import Any

from regnum.games.viscounts.codes import towns
from regnum.games.viscounts.data import IDS
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.advance import onward, steps_ahead
from regnum.games.viscounts_coop.codes import commands, spaces
from regnum.kernel.core.containers import NONE

PLACES = {
    spaces.OVERLORD_TOWN: "place_here",
    spaces.NEXT_CLOCKWISE: "place_clockwise",
    spaces.NEXT_COUNTER_CLOCKWISE: "place_counter_clockwise",
}
Step = tuple[str, int]


def of_overlord(g: Viscounts) -> dict[str, Any]:
    """How many Workers he has left, and his next turn: the card that moves him, then what he does, step by step."""
    o = g.overlord[0]
    out: dict[str, Any] = {"overlord_workers": {"value": int(o.supply), "terms": [], "of": int(g.edicts.workers)}}
    if o.token != NONE:
        n, card = int(steps_ahead(g)), IDS[g.dismissible(towns.row_of(o.token))]
        out["overlord_steps"] = {"value": n, "terms": [[card, n]]}
        if not o.moved and not g.over:
            steps = list(deeds_ahead(g, town_ahead(g)))
            workers = sum(m for name, m in steps if name in PLACES.values())
            out["overlord_ahead"] = {"value": workers, "terms": [[name, m] for name, m in steps]}
    return out


def town_ahead(g: Viscounts) -> int:
    """The town to which his token goes, as the cards lie now."""  # TOM-5.14
    town = g.overlord[0].token
    for _ in range(steps_ahead(g)):
        town = onward(g, town)
    return int(town)


def deeds_ahead(g: Viscounts, town: int) -> Iterator[Step]:
    """What he does on arrival; what a player's Worker then keeps off is not foreseen."""  # TOM-5.16
    o = g.overlord[0]
    if o.towns[town] > 0:
        yield from results(g, towns.row_of(town))
    elif o.owners_at(town) != 0:
        yield "removes_worker", 1
    else:
        yield PLACES[spaces.OVERLORD_TOWN], 1


def results(g: Viscounts, segment: int) -> Iterator[Step]:
    """What the dismissal of a segment's visible card brings, line by line."""  # TOM-5.22
    fx = g.edicts.result_of[g.cards.op[g.cards.top_right[g.dismissible(segment)]]]
    while g.edicts.op[fx] != commands.END:
        op = g.edicts.op[fx]
        if op == commands.ADVANCE:
            yield "moves_inward", 1
        elif op == commands.DEBT:
            yield "takes_debt", 1
        else:
            yield PLACES[g.edicts.at[fx]], int(g.edicts.n[fx])
        fx += 1
