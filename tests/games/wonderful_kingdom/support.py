"""Positions of It's a Wonderful Kingdom in a line, and what lies where, by the public table alone."""

from collections.abc import Mapping
from typing import Any

import regnum
from games import support as common
from games.support import number, visible
from regnum.kernel.table import Table

Player = Mapping[str, Any]

RESOURCES = ("materials", "population", "gold", "exploration")
BUSY = {"sites": "farm"}
"""A seat that is asked in every part of a round: it could always discard its Farm."""

_FLAT = "giants_graveyard cathedral sunken_temple royal_palace lost_city grand_arena dragon_egg fields_of_gold"
_GUARD = f"{_FLAT} grand_library royal_guard navigators*3 rangers*3 merchant_caravan*3"
_MORE = "alchemical_forge*2 great_market great_lighthouse military_academy crystal_caves"
_MOST = (
    f"{_GUARD} {_MORE} astral_gate munitions_specialists*2 tatis_tribe nexus lair_of_burning_sand elder_tree royal_mint"
)
WORTH = {
    69: f"{_FLAT} grand_library alchemical_forge*2 great_market nexus",
    70: f"{_FLAT} grand_library alchemical_forge*2 great_market great_lighthouse",
    94: f"{_GUARD} {_MORE}",
    95: f"{_GUARD} {_MORE} nexus",
    114: f"{_MOST} great_wall farm*3",
    115: f"{_MOST} great_wall farm*4",
}
"""Constructed cards that are worth so many points in a duchy of side B."""


def table(*players: Player, **position: Any) -> Table:
    """A table with these players; the other keys are those of a written position. Two seats unless `solo` is used."""
    return regnum.scenario("wonderful_kingdom", {"players": [*players, *[{}] * (2 - len(players))], **position})


def solo(player: Player | None = None, **position: Any) -> Table:
    """A solo table."""
    return regnum.scenario("wonderful_kingdom", {"players": [player or {}], **position})


def new(seats: int = 2, seed: int = 0, **options: Any) -> Table:
    """A fresh table; with advisors the first one drawn is kept."""
    t = regnum.new("wonderful_kingdom", seats, seed, options)
    while t.pending[0].kind == "keep_advisor":
        t.play(t.pending[0].options[0])
    return t


def has(t: Table, seat: int = 0) -> dict[str, Any]:
    """Everything that a player has, as a position writes it."""
    found: dict[str, Any] = t.position()["players"][seat]
    return found


def cards(t: Table, seat: int, zone: str) -> str:
    """The cards of a seat's zone in a line, sorted."""
    return " ".join(sorted(has(t, seat)[zone]))


def area(t: Table, name: str) -> str:
    """The cards of an offering area in their order, `:` before the seat that laid one face down."""
    return " ".join(t.position()[name])


def discard(t: Table) -> str:
    """The discard pile in a line, sorted."""
    return " ".join(sorted(t.position()["discard"]))


def stage(t: Table) -> str:
    """Where the round stands."""
    found: str = t.position()["stage"]
    return found


def asked(t: Table) -> list[tuple[int, str]]:
    """Who has to decide now, and what."""
    return [(d.seat, d.kind) for d in t.pending]


def options(t: Table, seat: int = 0) -> list[str]:
    """What a seat can choose now, in notation."""
    return common.options(t, seat)


def why_not(t: Table, choice: str, seat: int = 0) -> str:
    """The clause that the table gives for a choice shown as impossible; nothing if it is not shown at all."""
    d = t.decision_of(seat)
    assert d is not None
    return next((blocked.clause for blocked in d.blocked if blocked.notation == choice), "")


def produces(t: Table, seat: int = 0) -> dict[str, int]:
    """What a seat would produce now of each resource, without those of which it produces nothing."""
    return {r: n for r in RESOURCES if (n := number(t, f"seat{seat}.{r}", seat))}


def on_card(t: Table, seat: int, i: int, viewer: int | None = None) -> dict[str, int]:
    """The marks of a card under construction: its spaces and how many of each are free."""
    place = t.view(seat if viewer is None else viewer)["places"][f"seat{seat}.sites"]
    marks: dict[str, int] = place["things"][i]["marks"]
    return marks


def free(t: Table, seat: int = 0, i: int = 0) -> dict[str, int]:
    """The free spaces of a card under construction."""
    found = on_card(t, seat, i)
    return {key.removesuffix("_free"): n for key, n in found.items() if key.endswith("_free") and n}


def seen(t: Table, viewer: int | None, place: str) -> list[str]:
    """The cards that a viewer sees at a place; `?` for one that the viewer does not know."""
    return visible(t, place, viewer)


def supply(t: Table, card: str) -> int:
    """How many of a card lie ready beside the board."""
    return seen(t, None, "supply").count(card)


def score(t: Table, seat: int = 0) -> dict[str, int]:
    """A score term by term."""
    return {term.name: term.points for term in t.scores[seat].terms}


def over(*players: Player, **position: Any) -> Table:
    """A table after the last round."""
    return table(*players, round=4, stage="over", **position)


def go_on(t: Table, until: str, seat: int | None = None) -> None:
    """Both seats (or one) confirm, cubes left over go into the alchemy area, until a part of the round is reached."""
    for _ in range(400):
        if t.over or stage(t) == until:
            return
        found = [d for d in t.pending if seat in (None, d.seat)]
        if not found:
            return
        here = [option.notation for option in found[0].options]
        wanted = ("confirm", "alchemy", "no search", "done", "no double", "take left", "left")
        t.play(next((choice for choice in wanted if choice in here), here[0]), seat=found[0].seat)
    raise AssertionError(f"{until} was never reached")
