"""Tables of Architects with an opponent, and what it has, by the public table alone."""

import json
from pathlib import Path
from typing import Any

import regnum
from games.support import things
from regnum.kernel.table import Table

DATA = Path(regnum.__file__).parent / "games" / "architects" / "data"
SOLO: dict[str, Any] = json.loads((DATA / "solo.json").read_text(encoding="utf-8"))
SCHEMES: dict[str, dict[str, Any]] = {card["id"]: card for card in SOLO["schemes"]}
STARTING = [name for name, card in SCHEMES.items() if card["pile"] == "starting" for _ in range(card["copies"])]
FUTURE = [name for name, card in SCHEMES.items() if card["pile"] == "future" for _ in range(card["copies"])]
CIRCLES = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "tax_stand",
    "guardhouse",
)
"""The large circles in the order in which the opponent looks at them."""


def solo(player: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **position: Any) -> Table:
    """A table in a turn of the only player."""
    return regnum.scenario("architects", {"players": [player or {}], "rival": rival or {}, **position})


def plot(
    scheme: str,
    rival: dict[str, Any] | None = None,
    player: dict[str, Any] | None = None,
    do: str = "place silversmith",
    **position: Any,
) -> Table:
    """A table after a turn of the player and one of the opponent with this Scheme."""
    t = solo(player, rival, schemes=[scheme], **position)
    t.play(do)
    assert things(t, "opponent_scheme") == [scheme]
    return t


def its(t: Table) -> dict[str, Any]:
    """What the opponent has: as a position tells it, with the Workers in its supply and in the Guildhall."""
    now = t.position()
    seat = len(now["players"])
    values = t.view(None)["values"]
    more = {"supply": values[f"seat{seat}.supply"], "guildhall": values[f"seat{seat}.in_guildhall"]}
    return {**now["rival"], **more}


def mine(t: Table, seat: int = 0) -> dict[str, Any]:
    """What a player has."""
    now = t.position()
    found: dict[str, Any] = {**now["players"][seat], "supply": t.view(None)["values"][f"seat{seat}.supply"]}
    return found


def skips(t: Table) -> list[str]:
    """What the opponent could not do, by the clauses that say so."""
    return [event.told.clause for event in t.events if event.kind == "opponent_skips"]


def total(t: Table, seat: int = 0) -> int:
    """A score as everybody sees it; the opponent comes after the players."""
    shown = t.view(None)
    found: int = [*shown["score"], *shown["rivals"]][seat]["total"]
    return found


def terms(t: Table, seat: int) -> dict[str, int]:
    """The lines of a score; the opponent comes after the players."""
    shown = t.view(None)
    return {term["name"]: term["points"] for term in [*shown["score"], *shown["rivals"]][seat]["terms"]}


def finish(t: Table) -> None:
    """Everybody sends Workers to the Silversmith until the game is over."""
    while not t.over:
        options = [option.notation for option in t.pending[0].options]
        t.play("place silversmith" if "place silversmith" in options else options[0])
