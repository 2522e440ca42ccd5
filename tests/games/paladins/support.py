"""Paladins positions in a line, and what lies where, by the public table alone."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import regnum
from games.support import options, visible
from regnum.kernel.table import Table

WORKERS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
ATTRIBUTES = ("faith", "strength", "influence")
SPACES = {
    "develop": ("any", "any"),
    "recruit": ("any", "fighter"),
    "hunt": ("any", "scout"),
    "trade": ("any", "merchant"),
    "pray": ("cleric",),
    "conspire": ("any",),
    "commission": ("scout", "any", "cleric"),
    "fortify": ("merchant", "any", "scout"),
    "garrison": ("merchant", "any", "fighter"),
    "absolve": ("cleric", "any", "merchant"),
    "attack": ("scout", "any", "fighter"),
    "convert": ("fighter", "any", "cleric"),
}
"""The worker spaces of every action, from the left."""

NO_TOWNSFOLK: list[str | None] = [None] * 5
NO_OUTSIDERS: list[str | None] = [None] * 6
NOBODY = "labourer*0"


def workers_for(action: str, clear: str = "labourer") -> str:
    """Workers who fill an action's spaces exactly."""
    return " ".join(clear if space == "any" else space for space in SPACES[action])


def table(*players: str | dict[str, Any], **position: Any) -> Table:
    """A table in a turn of the first seat; a text is the pool of a seat. A second seat with one Labourer is added."""
    seats = [{"workers": p} if isinstance(p, str) else p for p in players]
    seats += [{"workers": "labourer"}] * (2 - len(seats))
    return regnum.scenario("paladins", {"players": seats, **position})


def solo(player: str | dict[str, Any] = "labourer*3", rival: dict[str, Any] | None = None, **position: Any) -> Table:
    """A solo table in a turn of the player."""
    seat = {"workers": player} if isinstance(player, str) else player
    return regnum.scenario("paladins", {"players": [seat], "rival": rival or {}, **position})


def seat(t: Table, p: int = 0) -> dict[str, Any]:
    """Everything that a player has; the solo opponent is number 1 of a solo table."""
    now = t.position()
    found: dict[str, Any] = now["rival"] if p == len(now["players"]) else now["players"][p]
    return found


def pool(t: Table, p: int = 0) -> str:
    """The workers at hand, in a line."""
    return " ".join(sorted(seat(t, p)["workers"], key=WORKERS.index))


def on(t: Table, action: str, p: int = 0) -> list[str | None]:
    """The workers on the spaces of an action."""
    found: list[str | None] = seat(t, p)["spaces"].get(action, [])
    return found


def holdings(t: Table, p: int = 0) -> Counter[str]:
    """What can go up and down: resources, attributes, workers, Debts, Suspicions, and the like."""
    s = seat(t, p)
    found = Counter(s["workers"])
    found.update({key: s[key] for key in ("silver", "provisions", "unpaid", "paid", *ATTRIBUTES)})
    found.update(
        {key: len(s[key]) for key in ("suspicions", "crew", "walls", "monks", "outposts", "jars", "workshops")}
    )
    found.update({key: len(s[key]) for key in ("attacked", "converted")})
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


def kinds(t: Table, *wanted: str) -> list[str]:
    """The events of these kinds in the order in which they happened."""
    return [event.kind for event in t.events if event.kind in wanted]


def amounts(t: Table, kind: str, p: int | None = None) -> list[int]:
    """The numbers of the events of a kind, one after the other."""
    return [event.count for event in t.events if event.kind == kind and p in (None, event.seat)]


def score(t: Table, p: int) -> dict[str, Any]:
    """A score as everybody sees it; the solo opponent is number 1 of a solo table."""
    shown = t.view(None)
    found: dict[str, Any] = [*shown["score"], *shown["rivals"]][p]
    return found


def terms(t: Table, p: int = 0) -> dict[str, int]:
    """The lines of a score that are worth something."""
    return {term["name"]: term["points"] for term in score(t, p)["terms"] if term["points"]}


def total(t: Table, p: int = 0) -> int:
    """A score."""
    found: int = score(t, p)["total"]
    return found


def cards_at(t: Table, place: str, viewer: int | None = None) -> int:
    """How many cards lie at a place."""
    shown = t.view(viewer)["places"][place]
    return int(shown["count"])


def pass_all(t: Table) -> None:
    """Everybody passes, keeping as many workers as possible, until somebody has to choose anything else."""
    while t.pending and t.pending[0].kind in ("action", "keep"):
        t.play("pass" if t.pending[0].kind == "action" else options(t)[0])


def squares(n: int, but: Iterable[str] = ()) -> list[str]:
    """Squares of the map that are open to two players, from the left."""
    counts = {1: 2, 2: 4, 3: 6, 4: 7, 5: 5, 6: 1}
    found = [f"region{r}_space{k + 1}" for r, m in counts.items() for k in range(m)]
    return [name for name in found if name not in {*but}][:n]


def seen(t: Table, place: str, viewer: int | None = None) -> list[str]:
    """The cards that a viewer sees at a place."""
    return [card for card in visible(t, place, viewer) if card != "?"]


def play_on(t: Table, until: int) -> None:
    """Everybody takes the first choice and passes at once, until a round begins or the game is over."""
    while not t.over and t.view(None)["values"]["round"] < until:
        t.play("pass" if t.pending[0].kind == "action" else t.pending[0].options[0])
