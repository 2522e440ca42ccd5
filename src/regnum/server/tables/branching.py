"""A game that goes on from a moment of its past, at another table and against bots."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec

from regnum.kernel.seeds import secret_seed
from regnum.kernel.table import Table
from regnum.server.refusals import Refusal
from regnum.server.tables.beginning import gone_on
from regnum.server.tables.commands import Plan, stand_in
from regnum.server.tables.ids import new_id
from regnum.server.tables.record import Began, Dealt, Header, Played, SeatRecord, WentOn
from regnum.server.tables.showing import is_over_for, moments
from regnum.server.tables.state import TableState
from regnum.server.wire.requests import Branch


@dataclass
class Branched:
    """A table that is to be, and its game."""

    header: Header
    game: Table

    def plan(self) -> Plan:
        """What is written down at first."""
        choices = self.game.choices
        if not choices:
            return [(Began(), self.game)]
        played = Played(seat=choices[0].seat, choices=bytes(choices))
        return [(Began(), self.game.beginning()), (played, self.game), (WentOn(), None)]


def branched(state: TableState, person: str, wish: Branch) -> Branched:
    """Replays a game for somebody up to the moment from which they wish to play on: that can take long.

    A game under way can be branched off only where its player has nobody but bots against them, and a bot in the place
    of somebody who left counts as that person. What the player cannot know is dealt anew then, with another seed: a
    branch shows everything when it is over, and must tell nothing about the game that still goes on.
    """
    own = state.seat_of(person)
    alone = own is not None and state.people() == {own}
    over = is_over_for(state, own)
    if state.game is None or not (over or alone):
        raise Refusal("not_over")
    seat = wish.seat if over and wish.seat is not None else own
    at = moments(state, own)
    if seat is None or seat >= len(state.seats) or wish.step >= len(at):
        raise Refusal("not_found")
    if state.game.over and at[wish.step] == len(state.game.choices):
        raise Refusal("branch_over")
    bot = stand_in(state.header.game)
    seats = [
        SeatRecord("human", s.name, person, arms=s.arms)
        if i == seat
        else SeatRecord("bot", s.name, bot=s.bot or bot, arms=s.arms)
        for i, s in enumerate(state.seats)
    ]
    header = msgspec.structs.replace(
        state.header,
        id=new_id(),
        host=person,
        seats=seats,
        clock="none",
        listed=False,
        created=time.time(),
        origin=state.header.id,
        saga="",
        chapter=0,
    )
    past = state.game.choices[: at[wish.step]]
    game = state.game.replayed(past)
    if over:
        return Branched(header, game)
    told = game.step - len(past) + wish.step
    dealt = Dealt(state.header.seed, state.header.keyed, bytes(past), seat, told)
    header = msgspec.structs.replace(header, seed=secret_seed(), keyed=True, dealt=[*header.dealt, dealt])
    return Branched(header, gone_on(game, seat, header.seed, told))
