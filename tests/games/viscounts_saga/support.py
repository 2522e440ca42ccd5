"""Positions of Viscounts in a saga in a line, and what stands on the shelves, by the public table alone."""

from typing import Any

import regnum
from games.viscounts.support import CALM, player
from regnum.kernel.table import Table

WALLS, MONKS, OUTPOSTS = "tome_pal_walls", "tome_pal_monks", "tome_pal_outposts"
ATTACKS, TOWNSFOLK, SUSPICION = "tome_pal_attacks", "tome_pal_townsfolk", "tome_pal_suspicion"
SPOTS = {
    f"{building}_{i}": f"segment_{segment}_A_spot_{i}"
    for building, segment in (("workshop", "01_02"), ("guildhall", "03_04"))
    for i in (1, 2, 3)
}


def table(*players: dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """A table in the action phase of the first seat; the last one has the Victory Tomes where nobody is said to."""
    written = [dict(each) for each in players]
    written += [player(hand="start_thief start_trader", town="town_10") for _ in range(seats - len(players))]
    if not any("victory" in each for each in written):
        written[-1]["victory"] = 6
    return regnum.scenario("viscounts_saga", {"players": written, "tops": CALM, **position})


def ended(*players: dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """The same after the very last turn: of the last round only cards were still to be drawn."""
    seats = max(seats, len(players))
    return table(*players, seats=seats, round=2, last=2, phase="drawing", active=seats - 1, **position)


def started(players: int, tomes: dict[str, Any], seed: int = 1, **options: Any) -> Table:
    """A chapter that begins with what the game before left."""
    return regnum.new("viscounts_saga", players, seed, {"tomes": tomes, **options})


def picked(t: Table) -> list[int]:
    """Everybody picks a pair; says in which order."""
    order = []
    while t.position()["phase"] == "pairs":
        if t.pending[0].kind == "pair":
            order.append(t.pending[0].seat)
        t.play(t.pending[0].options[0])
    return order


def seat(t: Table, p: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = t.position()["players"][p]
    return found


def shelf(t: Table, p: int) -> dict[str, Any]:
    """What a player has won in the saga."""
    return {key: seat(t, p)[key] for key in ("claimed", "victory", "crest_tokens", "crest_tomes")}


def victory(t: Table) -> list[int]:
    return [shelf(t, p)["victory"] for p in range(t.seats)]
