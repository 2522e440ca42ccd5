"""Architects positions in a line, and what lies where, by the public table alone."""

from collections import Counter
from typing import Any

import regnum
from games.support import options
from regnum.kernel.table import Table

GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")
NUMBERS = (*GOODS, "virtue", "cathedral", "unpaid", "paid", "prison")
LARGE = (
    "quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre", "tax_stand",
    "guardhouse",
)  # fmt: skip
NOBODY: list[str | None] = [None] * 8
DISPLAY = [
    "miner_1", "jeweller_1", "woodcutter_1", "stonecutter_1", "miner_2", "jeweller_2", "woodcutter_2", "stonecutter_2",
]  # fmt: skip
"""Eight Apprentices who change no Virtue."""
SKILLED = "labourer"
"""Has every skill."""
RICH = {"clay": 20, "wood": 20, "stone": 20, "gold": 20, "marble": 20, "silver": 20}


def table(*players: dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """A table at the beginning of a turn of the first seat; seats that are not written have nothing."""
    written = [*players, *({} for _ in range(seats - len(players)))]
    return regnum.scenario("architects", {"players": written, **position})


def seat(t: Table, p: int = 0) -> dict[str, Any]:
    """Everything that a player has."""
    found: dict[str, Any] = t.position()["players"][p]
    return found


def supply(t: Table, p: int = 0) -> int:
    """The Workers not yet placed."""
    found: int = t.view(None)["values"][f"seat{p}.supply"]
    return found


def holdings(t: Table, p: int = 0) -> Counter[str]:
    """What can go up and down."""
    s = seat(t, p)
    found = Counter({key: s[key] for key in NUMBERS})
    found.update({key: len(s[key]) for key in ("apprentices", "hand", "buildings")})
    found["captives"] = sum(s["captives"])
    return found


def change(before: Counter[str], t: Table, p: int = 0) -> dict[str, int]:
    """What a seat has now more or less than before."""
    now = holdings(t, p)
    return {key: now[key] - before[key] for key in {*now, *before} if now[key] != before[key]}


def played(t: Table, *choices: str, p: int = 0) -> dict[str, int]:
    """Plays, and says what a seat has now more or less than before."""
    before = holdings(t, p)
    t.play(*choices)
    return change(before, t, p)


def tax(t: Table) -> int:
    found: int = t.position()["tax"]
    return found


def placed(t: Table) -> list[str]:
    """Where a Worker can go now."""
    return [option.removeprefix("place ") for option in options(t) if option.startswith("place ")]


def hall(n: int, of: int = 1) -> list[int]:
    """So many Workers of one seat in the Guildhall."""
    return [of] * n


def pass_turn(t: Table) -> None:
    """The player whose turn it is takes something harmless: a Stone."""
    t.play("place quarry")


def terms(t: Table, p: int = 0) -> dict[str, int]:
    """The lines of a score that are worth something."""
    return {term["name"]: term["points"] for term in t.view(None)["score"][p]["terms"] if term["points"]}


def total(t: Table, p: int = 0) -> int:
    found: int = t.view(None)["score"][p]["total"]
    return found


def over(*players: dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """A table whose last turn is the first seat's."""
    columns = {2: 3, 3: 4, 4: 5, 5: 6}[max(seats, len(players))]
    full = [1 - i % 2 for i in range(4 * columns)]
    return table(*players, seats=seats, guildhall=full, last_turns=1, **position)
