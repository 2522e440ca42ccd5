"""Positions of the co-op in a line, and what lies where, by the public table alone."""

from typing import Any

import regnum
from games.viscounts.support import CALM, player
from regnum.kernel.table import Table

WORKERS = 20
TOWNS = (
    "town_01", "town_02", "inner_01_02", "town_03", "town_04", "inner_03_04", "town_05", "town_06", "inner_05_06",
    "town_07", "town_08", "inner_07_08", "town_09", "town_10", "inner_09_10",
)  # fmt: skip
"""All towns, in the order in which rows count them."""
FAR: dict[str, Any] = {"town": "town_07", "hand": "start_thief start_trader"}
"""Where a Viscount meets nobody."""


def table(*players: dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """A table in a turn of the first seat; players who are not told stand somewhere else."""
    written = [player(**{"hand": "start_thief start_trader", **p}) for p in players]
    written += [player(**FAR) for _ in range(seats - len(written))]
    if position.get("phase") != "pairs":
        position.setdefault("token", "town_09")
        position.setdefault("tops", CALM)
    return regnum.scenario("viscounts_coop", {"players": written, **position})


def overlord(
    *players: dict[str, Any], at: str = "town_01", steps: int = 3, card: str = "acolyte", **position: Any
) -> Table:
    """A table after a turn of the Overlord from a town on: beside it lies a card of that value, elsewhere another."""
    return table(*players, phase="overlord", token=at, tops=tops(at, steps, card), **position)


def arrived(*players: dict[str, Any], card: str = "acolyte", **position: Any) -> Table:
    """A table after the Overlord has come to town 5, beside which a card lies."""
    return overlord(*players, at="town_03", steps=2, card=card, **position)


VALUED = {1: "architect", 2: "aristocrat", 3: "artisan"}
"""Townsfolk of each value."""


def tops(at: str, steps: int, card: str) -> list[str]:
    """The visible Townsfolk: one of a value beside a town, on all other piles these, the given one in the middle."""
    out: list[str] = [c for c in ("chevalier", "foreman", "friar", "miner", "benefactor", "jeweller") if c != card][:5]
    out[2] = card
    out[(int(at[-2:]) - 1) // 2] = VALUED[steps]
    return out


def theirs(t: Table, p: int = 0) -> dict[str, Any]:
    """Everything that a player has."""
    found: dict[str, Any] = t.position()["players"][p]
    return found


def his(t: Table) -> dict[str, int]:
    """The Overlord's Workers by town."""
    found: dict[str, int] = t.position()["overlord_towns"]
    return found


def supply(t: Table) -> int:
    """The Overlord's Workers in supply."""
    found: int = t.view(None)["values"]["overlord.0.supply"]
    return found


def guards(t: Table, p: int = 0) -> dict[str, int]:
    """A player's Workers by town."""
    found: dict[str, int] = theirs(t, p)["guards"]
    return found


def lost(t: Table) -> bool:
    """Whether the game is over because of the Overlord."""
    return t.over and t.result is not None and t.result.clause == "TOM-5.28"
