"""Solo positions of Viscounts in a line, and what the opponent has, by the public table alone."""

from collections.abc import Sequence
from typing import Any

import regnum
from games.viscounts.support import CALM, player
from regnum.kernel.table import Table

BOARDS = ("ai_cleric", "ai_builder", "ai_noble", "ai_cards")
LEVELS = ("standard", "hard_1", "hard_2", "hard_3")
FUTURES = (
    "scheme_future_cleric", "scheme_future_builder", "scheme_future_noble", "scheme_future_cleric_builder",
    "scheme_future_builder_noble", "scheme_future_cleric_noble", "scheme_future_criminal", "scheme_future_criminal_b",
)  # fmt: skip
RESOURCES = ("ink", "gold", "stone")
POOR = {"ink": 0, "gold": 0, "stone": 0}


def solo(scheme: str = "", rival: dict[str, Any] | None = None, **position: Any) -> Table:
    """A table in the player's action phase, whose Viscount is in an inner town; these Schemes come next."""
    mine = position.pop("me", None) or player("start_abbot start_squire start_labourer", town="inner_05_06")
    told = {"players": [mine], "rival": {"town": "town_01", **(rival or {})}, "tops": CALM, "scheme_deck": scheme}
    return regnum.scenario("viscounts", {**told, **position})


def its_turn(scheme: str = "", rival: dict[str, Any] | None = None, **position: Any) -> Table:
    """The same after the player has done nothing: the opponent has had its turn."""
    t = solo(scheme, rival, **position)
    if t.pending[0].kind == "action":  # where nothing can be done, nobody is asked
        t.play("no action")
    return t


def dismissing(effect: Sequence[Any], rival: dict[str, Any] | None = None, **position: Any) -> Table:
    """The Builder's turn, in which it dismisses a card with an effect; it has nothing to pay an action with."""
    change = {"id": CALM[0], "on_recruit_or_dismiss": effect}
    pack = {"regnum_pack": 1, "game": "viscounts", "name": "Test", "cards": [change]}
    more = {"opponent": "ai_builder", "scheme_row": BUSY, **position}
    return its_turn("scheme_starting_noble", rival, pack=pack, **more)


BUSY = ["scheme_starting_builder", "scheme_starting_builder_cleric", None]
"""Schemes on its slots that bring neither Nobles nor Criminals once another one is turned up."""


def its(t: Table, *keys: str) -> Any:
    """What the opponent has: one thing, or several."""
    rival = t.position()["rival"]
    return rival[keys[0]] if len(keys) == 1 else [rival[key] for key in keys]


def goods(t: Table) -> dict[str, int]:
    """The opponent's resources, without those of which it has none."""
    return {name: its(t, name) for name in RESOURCES if its(t, name)}


def markers(t: Table) -> tuple[int, int]:
    """The spaces of its Corruption and Virtue."""
    return its(t, "corruption"), its(t, "virtue")


def kinds(t: Table, *wanted: str) -> list[str]:
    """What happened to the opponent, of these kinds, in order."""
    return [event.kind for event in t.events if event.kind in wanted and event.seat == 1]


def instead(t: Table) -> list[str]:
    """What the opponent replaced, in order."""
    return [
        event.told.full.key.removeprefix("event.rival_instead_") for event in t.events if event.kind == "rival_instead"
    ]


def at(t: Table, place: str) -> int:
    """How many cards lie at a place."""
    return int(t.view(0)["places"][place]["count"])


def play_out(t: Table, rounds: int = 99) -> Table:
    """The player takes the first choice, or does nothing, until the game is over or so many rounds have been played."""
    while not t.over and t.view(None)["values"]["round"] <= rounds:
        shown = [option.notation for option in t.pending[0].options]
        t.play("no action" if "no action" in shown else shown[0])
    return t
