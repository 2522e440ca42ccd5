"""Dominion positions in a line, and what lies where, by the public table alone."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import regnum
from games.support import visible
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


def unordered(t: Table, seat: int, zone: str) -> str:
    """The cards of a zone in a line, sorted: for zones whose order is nobody's concern."""
    return " ".join(sorted(t.position()["players"][seat][zone]))


def counters(t: Table) -> tuple[int, int, int]:
    """Actions, buys and coins that are left."""
    now = t.position()
    return now["actions"], now["buys"], now["coins"]


def pile(t: Table, card: str) -> int:
    """How many copies of a card the supply has."""
    left: int = t.position()["supply"][card]
    return left


def trash(t: Table) -> str:
    """The cards in the trash in a line, sorted."""
    return " ".join(sorted(t.position()["trash"]))


def seen(t: Table, viewer: int | None, place: str) -> str:
    """The cards that a viewer sees at a place (`seat1.discard`, `trash`), in a line."""
    return " ".join(card for card in visible(t, place, viewer) if card != "?")


def chi_square(observed: Iterable[int], expected: Iterable[float]) -> float:
    """How far counts are from what chance would make of them."""
    return sum((o - e) ** 2 / e for o, e in zip(observed, expected, strict=True))
