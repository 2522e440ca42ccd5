"""Dominion positions in a line, and what lies where, by the public table alone."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import regnum
from regnum.kernel.errors import BadNotation, IllegalChoice
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


def asked(t: Table) -> tuple[int, str]:
    """Who has to decide now, and what."""
    return t.pending[0].seat, t.pending[0].kind


def things(t: Table, kind: str, seat: int | None = None) -> list[str]:
    """What the events of a kind happened to, one after the other."""
    return [thing for event in t.events if event.kind == kind and seat in (None, event.seat) for thing in event.things]


def refusal(t: Table, *choices: str) -> str:
    """The clause that forbids choices, or nothing if the open question does not know them; nothing has changed."""
    before = t.save()
    with pytest.raises((IllegalChoice, BadNotation)) as refused:
        t.play(*choices)
    assert t.save() == before
    return refused.value.clause if isinstance(refused.value, IllegalChoice) else ""


def seen(t: Table, viewer: int | None, place: str) -> str:
    """The cards that a viewer sees at a place (`seat1.discard`, `trash`), in a line."""
    found = t.view(viewer)["places"][place].get("things", ())
    return " ".join(thing["card"] for thing in found for _ in range(thing.get("n", 1)) if "card" in thing)


def chi_square(observed: Iterable[int], expected: Iterable[float]) -> float:
    """How far counts are from what chance would make of them."""
    return sum((o - e) ** 2 / e for o, e in zip(observed, expected, strict=True))
