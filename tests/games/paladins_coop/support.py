"""Positions of the co-op in a line, and what lies where, by the public table alone."""

from typing import Any

import regnum
from games.support import options
from regnum.kernel.table import Table

STARTERS = ("starting_marshal", "starting_warden", "starting_envoy", "starting_chaplain")
ENOUGH = 36
"""So many Outsiders are removed that the Invader Threat is never asked about."""
ROUNDS_OF_PLACES = (2, 3, 3, 4, 4, 5, 5, 6, 6)
"""In which round the Threat of each place is turned up; the second ones of a round at the high level only."""


def table(*players: str | dict[str, Any], seats: int = 2, **position: Any) -> Table:
    """A table in a turn of the first seat; a text is a seat's pool, which is a Labourer if nothing is said."""
    written = [{"workers": p} if isinstance(p, str) else {"workers": "labourer", **p} for p in players]
    written += [{"workers": "labourer"} for _ in range(seats - len(written))]
    return regnum.scenario("paladins_coop", {"players": written, "invaders": ENOUGH, **position})


def facing(**threats: int) -> dict[str, Any]:
    """Threats with so many Workers each, from the left, in the first round that can have as many."""
    places = [0, 1, 2, 3, 5, 7][: len(threats)]
    row: list[str | None] = [None] * 9
    workers = [0] * 9
    for place, (name, n) in zip(places, threats.items(), strict=True):
        row[place], workers[place] = f"threat_{name}", n
    return {"round": ROUNDS_OF_PLACES[places[-1]], "threats": row, "threat_workers": workers}


def seat(t: Table, p: int = 0) -> dict[str, Any]:
    """Everything that a player has."""
    found: dict[str, Any] = t.position()["players"][p]
    return found


def honour(t: Table) -> list[int]:
    """The Honour of all players."""
    return [player["honour"] for player in t.position()["players"]]


def on_threats(t: Table) -> dict[str, int]:
    """The Overlord Workers on each Threat that is face up, from the left."""
    now = t.position()
    return {
        name.removeprefix("threat_"): n
        for name, n in zip(now["threats"], now["threat_workers"], strict=True)
        if name is not None
    }


def supply(t: Table) -> int:
    """The Overlord Workers in the supply."""
    found: int = t.view(None)["values"]["overlord.0.supply"]
    return found


def pass_all(t: Table) -> None:
    """Everybody passes, keeping as many workers as possible, until somebody has to choose anything else."""
    while t.pending and t.pending[0].kind in ("action", "keep"):
        t.play("pass" if t.pending[0].kind == "action" else options(t)[0])


def play_on(t: Table, until: int) -> None:
    """Everybody takes the first choice and passes at once, until a round begins or the game is over."""
    while not t.over and t.view(None)["values"]["round"] < until:
        t.play("pass" if t.pending[0].kind == "action" else t.pending[0].options[0], seat=t.pending[0].seat)


def terms(t: Table, p: int = 0) -> dict[str, int]:
    """The lines of a score that are worth something."""
    return {term.name: term.points for term in t.scores[p].terms if term.points}
