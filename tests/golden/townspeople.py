"""Players of Architects for the transcripts: builders, captors and rogues. No dice."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.architects.facts import BUILDINGS
from regnum.kernel.decision import Decision, Option
from regnum.kernel.table import Table

View = Mapping[str, Any]
"""What the player sees of the table."""
GOODS = ("clay", "wood", "stone", "gold", "marble")
LARGE = ("quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "tax_stand", "guardhouse")
SOURCES = {
    "clay": "place mines",
    "wood": "place forest",
    "stone": "place quarry",
    "gold": "place mines",
    "marble": "place kings_storehouse",
}
MARBLE_PRICE = 3
CREW = 4
"""Apprentices whom a player wants to have."""
FULL_PRISON = 3
LARGE_GROUP = 3
"""So many Workers of another player are worth a capture, and so many captives a visit to the Guardhouse."""
FULL_TAX_STAND = 6
LEAST_VIRTUE = 4
"""A rogue with less than this turns honest for a while."""


@dataclass(frozen=True)
class Townsman:
    """Builds what can be built, and until then gathers what the Building within reach lacks."""

    captor: bool = False
    """Captures large groups of the others and brings them to the Prison."""
    rogue: bool = False
    """Steals the Tax and trades at the Black Market."""

    def choose(self, t: Table, d: Decision) -> Option:
        view, seat = t.view(d.seat), d.seat
        wishes = getattr(self, f"on_{d.kind}", nothing)(view, seat)
        found = {option.notation: option for option in d.options}
        return next((found[wish] for wish in wishes if wish in found), d.options[0])

    def on_place(self, view: View, seat: int) -> list[str]:
        """The Guildhall, the own prisoners, what the own ways suggest, Apprentices, Buildings, then goods."""
        wishes = ["place guildhall"]
        if view["values"][f"seat{seat}.in_prison"] >= FULL_PRISON:
            wishes.append("place guardhouse")
        if self.captor:
            wishes += self.hunting(view, seat)
        if self.rogue:
            wishes += self.roguery(view, seat)
        if len(cards(view, seat, "crew")) < CREW:
            wishes.append("place workshop" if number(view, seat, "silver") > CREW else "place silversmith")
        hand = cards(view, seat, "hand")
        if not hand:
            return [*wishes, "place workshop"]
        missing = min((lacks(view, seat, building) for building in hand), key=len)
        return [*wishes, *(SOURCES[good] for good in missing), "place workshop"]

    def hunting(self, view: View, seat: int) -> list[str]:
        if number(view, seat, "captives") >= LARGE_GROUP:
            return ["place guardhouse"]
        groups = captures(view, seat)
        return ["place town_centre"] if groups and groups[0][0] >= LARGE_GROUP else []

    def roguery(self, view: View, seat: int) -> list[str]:
        """As long as there is Virtue to lose."""
        if view["values"][f"seat{seat}.virtue"] < LEAST_VIRTUE:
            return []
        stalls = ("place market middle", "place market right", "place market left")
        rich = number(view, seat, "silver") > CREW
        return (["place tax_stand"] if view["values"]["tax"] >= FULL_TAX_STAND else []) + (list(stalls) if rich else [])

    def on_build(self, view: View, seat: int) -> list[str]:
        """The Building with most points, then the Cathedral."""
        hand = sorted(cards(view, seat, "hand"), key=lambda building: (-BUILDINGS[building][1], building))
        return [*(f"build {building}" for building in hand), "cathedral"]

    def on_workshop(self, view: View, seat: int) -> list[str]:
        """The Apprentices from the left, until there are enough; a rogue takes those whom others leave lying."""
        if len(cards(view, seat, "crew")) >= CREW:
            return ["draw"]
        shown = [thing["card"] for thing in view["places"]["display"]["things"]]
        return [*(f"hire {card}" for card in (reversed(shown) if self.rogue else shown)), "draw"]

    def on_stall(self, view: View, seat: int) -> list[str]:
        return ["draw"]

    def on_capture(self, view: View, seat: int) -> list[str]:
        """The largest group of another player."""
        return [*(group for n, group in captures(view, seat) if n > 1), "done"]

    def on_guard(self, view: View, seat: int) -> list[str]:
        return ["release", "free", "imprison", "pay debt", "done"]

    def on_trade(self, view: View, seat: int) -> list[str]:
        return ["trade marble", "done"]

    def on_mine(self, view: View, seat: int) -> list[str]:
        gold = any("gold" in lacks(view, seat, building) for building in cards(view, seat, "hand"))
        return ["gold", "clay"] if gold else ["clay"]


def nothing(view: View, seat: int) -> list[str]:
    return []


def number(view: View, seat: int, what: str) -> int:
    found: int = view["numbers"][f"seat{seat}.{what}"]["value"]
    return found


def cards(view: View, seat: int, zone: str) -> list[str]:
    return [thing["card"] for thing in view["places"][f"seat{seat}.{zone}"]["things"]]


def lacks(view: View, seat: int, building: str) -> list[str]:
    """The goods that a Building still lacks, the scarce ones first; Marble is made of Stone."""
    short = {good: n - number(view, seat, good) for good, n in zip(GOODS, BUILDINGS[building][2], strict=True)}
    found = [good for good in reversed(GOODS) for _ in range(short[good])]
    if "marble" in found and number(view, seat, "wood") + number(view, seat, "stone") < MARBLE_PRICE:
        return ["stone", *found]
    return found


def captures(view: View, seat: int) -> list[tuple[int, str]]:
    """How many Workers of each other player stand where, the most first."""
    others = [q for q in range(view["values"]["players"]) if q != seat]
    groups = [(number(view, q, f"at.{place}"), f"capture {place} {q}") for place in LARGE for q in others]
    return sorted((group for group in groups if group[0]), key=lambda group: (-group[0], group[1]))
