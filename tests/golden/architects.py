"""Games of Architects that are written down: alone, and two against the opponent; and who plays them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import regnum
from games.architects.facts import BUILDINGS
from golden.transcript import HERE
from regnum.kernel.decision import Decision, Option
from regnum.kernel.spec import Result
from regnum.kernel.table import Table

View = Mapping[str, Any]
"""What the player sees of the table."""
GOODS = ("clay", "wood", "stone", "gold", "marble")
SOURCES = {
    "clay": "place mines",
    "wood": "place forest",
    "stone": "place quarry",
    "gold": "place mines",
    "marble": "place kings_storehouse",
}
CREW = 4
"""Apprentices whom the player wants to have."""
FULL_PRISON = 3


def choose(t: Table, d: Decision) -> Option:
    """Builds what can be built, and until then gathers what the Building within reach lacks."""
    rank = {"place": place, "build": build, "workshop": workshop, "guard": guard, "mine": mine}.get(d.kind)
    wishes = [] if rank is None else rank(t.view(d.seat), d.seat)
    found = {option.notation: option for option in d.options}
    return next((found[wish] for wish in wishes if wish in found), d.options[0])


def at_hand(view: View, seat: int, what: str) -> int:
    found: int = view["numbers"][f"seat{seat}.{what}"]["value"]
    return found


def cards(view: View, seat: int, zone: str) -> list[str]:
    return [thing["card"] for thing in view["places"][f"seat{seat}.{zone}"]["things"]]


def lacks(view: View, seat: int, building: str) -> list[str]:
    """The goods that a Building still lacks, the scarce ones first."""
    short = {good: n - at_hand(view, seat, good) for good, n in zip(GOODS, BUILDINGS[building][2], strict=True)}
    return [good for good in reversed(GOODS) for _ in range(short[good])]


def place(view: View, seat: int) -> list[str]:
    """The Guildhall, the Prison's prisoners, Apprentices, Buildings, then goods."""
    wishes = ["place guildhall"]
    if view["values"][f"seat{seat}.in_prison"] >= FULL_PRISON:
        wishes.append("place guardhouse")
    if len(cards(view, seat, "crew")) < CREW:
        wishes.append("place workshop" if at_hand(view, seat, "silver") > CREW else "place silversmith")
    hand = cards(view, seat, "hand")
    if not hand:
        wishes.append("place workshop")
    else:
        missing = min((lacks(view, seat, building) for building in hand), key=len)
        wishes += [SOURCES[good] for good in missing] or ["place workshop"]
    return wishes


def build(view: View, seat: int) -> list[str]:
    """The Building with most points, then the Cathedral."""
    hand = sorted(cards(view, seat, "hand"), key=lambda building: (-BUILDINGS[building][1], building))
    return [*(f"build {building}" for building in hand), "cathedral"]


def workshop(view: View, seat: int) -> list[str]:
    """The Apprentices from the left, until there are enough."""
    if len(cards(view, seat, "crew")) >= CREW:
        return ["draw"]
    shown = [thing["card"] for thing in view["places"]["display"]["things"]]
    return [*(f"hire {card}" for card in shown), "draw"]


def guard(view: View, seat: int) -> list[str]:
    return ["release", "imprison", "done"]


def mine(view: View, seat: int) -> list[str]:
    gold = any("gold" in lacks(view, seat, building) for building in cards(view, seat, "hand"))
    return ["gold", "clay"] if gold else ["clay"]


@dataclass(frozen=True)
class Scene:
    """A game and what its end shows."""

    name: str
    seats: int
    seed: int
    ends: Callable[[Result], bool]
    options: Mapping[str, Any] = field(default_factory=dict)

    game = "architects"

    @property
    def file(self) -> Path:
        return HERE / "architects" / f"{self.name}.txt"

    def played(self) -> Table:
        t = regnum.new("architects", self.seats, self.seed, {"first": 0, **self.options})
        while not t.over:
            d = t.pending[0]
            t.play(choose(t, d), seat=d.seat)
        return t


def is_lost(result: Result) -> bool:
    """The opponent has won."""
    return result.winners == () and len(result.rivals) == 1


SCENES = (
    Scene("constantine", 1, 4, is_lost),
    Scene("helena", 1, 2, is_lost, {"opponent": "helena"}),
    Scene("two_against_constantine", 2, 5, is_lost, {"opponent_of_two": "constantine"}),
)
