"""What becomes of a game whose people stay away or give up: commands as in `commands`, and who may claim the win."""

from __future__ import annotations

from regnum.server.refusals import Refusal
from regnum.server.tables import record
from regnum.server.tables.commands import Plan, stand_in
from regnum.server.tables.state import TableState

CLAIM_SECONDS = 60.0
"""How long somebody who left or ran out of time is waited for, before the win can be claimed."""
UNTIMED_CLAIM_SECONDS = 86400.0
"""How long a table without clocks must have stood still for that."""


def time_out(state: TableState, seat: int, now: float) -> Plan:
    """Let a bot play for somebody whose time has run out, unless they were quicker."""
    out = state.status == "playing" and state.clock.open_ends().get(seat, now + 1) <= now
    return [(record.TimedOut(seat=seat, bot=stand_in(state.header.game)), None)] if out else []


def resign(state: TableState, person: str) -> Plan:
    """Give the game up for good. It ends, unless several are left, among them people: then a bot plays on for them.

    Partners are left with a bot as long as one of them is a person; a chapter of a saga is always played to its end.
    """
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("not_seated")
    game = state.playing().game
    rest = [i for i, s in enumerate(state.seats) if i != seat and not s.resigned]
    goes_on = (len(rest) > 1 or game.together) and any(i in rest for i in state.humans())
    goes_on = goes_on or bool(state.header.saga)
    return [(record.Resigned(seat=seat, bot=stand_in(state.header.game) if goes_on else ""), None)]


def claim(state: TableState, person: str, now: float) -> Plan:
    """Take the win, for all the others stay away."""
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("not_seated")
    state.playing()
    since = claimable(state, seat)
    if since is None or now < since:
        raise Refusal("no_claim")
    return [(record.Claimed(seat=seat), None)]


def claimable(state: TableState, seat: int | None) -> float | None:
    """From when somebody may take the win: a while after the last of the others left or ran out of time.

    Without a clock nobody runs out of time; there it is a day after the table last moved, if all wait for the others.
    It is told by nothing but what the seat knows. Partners have nothing to take from each other, a chapter of a saga is
    played to its end, and who was sent away has not stayed away.
    """
    if seat is None or state.status != "playing" or state.seats[seat].is_away or state.reaction.is_open:
        return None
    if state.game is not None and (state.game.game.together or state.header.saga):
        return None
    others = [(i, s) for i, s in enumerate(state.seats) if i != seat]
    if not others or not all(s.person and not s.removed for _, s in others):
        return None
    since = max(s.away for _, s in others) + CLAIM_SECONDS
    there = [i for i, s in others if not s.is_away]
    if not there:
        return since
    if state.header.clock != "none" or seat in state.asked or not all(i in state.asked for i in there):
        return None
    return max(since, state.header.created + state.changed[seat] / 1000 + UNTIMED_CLAIM_SECONDS)


def wish_again(state: TableState, seat: int, agree: bool) -> Plan:
    """Say whether one would like to play again."""
    if agree == (seat in state.again) and (agree or not state.again):
        return []
    return [(record.WishedAgain(seat=seat, agree=agree), None)]
