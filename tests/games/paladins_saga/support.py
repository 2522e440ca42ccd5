"""Positions of Paladins in a saga in a line, and what stands on the shelves, by the public table alone."""

from typing import Any

import regnum
from regnum.kernel.table import Table

MARBLE, DEBTS, BUILDINGS = "tome_arc_marble", "tome_arc_debts", "tome_arc_buildings"
VIRTUE, CATHEDRAL, CAPTURES = "tome_arc_virtue", "tome_arc_cathedral", "tome_arc_captures"
SUSPICION, TOWNSFOLK = "tome_pal_suspicion", "tome_pal_townsfolk"
ROW = ["squire_1", "gatekeeper_2", "abbot_1", "watchman_1", "peddler_1"]


def table(*players: dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """A table in a turn of the first seat; the last one has the Victory Tomes of Architects where nobody is said to."""
    written = [dict(player) for player in players]
    written += [{"workers": "labourer"} for _ in range(seats - len(players))]
    if not any("victory" in player for player in written):
        written[-1]["victory"] = 3
    return regnum.scenario("paladins_saga", {"players": written, "townsfolk": ROW, **position})


def last_round(*players: dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """The same in the last round, in which everybody has only to pass."""
    return table(*players, seats=seats, round=7, **position)


def all_pass(t: Table) -> Table:
    """Everybody passes, one after the other."""
    while t.pending and t.pending[0].kind == "action":
        t.play("pass")
    return t


def started(players: int, tomes: dict[str, Any], seed: int = 1, **options: Any) -> Table:
    """A chapter that begins with what the game before left."""
    return regnum.new("paladins_saga", players, seed, {"tomes": tomes, **options})


def recruited(t: Table) -> list[int]:
    """Everybody recruits; says in which order."""
    order = []
    while t.position()["phase"] == "recruit":
        if t.pending[0].kind == "first":
            order.append(t.pending[0].seat)
        t.play(t.pending[0].options[0])
    return order


def shelf(t: Table, p: int) -> dict[str, Any]:
    """What a player has won in the saga."""
    player = t.position()["players"][p]
    return {key: player[key] for key in ("claimed", "victory", "crest_tokens", "crest_tomes")}


def victory(t: Table) -> list[int]:
    return [shelf(t, p)["victory"] for p in range(t.seats)]


def purse(t: Table, p: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = t.position()["players"][p]
    return found
