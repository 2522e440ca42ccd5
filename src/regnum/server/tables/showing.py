"""What one viewer is shown of a table.

The engine says what a seat may see; here only less is shown, never more.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Collection
from functools import lru_cache
from typing import Any, Literal, cast

import msgspec
from msgspec import Raw

from regnum.kernel.errors import RegnumError
from regnum.kernel.table import Table
from regnum.server.tables.commands import undo_state
from regnum.server.tables.presence import claimable
from regnum.server.tables.reaction_window import Viewer, is_secret
from regnum.server.tables.state import TableState
from regnum.server.wire.sagas import SagaLink
from regnum.server.wire.tables import ClockData, EndingData, Frame, SeatData, TableData
from regnum.server.wire.view import EventData, View

REACTIONS = {"seat": None, "kind": "reactions", "waiting": True}
"""What stands for a question when it is a secret whether it is asked, and whom."""


def table_data(
    state: TableState,
    person: str,
    since: int = 0,
    *,
    connected: Collection[int] = (),
    rehearsed: list[str] | None = None,
    kept: Table | None = None,
    invite: str = "",
) -> TableData:
    """The table as a person may see it, with what happened since the moment they know.

    `kept` is the game as it was after what they try out when they tried it.
    """
    header, game, seat, ending = state.header, state.game, state.seat_of(person), state.ending
    held = state.reaction.seen(seat)
    shown = held.game if held else game
    tried: Table | None = None
    last = False
    if rehearsed and shown is not None and seat is not None and held is None:
        tried = _tried(shown, seat, rehearsed)
        last = tried is None and kept is not None and shown.part is not None
        tried = kept if last else tried
    events, whole = ([], since == 0) if shown is None else state.disclosure.since(shown, seat, since)
    status = "playing" if state.status == "over" and not is_over_for(state, seat) else state.status
    return TableData(
        id=header.id,
        seq=held.seq if held else state.noticed[seat],
        game=header.game,
        status=status,
        options=header.options,
        seats=seats_of(state, connected),
        you=seat,
        host=person == header.host,
        invite=invite if seat is not None or person == header.host else None,
        leaver=header.leaver,
        listed=header.listed,
        clock=_clock(state),
        view=None if shown is None else view(tried or shown, seat, held is not None, last),
        events=cast(list[EventData], events),
        whole=whole,
        chat=[line for seq, line in state.chat if seq > since],
        pins=list(state.pins.values()),
        undo=cast(Literal["free", "ask", "none"], undo_state(state, seat)),
        asked_undo=state.asks_undo,
        agreed_undo=sorted(state.agreed),
        orders={} if seat is None else dict(state.orders[seat]),
        rehearsed=list(rehearsed or ()) if tried else [],
        seed=header.seed if status == "over" else None,
        rematch=state.rematch,
        again=sorted(state.again),
        kept=state.kept_for(person),
        claim=claimable(state, seat),
        ending=None if ending is None else EndingData(ending.how, ending.seat, list(ending.winners)),
        origin=header.origin or None,
        saga=SagaLink(header.saga, header.chapter) if header.saga else None,
        corrected=dict(game.corrected) or None if game is not None else None,
    )


def is_over_for(state: TableState, seat: Viewer) -> bool:
    """Whether a viewer may know that the game is over: while the table stands still for it, it goes on."""
    return state.status == "over" and state.reaction.seen(seat) is None


def seats_of(state: TableState, connected: Collection[int] = ()) -> list[SeatData]:
    """Who sits where."""
    return [
        SeatData(i, s.kind, s.name, s.bot or None, i in connected, s.left, s.arms, s.late)
        for i, s in enumerate(state.seats)
    ]  # fmt: skip


def _tried(game: Table, seat: int, choices: list[str]) -> Table | None:
    try:
        return game.rehearse(seat, *choices)
    except RegnumError:
        return None


def _clock(state: TableState) -> ClockData:
    """The clocks as all see them; those of secret questions are not among them."""
    running = sorted(state.clock.since)
    now = time.time()
    left = [
        round(max(0.0, left - (now - state.clock.since[i] if i in running else 0.0)), 1)
        for i, left in enumerate(state.clock.left)
    ]
    return ClockData(state.clock.kind, left, running, round(now, 1), state.clock.increment)


_encode = msgspec.json.Encoder().encode
LATELY = 256
"""Views that are kept: whoever has chosen is answered and pushed the same, and so are all watchers."""


@lru_cache(LATELY)
def view(game: Table, seat: Viewer, hold: bool, last: bool = False) -> View:
    """What crosses the wire as a view. A game at a table never changes: a choice makes another one.

    `last`: all others have chosen since the game was so. What would show something new can only be made for good
    then; but whoever had tried it out before is shown it as it was, with nobody else to wait for.
    """
    shown = seen(game, seat, hold=hold)
    if last:
        shown["pending"] = []
    return cast(View, Raw(_encode(shown)))


def seen(game: Table, seat: Viewer, *, hold: bool) -> dict[str, Any]:
    """The engine's view without the traces that secret questions leave in it."""
    shown: dict[str, Any] = game.view(seat)
    if game.corrected:  # nobody decides anything any more
        shown["pending"] = []
    elif hold:
        shown["pending"] = [REACTIONS]
    else:
        secret = {d.seat for d in game.pending if d.seat != seat and is_secret(d)}
        if secret:
            shown["pending"] = [d for d in shown["pending"] if d["seat"] not in secret] + [REACTIONS]
    _renumber(game, shown)
    return shown


def _renumber(game: Table, seen: dict[str, Any]) -> None:
    """Counts steps without the answers to secret questions: their number would tell that somebody was asked."""
    kinds = {i for i, kind in enumerate(game.game.kinds) if kind.id in game.game.secret_kinds}
    first = game.step - len(game.choices)
    secret = [i for i, choice in enumerate(game.choices, first) if choice.kind in kinds] if kinds else []
    if not secret:
        return
    seen["step"] -= len(secret)
    for place in seen["places"].values():
        if "epoch" in place:
            place["epoch"] -= bisect_left(secret, place["epoch"])
        for thing in place.get("things", ()):
            if "hidden" in thing:
                thing["hidden"] -= bisect_left(secret, thing["hidden"])


def moments(state: TableState, seat: Viewer) -> list[int]:
    """After how many choices of the record the table can be looked at.

    Not between secret questions; and until the game is over, not after what others chose at the same time.
    """
    held = state.reaction.seen(seat)
    game = held.game if held else state.game
    if game is None:
        return []
    names, entries = game.game.kinds, game.entries
    last = len(entries) if game.part is None else game.part.at
    inside = {i for i in range(last) if names[entries[i].kind].id in game.game.secret_kinds}
    if not game.over:
        inside |= {i + 1 for i in range(last) if entries[i].seat != seat and state.disclosure.was_quiet(i)}
    return [i for i in range(last + 1) if i not in inside]


def frame(state: TableState, seat: Viewer, step: int) -> Frame | None:
    """One moment of the past as a seat saw it; None if there is no such moment."""
    at = moments(state, seat)
    if state.game is None or not 0 <= step < len(at):
        return None
    game = state.game.replayed(state.game.choices[: at[step]])
    events = state.disclosure.between(state.game, seat, at[step - 1], at[step]) if step else []
    over = game.over or at[step] < len(state.game.entries)
    shown = view(game, seat, not over and state.reaction.seen(seat) is not None)
    return Frame(step, len(at), shown, cast(list[EventData], events))
