"""The plans that tuning has found (`plans.json`), ready for the engine player."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from regnum.bots.dominion.plan import Plan
from regnum.bots.dominion.values import FIRST, KEEP
from regnum.games.dominion.data import IDS, NUMBER, kingdom_cards
from regnum.kernel.core.containers import bit

FILE = Path(__file__).with_name("plans.json")
NUMBERS = (
    "turn", "coins", "actions", "province", "duchy", "gold", "estate", "attack", "copper", "thin", "hold", "estates",
    "gardens", "dare",
)  # fmt: skip
EARLY = {"estate": -5, "duchy": 5, "province": 50}
LATE = {"estate": 12, "duchy": 40, "province": 100}
"""What Victory cards are worth unless a plan says otherwise; the other cards are worth what they are in hand."""
KINGDOM = frozenset(kingdom_cards("mixed"))


@cache
def plans() -> list[Plan]:
    """Every plan with the cards it needs; the last one needs none."""
    return [plan(data) for data in written()]


def written() -> list[dict[str, Any]]:
    """The plans as they are written down."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def needs(data: Mapping[str, Any]) -> list[str]:
    """The Kingdom cards on a plan's list: it is for kingdoms that have them all."""
    return sorted({card for card, _ in data["menu"]} & KINGDOM)


def plan(data: Mapping[str, Any]) -> Plan:
    """A plan as it is written down."""
    piles = sum(bit(NUMBER[card]) for card in needs(data))
    menu = [number for card, n in data["menu"] for number in (NUMBER[card], n)]
    keep = [KEEP[c] for c in range(len(IDS))]
    made = Plan(
        piles,
        menu,
        with_changes([FIRST[c] for c in range(len(IDS))], data.get("first", {})),
        with_changes(keep, {**EARLY, **data.get("early", {})}),
        with_changes(keep, {**LATE, **data.get("late", {})}),
    )
    for name in NUMBERS:
        if name in data:
            setattr(made, name, data[name])
    made.without_smithy, made.with_smithy = data.get("wins", (0, 0))
    return made


def with_changes(row: list[int], changes: Mapping[str, int]) -> list[int]:
    out = row[:]
    for card, value in changes.items():
        out[NUMBER[card]] = value
    return out
