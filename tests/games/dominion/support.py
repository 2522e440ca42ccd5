"""Dominion positions in a line, and what lies where, by the public table alone."""

from collections import Counter
from typing import Any

import regnum
from regnum.kernel.table import Table


def table(*hands: str, **position: Any) -> Table:
    """A table with these hands; `deck0`, `discard1`, `in_play0`, `aside1`, `deck_rest0`, `turns1` add to the seats.

    The other keys are those of a written position. Two seats at least; missing hands are empty.
    """
    seats = max(2, len(hands), *(int(key[-1]) + 1 for key in position if key[-1].isdigit()), 2)
    players: list[dict[str, Any]] = [{"hand": hands[i] if i < len(hands) else ""} for i in range(seats)]
    for key in [key for key in position if key[-1].isdigit()]:
        players[int(key[-1])][key[:-1]] = position.pop(key)
    return regnum.scenario("dominion", {"players": players, **position})


def cards(t: Table, seat: int, zone: str) -> str:
    """The cards of a zone in a line: sorted, unless their order is known (deck: top first; discard: top last)."""
    found = t.position()["players"][seat][zone]
    return " ".join(found if zone in ("deck", "discard", "in_play", "aside") else sorted(found))


def owned(t: Table, seat: int) -> Counter[str]:
    """All cards of a player."""
    player = t.position()["players"][seat]
    return Counter(card for zone, found in player.items() if zone != "turns" for card in found)


def options(t: Table) -> list[str]:
    """What can be chosen now, in notation."""
    return [option.notation for option in t.pending[0].options]


def count(t: Table, kind: str, seat: int | None = None) -> int:
    """How many events of a kind there were."""
    return sum(1 for event in t.events if event.kind == kind and seat in (None, event.seat))
