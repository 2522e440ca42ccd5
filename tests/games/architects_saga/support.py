"""Positions of Architects in a saga in a line, and what stands on the shelves, by the public table alone."""

from typing import Any

import regnum
from regnum.kernel.table import Table

MARBLE, VIRTUE, DEBTS, BUILDINGS = "tome_arc_marble", "tome_arc_virtue", "tome_arc_debts", "tome_arc_buildings"
FULL = {2: 12, 3: 16, 4: 20}
"""The spaces of the Guildhall."""


def table(*players: dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """A table at the beginning of a turn of the first seat; seats that are not written have nothing."""
    written = [*players, *({} for _ in range(seats - len(players)))]
    return regnum.scenario("architects_saga", {"players": written, **position})


def last_turn(*players: dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """The same before the very last turn of the game, which is the first seat's."""
    seats = max(seats, len(players))
    guildhall = [p % seats for p in range(FULL[seats])]
    return table(*players, seats=seats, last_turns=1, start=seats - 1, active=0, guildhall=guildhall, **position)


def ended(*players: dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """The same after that turn, in which the first seat only takes clay."""
    t = last_turn(*players, seats=seats, **position)
    t.play("place quarry")
    return t


def shelf(t: Table, p: int) -> dict[str, Any]:
    """What a player has won in the saga."""
    player = t.position()["players"][p]
    return {key: player[key] for key in ("claimed", "victory", "crest_tokens", "crest_tomes")}


def victory(t: Table) -> list[int]:
    return [shelf(t, p)["victory"] for p in range(t.seats)]
