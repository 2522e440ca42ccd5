"""The plans that tuning has found (`plans.json`), ready for the engine player."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from regnum.bots.dominion.plan import Plan
from regnum.bots.dominion.values import FIRST, KEEP
from regnum.games.dominion.data import IDS, KINGDOMS, NUMBER
from regnum.kernel.core.containers import bit

FILE = Path(__file__).with_name("plans.json")
NUMBERS = ("turn", "coins", "actions", "province", "duchy", "gold", "estate", "attack", "copper")
EARLY = {"estate": -5, "duchy": 5, "province": 50}
LATE = {"estate": 12, "duchy": 40, "province": 100}
"""What Victory cards are worth unless a plan says otherwise; the other cards are worth what they are in hand."""


@cache
def plans() -> list[Plan]:
    """One plan for each kingdom that was tuned, and last the one for all others."""
    data: dict[str, Mapping[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    tuned = [plan(KINGDOMS[kingdom]["cards"], found) for kingdom, found in data.items() if kingdom in KINGDOMS]
    return [*tuned, plan((), data["any"])]


def plan(kingdom: tuple[str, ...], data: Mapping[str, Any]) -> Plan:
    """A plan as it is written down."""
    piles = sum(bit(NUMBER[card]) for card in kingdom)
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
    return made


def with_changes(row: list[int], changes: Mapping[str, int]) -> list[int]:
    out = row[:]
    for card, value in changes.items():
        out[NUMBER[card]] = value
    return out
