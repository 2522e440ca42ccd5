"""Pointing: where all play together, anybody may show the others what they would do. It chooses nothing.

What is pointed at is told to all, so it is looked up as somebody who only watches sees the table.
"""

from __future__ import annotations

from typing import Any

from regnum.kernel.table import Table
from regnum.server.refusals import Refusal
from regnum.server.tables import record
from regnum.server.tables.commands import Plan
from regnum.server.tables.reaction_window import Viewer
from regnum.server.tables.state import TableState
from regnum.server.wire.requests import Point

Places = dict[str, dict[str, Any]]


def point(state: TableState, seat: int, wish: Point) -> Plan:
    """Point at a seat, a place, an open thing, a slot of an open place, or something printed on the board."""
    game = state.playing()
    if not game.game.together:
        raise Refusal("not_together")
    card = _card(wish, game, _places(state, game, None), _places(state, game, seat))
    if card is None:
        raise Refusal("not_open_to_all")
    return [(record.Pointed(seat=seat, phrase=wish.phrase, thing=wish.thing, card=card), None)]


def _card(wish: Point, game: Table, shown: Places, own: Places) -> str | None:
    """What is pointed at, empty where nothing lies or is printed; None unless all may know it."""
    place, _, at = wish.thing.partition(":")
    lying = _lying(shown)
    if wish.thing in lying:
        return lying[wish.thing]
    if wish.thing in shown or wish.thing in {f"seat{i}" for i in range(game.seats)}:
        return ""
    printed = wish.card or place
    secret = set(_lying(own).values()) - set(lying.values())
    is_public = printed in game.game.things() and printed not in secret
    if place not in shown:
        return printed if is_public else None
    slots = shown[place].get("slots", 0) if "things" in shown[place] else 0
    if at not in {str(i) for i in range(slots)}:
        return None
    return printed if is_public else ""


def _places(state: TableState, game: Table, viewer: Viewer) -> Places:
    held = state.reaction.seen(viewer)
    places: Places = (held.game if held else game).view(viewer)["places"]
    return places


def _lying(places: Places) -> dict[str, str]:
    """All open things by their ids."""
    things = (thing for place in places.values() for thing in place.get("things", ()))
    return {thing["id"]: thing["card"] for thing in things if "id" in thing and "card" in thing}
