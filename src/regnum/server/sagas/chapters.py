"""The table of a chapter: how it begins, who sits there, and whether its game is over for everybody."""

from __future__ import annotations

from regnum.server.sagas.record import SagaSeat
from regnum.server.tables import record
from regnum.server.tables.commands import Plan, stand_in
from regnum.server.tables.live import LiveTable
from regnum.server.tables.record import Began, Header
from regnum.server.tables.state import TableState


def is_told_over(state: TableState) -> bool:
    """Whether the game of a chapter is over for everybody, by its rules."""
    return state.status == "over" and not state.reaction.is_open and state.ending is None


def begun(header: Header, began: Began) -> TableState:
    state = TableState(header)
    state.apply(began)
    return state


def moved(table: LiveTable, seat: int, place: SagaSeat) -> Plan:
    """What is to be written at a chapter's table so that it has at a seat whoever has the place."""
    there = table.state.seats[seat]
    if table.state.status != "playing":
        return []
    if place.kind == "human" and not place.left and there.person != place.person:
        return [(record.Sat(seat=seat, person=place.person, name=place.name, arms=place.arms), None)]
    if place.left and not there.left:
        bot = stand_in(table.state.header.game) if table.state.header.leaver == "bot" else ""
        return [(record.Left(seat=seat, bot=bot), None)]
    if place.kind == "bot" and (there.kind != "bot" or there.bot != place.bot):
        return [(record.Left(seat=seat, bot=place.bot, removed=True), None)]
    if place.kind == "open" and there.kind != "bot":
        return [(record.Left(seat=seat, bot=stand_in(table.state.header.game), removed=True), None)]
    return []
