"""Positions of the co-op in a line, and what lies where, by the public table alone."""

from typing import Any

import regnum
from regnum.kernel.table import Table

FULL = ["demand_1_clay", "demand_2_wood", "demand_3_gold", "demand_4_buildings"]
LAST = "scheme_f6_last"


def table(*players: dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """A table at the beginning of a turn of the first seat; seats that are not written have nothing."""
    written = [*players, *({} for _ in range(seats - len(players)))]
    up = {"demands": ["demand_1_clay", None, None, None], "last": LAST}
    return regnum.scenario("architects_coop", {"players": written, **up, **position})


def overlord(*players: dict[str, Any], scheme: str, seats: int = 2, **position: Any) -> Table:
    """A table at which the Overlord's turn begins with a scheme: it is stopped where somebody decides."""
    return table(*players, seats=seats, active=max(seats, len(players)), schemes=scheme, **position)


def seat(t: Table, p: int = 0) -> dict[str, Any]:
    """Everything that a player has."""
    found: dict[str, Any] = t.position()["players"][p]
    return found


def rival(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = t.position()["rival"]
    return found
