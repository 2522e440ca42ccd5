"""What people can do at a table: each command looks at the state and says what is to be written down, or refuses."""

from __future__ import annotations

import re

from regnum.bots import naming
from regnum.kernel.decision import Option
from regnum.kernel.errors import RegnumError, Sealed
from regnum.kernel.events import Event
from regnum.kernel.table import Table
from regnum.server.refusals import Refusal, refusal_of
from regnum.server.tables import record
from regnum.server.tables.record import AnyEntry, By
from regnum.server.tables.state import TableState
from regnum.server.wire.requests import Choose, Trial, Undo

Plan = list[tuple[AnyEntry, Table | None]]
"""Entries to be written, each with the game after it where that is known."""

_PREFIX = re.compile(r"\s*(\d+)\s*:")


def sit(state: TableState, person: str, name: str, wanted: int | None, arms: str = "") -> Plan:
    """Take an open seat, come back to the one that was left, or before the game take another name at the own one."""
    mine = next((i for i, s in enumerate(state.seats) if s.person == person), None)
    if mine is not None:
        back = state.seats[mine]
        if back.resigned:
            raise Refusal("resigned")
        renamed = state.status == "lobby" and name not in ("", back.name)
        sat = record.Sat(seat=mine, person=person, name=name if renamed else back.name, arms=back.arms)
        return [(sat, None)] if back.is_away or renamed else []
    if state.status != "lobby":
        raise Refusal("not_lobby")
    free = [i for i, s in enumerate(state.seats) if s.kind == "open" and wanted in (None, i)]
    if not free:
        raise Refusal("no_seat")
    return [(record.Sat(seat=free[0], person=person, name=name, arms=arms), None)]


def start(state: TableState, person: str, fill: str) -> Plan:
    """Begin the game; only the host can."""
    if person != state.header.host:
        raise Refusal("not_host")
    if state.status != "lobby":
        raise Refusal("not_lobby")
    if fill:
        check_bot(state.header.game, fill)
    elif any(s.kind == "open" for s in state.seats):
        raise Refusal("seats_open")
    return [(record.Began(fill=fill), None)]


def leave(state: TableState, person: str) -> Plan:
    """Give up the own seat; what becomes of it is as the table was set up."""
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("not_seated")
    if state.status in ("over", "abandoned") or state.seats[seat].left:
        return []
    if state.status == "lobby":
        alone = not [i for i in state.humans() if i != seat]
        return [(record.Left(seat=seat), None)] + ([(record.Ended(), None)] if alone else [])
    bot = stand_in(state.header.game) if state.header.leaver == "bot" else ""
    plan: Plan = [(record.Left(seat=seat, bot=bot), None)]
    return [*plan, (record.Ended(), None)] if state.header.leaver == "end" else plan


def remove(state: TableState, person: str) -> Plan:
    """Send somebody away for good: before the game their seat is open again, later a bot plays there.

    The table does not wait for them, whatever it does about those who leave, and nobody can claim a win by it.
    """
    seat = next((i for i, s in enumerate(state.seats) if s.person == person), None)
    if seat is None or state.status in ("over", "abandoned"):
        return []
    if state.status == "lobby":
        return leave(state, person)
    return [(record.Left(seat=seat, bot=stand_in(state.header.game), removed=True), None)]


def is_made(state: TableState, seat: int, wish: Choose, *, tried: bool = False) -> bool:
    """Whether there is nothing to be written: the choice was made already. Refuses one that cannot be made now.

    Asked before the choice waits for its turn, so that nobody can tell by the waiting that others are writing. Where
    it would have to wait it is `tried` whether it is one of the answers.
    """
    if (seat, wish.request) in state.requests:
        return True
    check_turn(state, seat, wish.seq)
    if tried:
        choose(state, seat, wish)
    return False


def choose(state: TableState, seat: int, wish: Choose) -> Plan:
    """Make choices for good; one that was made already is not made again."""
    if (seat, wish.request) in state.requests:
        return []
    check_turn(state, seat, wish.seq)
    if not wish.choices:
        raise Refusal("nothing_chosen")
    return play(state, seat, wish.choices, wish.request, "person")


def play(state: TableState, seat: int, choices: list[str], request: str, by: By) -> Plan:
    """Play choices for a seat on a copy of the game."""
    game = state.playing()
    check_own(seat, choices)
    trial = game.clone()
    try:
        trial.play(*choices, seat=seat)
    except RegnumError as error:
        raise refusal_of(error) from error
    made = bytes(trial.choices.since(game.choices))
    return [(record.Played(seat=seat, choices=made, request=request, by=by), trial)]


def go_on(state: TableState) -> Plan:
    """End a pause; unless there was none, and somebody is still asked."""
    reaction = state.reaction
    rests = reaction.is_open and (reaction.waits or not reaction.asked)
    return [(record.WentOn(), None)] if rests and not state.is_watched else []


def rehearse(state: TableState, seat: int, wish: Choose) -> Table | None:
    """The table as it would be after the choices; None for an empty list."""
    check_turn(state, seat, wish.seq)
    check_own(seat, wish.choices)
    if not wish.choices:
        return None
    try:
        return state.playing().rehearse(seat, *wish.choices)
    except RegnumError as error:
        raise refusal_of(error) from error


def preview(state: TableState, seat: int, wish: Trial) -> list[Event]:
    """What the last of the choices would bring after the others, as far as nothing new comes to light.

    Who does it is answered as the game proposes: what the choice brings is told to its end.
    Nothing, if the question was answered in the meantime, the game is over, or what was tried out so far would show
    something new now that the others have chosen: whoever points at a choice may be overtaken.
    """
    if state.status == "over":
        return []
    game, choices = state.playing(), wish.choices
    check_own(seat, choices)
    if state.reaction.seen(seat) is not None or not _is_current(state, seat, wish.seq):
        return []
    try:
        trial = game.rehearse(seat, *choices[:-1])
    except Sealed:
        return []
    except RegnumError as error:
        raise refusal_of(error) from error
    decision = trial.decision_of(seat)
    option = next((o for o in decision.options if o.notation == choices[-1]), None) if decision else None
    if option is None:
        raise Refusal("bad_notation")
    events = trial.preview(option)
    while (after := _after(trial, seat, option)) is not None:
        trial, option = after
        events += trial.preview(option)
    return events


def _after(trial: Table, seat: int, option: Option) -> tuple[Table, Option] | None:
    """The table after a choice, and whom the game proposes then; None where it asks for something else."""
    try:
        then = trial.rehearse(seat, option)
    except Sealed:
        return None
    asked = then.decision_of(seat)
    if asked is None or asked.shape != "assign":
        return None
    proposed = next((each for each in asked.options if each.default), None)
    return None if proposed is None else (then, proposed)


def undo(state: TableState, seat: int, wish: Undo) -> Plan:
    """Take back the own last choice, ask for it, or answer somebody who asks."""
    if is_taken_back(state, seat, wish):
        return []
    if wish.agree is not None:
        return _answer_undo(state, seat, wish.agree)
    if undo_state(state, seat) == "ask":
        return [(record.AskedUndo(seat=seat, request=wish.request), None)]
    return _taken_back(state.playing(), seat, wish.request)


def is_taken_back(state: TableState, seat: int, wish: Undo) -> bool:
    """Whether there is nothing to be written: it was asked for already. Refuses what cannot be asked for now.

    Like `is_made` before it waits for its turn; and no game is played again for it.
    """
    if (seat, wish.request) in state.requests:
        return True
    state.playing()
    if wish.agree is not None:
        if state.asks_undo in (None, seat):
            raise Refusal("not_asked")
        return False
    if state.reaction.is_open:
        raise Refusal("reactions")
    if state.asks_undo is not None:
        raise Refusal("undo_asked")
    if not state.changed[seat] <= wish.seq <= state.noticed[seat]:
        raise Refusal("late")
    if undo_state(state, seat) == "none":
        raise Refusal("no_undo")
    return False


def undo_state(state: TableState, seat: int | None) -> str:
    """Whether the seat's last choice can be taken back at once, if the others agree, or not at all."""
    game = state.game
    if seat is None or game is None or state.status != "playing" or state.reaction.is_open:
        return "none"
    if state.is_watched or not any(entry.seat == seat for entry in game.entries):
        return "none"
    others = state.people() - {seat}
    if game.undo_limit(seat) is not None or not others:
        return "free"
    return "ask" if others & set(state.humans()) else "none"


def _answer_undo(state: TableState, seat: int, agree: bool) -> Plan:
    asker = state.asks_undo
    assert asker is not None, "it was looked whether somebody asks"
    plan: Plan = [(record.AnsweredUndo(seat=seat, agree=agree), None)]
    others = state.people() - {asker}
    if agree and others <= state.agreed | {seat}:
        plan += _taken_back(state.playing(), asker, "")
    return plan


def _taken_back(game: Table, seat: int, request: str) -> Plan:
    trial = game.clone()
    trial.undo(seat, consent=True)
    return [(record.TookBack(seat=seat, choices=bytes(trial.choices), request=request), trial)]


def order(state: TableState, seat: int, kind: str, notation: str | None) -> Plan:
    """Give a standing order, or take it back."""
    game = state.playing().game
    if kind not in {k.id for k in game.kinds}:
        raise Refusal("unknown_kind", what=kind)
    if notation is not None:
        check_own(seat, [notation])
    return [(record.Ordered(seat=seat, kind=kind, notation=notation), None)]


def say(state: TableState, person: str, name: str, text: str) -> Plan:
    """Say something to all at the table."""
    seat = state.seat_of(person)
    if seat is None and person != state.header.host:
        raise Refusal("not_seated")
    said = readable(text)
    if not said:
        raise Refusal("empty_text")
    who = name if seat is None else state.seats[seat].name
    return [(record.Said(seat=seat, name=who, text=said), None)]


def end(state: TableState) -> Plan:
    """Close the table."""
    return [] if state.status in ("over", "abandoned") else [(record.Ended(), None)]


def check_turn(state: TableState, seat: int, seq: int) -> None:
    """Refuses a choice that does not answer the seat's open question.

    It is told by nothing but what the seat knows: how far the table has come in secret makes no difference.
    """
    state.playing()
    if state.seats[seat].late:
        raise Refusal("timed_out")
    if state.reaction.seen(seat) is not None:
        raise Refusal("reactions")
    if seat not in state.asked:
        raise Refusal("no_decision" if state.changed[seat] <= seq <= state.noticed[seat] else "late")
    if not _is_current(state, seat, seq):
        raise Refusal("late")


def _is_current(state: TableState, seat: int, seq: int) -> bool:
    """Whether somebody who knows the table up to a moment knows the question that the seat is asked."""
    return seat in state.asked and state.asked[seat] <= seq <= state.noticed[seat]


def check_own(seat: int, choices: list[str]) -> None:
    """Notation can name the seat that chooses: it must be the own one."""
    for choice in choices:
        named = _PREFIX.match(choice)
        if named is not None and named[1] != str(seat):
            raise Refusal("not_yours")


def check_bot(game: str, bot: str) -> None:
    """Refuses a bot that is not offered for the game; how long others may think is not for guests to say."""
    if bot not in naming.names(game):
        raise Refusal("unknown_bot", what=bot)


def stand_in(game: str) -> str:
    """The bot that takes over where somebody is missing: the strongest one that does not search."""
    return [name for name in naming.names(game) if ":" not in name][-1]


def readable(text: str) -> str:
    """A text without what cannot be read: control characters, marks that turn the direction of writing."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
