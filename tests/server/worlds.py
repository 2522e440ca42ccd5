"""Worlds that one pair of eyes cannot tell apart, and every byte that is sent to them."""

from __future__ import annotations

import random
from array import array
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from regnum.kernel.core.containers import EVERYBODY
from regnum.kernel.core.machine import FORCED
from regnum.kernel.errors import RegnumError
from regnum.kernel.events import Event, Outcome, RawEvent, raw_events
from regnum.kernel.history import ChoiceRecord
from regnum.kernel.table import Table
from regnum.server.refusals import Refusal
from regnum.server.tables import commands
from regnum.server.tables.bots import seen_by
from regnum.server.tables.reaction_window import Held, Viewer
from regnum.server.tables.record import AnyEntry, WentOn
from regnum.server.tables.showing import moments, table_data
from regnum.server.tables.state import TableState
from regnum.server.wire.requests import Trial
from regnum.server.wire.tables import Push
from server.support import PEOPLE

ON_TOP = {"discards"}
"""Events whose last card lies open on its pile: that one may be named."""
_encode = msgspec.json.Encoder().encode


class Clockwork:
    """A clock that moves on only when something is written down; messages say when that was."""

    def __init__(self) -> None:
        self.now = self.shown = 2_000_000_000.0

    def tick(self) -> float:
        self.now = self.shown = self.now + 0.25
        return self.now


def sent(state: TableState, eyes: Viewer, since: int, rehearsed: list[str] | None = None) -> bytes:
    """The message that somebody is sent who knows everything up to a moment; None is somebody who only watches."""
    person = "nobody" if eyes is None else PEOPLE[eyes]
    return _encode(Push(table_data(state, person, since, rehearsed=rehearsed, invite=f"invite-{state.header.id}"), ""))


def difference(told: bytes, elsewhere: bytes) -> str:
    """Where two messages part, with what stands around it; empty if they are the same."""
    if told == elsewhere:
        return ""
    at = next((i for i, pair in enumerate(zip(told, elsewhere, strict=False)) if pair[0] != pair[1]), 0)
    return f"{told[max(0, at - 200) : at + 100]!r}, elsewhere {elsewhere[max(0, at - 60) : at + 100]!r}"


# -- dealing anew


def redealt(game: Table, seat: int, eyes: Viewer, seed: str, first: int = 0) -> Table:
    """The game as it might be as well for all that a seat knows; from the first of these choices on, everything in
    its past that the eyes may not know is something else."""
    other, dice = game.determinise(seat, seed), random.Random(seed)
    other.choices, other.step = game.choices.copy(), game.step
    other._entries = [*game.entries[:first], *(otherwise(each, game, eyes, dice) for each in game.entries[first:])]
    other._opening = game.opening
    if other._part is not None and game._part is not None:
        other._part = replace(other._part, at=game._part.at, told=game._part.told)
    return other


def otherwise(entry: ChoiceRecord, game: Table, eyes: Viewer, dice: random.Random) -> ChoiceRecord:
    """The same choice, done to other things wherever the eyes may not know them."""
    told = entry.happened
    numbers = array("b" if isinstance(told._numbers, bytes) else "q", told._numbers)
    small = raw_events(zip(*[iter(numbers)] * 8, strict=True))
    raws = [raw._replace(seen=raw.seen & EVERYBODY, surprises=raw.surprises + told.before) for raw in small]
    out: list[RawEvent] = []
    for raw, after in zip(raws, [*raws, None][1:], strict=True):
        what = raw.what
        known = raw.seen == EVERYBODY if eyes is None else raw.seen >> eyes & 1
        if raw.event != FORCED and what >= 0 and not known:
            last = after is None or not after.continues(raw)
            if not (last and game.game.events[raw.event].id in ON_TOP):
                what = dice.randrange(len(game.game.things()))
        out.append(raw._replace(what=what))
    happened = Outcome(game.game, out, told._seats, (told.before, told.after), told._cut)
    return replace(entry, notation=entry.notation if entry.seat == eyes else "?", happened=happened)


def elsewhere(state: TableState, seat: int, eyes: Viewer, seed: str, since: int = 0) -> TableState:
    """The table as it might be as well for all that a seat knows; the eyes know what happened up to a moment."""
    other, past = state.copy(), state.disclosure
    late = [i for i, (_, end) in past.split.items() if end > since]
    first = min([len(past.told), *late, *(i for i, at in enumerate(past.told) if at > since)])
    assert state.game is not None
    other.game = redealt(state.game, seat, eyes, seed, first)
    if eyes in state.reaction.held:
        kept = state.reaction.held[eyes]
        anew = other.game if kept.game is state.game else redealt(kept.game, seat, eyes, f"{seed} held", first)
        other.reaction = replace(state.reaction, held={**state.reaction.held, eyes: Held(anew, kept.seq)})
    return other


# -- everything that can be found out


def looked_ahead(state: TableState, seat: int, most: int) -> list[bytes]:
    """What a seat can try out at its decision: rehearsals, previews, and what a bot is given for a hint."""
    game = state.playing()
    decision = game.decision_of(seat)
    if decision is None or state.reaction.seen(seat) is not None:
        return []
    out = [seen_by(game, seat).encode()]
    options = [o.notation for o in decision.options]
    for notation in options[:: max(1, len(options) // most)]:
        out.append(
            _encode(
                [
                    event.as_seen_by(seat)
                    for event in commands.preview(state, seat, Trial(state.noticed[seat], [notation]))
                ]
            )
        )
        try:
            game.rehearse(seat, notation)
        except RegnumError as error:
            out.append(str(error).encode())
        else:
            out.append(sent(state, seat, state.noticed[seat], [notation]))
    return out


def glance(state: TableState, eyes: Viewer, since: int) -> tuple[Any, ...]:
    """What is to be had for the asking: the table, the list of tables, how far a replay goes, why not to choose."""
    card, refusal = state.card(None), ""
    if eyes is not None:
        try:
            commands.check_turn(state, eyes, state.noticed[eyes])
        except Refusal as refused:
            refusal = refused.key
    listed = card.updated, card.status, eyes in card.waiting
    return sent(state, eyes, since), *listed, len(moments(state, eyes)), refusal


def known(events: list[Event], eyes: Viewer) -> list[Any]:
    """What the rules themselves tell: what happened, and to which things as far as the eyes may know them."""
    things = [e.things if e.known_to(eyes) else e.things[-1:] if e.kind in ON_TOP else () for e in events]
    return [(e.kind, e.seat, e.count, e.source, e.target, seen) for e, seen in zip(events, things, strict=True)]


@dataclass
class Witness:
    """A table that goes its own way in secret, and all that one pair of eyes could find out meanwhile."""

    state: TableState
    eyes: Viewer
    since: int
    clock: Clockwork
    messages: list[bytes] = field(default_factory=list)
    glances: list[tuple[Any, ...]] = field(default_factory=list)
    standing: tuple[list[bytes], list[tuple[Any, ...]]] | None = None
    """The same until the table moved again, if it stood still."""
    asked: bool = False
    """Whether the eyes themselves were asked in secret."""
    answered: int = 0
    """How many secret questions were answered."""
    began: int = 0

    def __post_init__(self) -> None:
        self.began = len(self.state.playing().entries)
        self.clock.shown = self.state.updated
        self.glances.append(glance(self.state, self.eyes, self.since))

    def apply(self, entry: AnyEntry, game: Table | None = None) -> None:
        """Takes in an entry as a server does."""
        new = self.state.copy()
        new.apply(entry, game)
        if isinstance(entry, WentOn):
            self.standing = self.messages[:], self.glances[:]
        told = new.noticed[self.eyes] != self.state.noticed[self.eyes]
        self.state = new
        self.asked = self.asked or self.eyes in new.reaction.asked
        if told:
            self.clock.shown = entry.at
            message = sent(new, self.eyes, self.since)
            self.since = msgspec.json.decode(message)["table"]["seq"]
            self.messages.append(message)
        seen = glance(new, self.eyes, self.since)
        if [seen] != self.glances[-1:]:
            self.glances.append(seen)

    def play(self, seat: int, choice: str, seq: int, at: float) -> None:
        [(entry, game)] = commands.play(self.state, seat, [choice], "", "person")
        self.apply(msgspec.structs.replace(entry, seq=seq, at=at), game)

    def knows(self) -> list[Any]:
        """What the rules let the eyes know of it all: two worlds in which that is the same must look the same."""
        game = self.state.game
        assert game is not None
        new, part = game.entries[self.began :], game.part
        waiting = [(d.seat, d.kind_for_others if part is None else "") for d in game.pending]
        if part is None:
            events = [event for entry in new for event in entry.events]
        elif part.at > self.began:  # the last choice began a part: what belongs to it is not told yet
            events = [event for entry in new for event in entry.events][: part.told]
        else:
            events = [event for entry in new if entry.seat == self.eyes for event in entry.events]
        places = game.view(self.eyes)["places"].values()
        piles = [
            thing for place in places for thing in place.get("things", ()) if str(thing.get("id")).endswith(":top")
        ]
        return [waiting, piles, [place.get("top") for place in places], *known(events, self.eyes)]
