"""Viscounts positions in a line, and what lies where, by the public table alone."""

from typing import Any

import regnum
from regnum.kernel.table import Table

SEGMENTS = ("segment_01_02", "segment_03_04", "segment_05_06", "segment_07_08", "segment_09_10")
SECTIONS = ("castle_ink_stone", "castle_flip", "castle_gold_or_move", "castle_hire_or_destroy", "castle_virtue_2")
CALM = ["acolyte", "aristocrat", "artisan", "chevalier", "foreman"]
"""Five Townsfolk to lie on the piles where it does not matter who does."""
STARTING = ("abbot", "labourer", "squire", "journeyman", "trader", "financier", "lender", "thief")


def player(board: str = "- - -", rest: str | None = None, **more: Any) -> dict[str, Any]:
    """A player with these cards on the board, the newest first, and three others in the draw pile."""
    slots = [None if card == "-" else card for card in board.split()]
    used = [*slots, *(card for key in ("hand", "deck", "discard") for card in more.get(key, "").split())]
    spare = [f"start_{name}" for name in STARTING if f"start_{name}" not in used][:3]
    return {"board": slots, "rest": spare if rest is None else rest, **more}


def table(first: dict[str, Any] | str = "- - -", *others: dict[str, Any], **position: Any) -> Table:
    """A table in the action phase of the first seat; a text is the board of a seat. A second seat is added."""
    seats = [player(first) if isinstance(first, str) else first, *others]
    seats += [player(hand="start_thief start_trader", town="town_10")] * (2 - len(seats))
    return regnum.scenario("viscounts", {"players": seats, "tops": CALM, **position})


def seat(t: Table, p: int = 0) -> dict[str, Any]:
    """Everything that a player has."""
    found: dict[str, Any] = t.position()["players"][p]
    return found


def has(t: Table, *keys: str, p: int = 0) -> list[Any]:
    """Some of what a player has."""
    mine = seat(t, p)
    return [mine[key] for key in keys]


def markers(t: Table, p: int = 0) -> tuple[int, int]:
    """The spaces of Corruption and Virtue."""
    return seat(t, p)["corruption"], seat(t, p)["virtue"]


def castle(t: Table, p: int = 0) -> tuple[list[int], list[int], int]:
    """A player's Workers by tier."""
    mine = seat(t, p)
    return mine["tier1"], mine["tier2"], mine["tier3"]


def pack(**cards: dict[str, Any]) -> dict[str, Any]:
    """A card pack that changes these cards."""
    return {
        "regnum_pack": 1,
        "game": "viscounts",
        "name": "Test",
        "cards": [{"id": c, **change} for c, change in cards.items()],
    }


def by_ability(effect: list[Any], **more: Any) -> dict[str, Any]:
    """A pack in which placing the Abbot carries out an effect."""
    return pack(start_abbot={"ability": {"timing": "immediate", "effect": effect}}, **more)


def placing(effect: list[Any], first: dict[str, Any] | None = None, *others: dict[str, Any], **position: Any) -> Table:
    """A table on which the first seat has just placed a card that carries out an effect."""
    mine = {"hand": "start_abbot start_squire", "rest": "start_trader start_lender", **(first or {})}
    t = table(mine, *others, phase="place", pack=by_ability(effect), **position)
    t.play("place start_abbot")
    return t
