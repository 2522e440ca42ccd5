"""How a new table is set up: who sits where, and with which options."""

from __future__ import annotations

import time
from typing import Any, NamedTuple, Protocol

import regnum
from regnum.games.registry import game_of
from regnum.kernel.errors import RegnumError
from regnum.server.refusals import Refusal, refusal_of
from regnum.server.tables.commands import check_bot, readable, stand_in
from regnum.server.tables.ids import new_id
from regnum.server.tables.record import Header, SeatRecord
from regnum.server.tables.seats import Seat
from regnum.server.wire.requests import NewTable
from regnum.server.wire.values import ClockKind, Leaver

LIVE = 600
DAYS = 3 * 86400
"""Seconds on a clock that was given none: for a whole game, and for one decision among days."""


class Manner(Protocol):
    """How a table is played, whoever says so: its maker, a table that is played again, a saga."""

    @property
    def leaver(self) -> Leaver: ...

    @property
    def clock(self) -> ClockKind: ...

    @property
    def clock_seconds(self) -> int: ...

    @property
    def clock_increment(self) -> int: ...

    @property
    def open_to_watchers(self) -> bool: ...

    @property
    def listed(self) -> bool: ...


class Chapter(NamedTuple):
    """Where a table stands in a saga; the first chapter is 0."""

    saga: str
    number: int


def seats_of(wish: NewTable, person: str, name: str) -> list[SeatRecord]:
    low, high = game_of(wish.game).seats
    if not low <= len(wish.seats) <= high:
        raise Refusal("bad_seats", low=low, high=high)
    seats: list[SeatRecord] = []
    own = False
    for seat in wish.seats:
        if seat.kind == "bot":
            bot = seat.bot or stand_in(wish.game)
            check_bot(wish.game, bot)
            seats.append(SeatRecord("bot", readable(seat.name) or bot, bot=bot))
        elif seat.kind == "human" and not own:
            own = True
            seats.append(SeatRecord("human", readable(seat.name) or name, person, arms=seat.arms))
        else:
            seats.append(SeatRecord("open"))
    return seats


def seat_again(seat: Seat, game: str) -> SeatRecord:
    """Who sits there when the game is played again."""
    if seat.kind == "human" and not seat.is_away:
        return SeatRecord("human", seat.name, seat.person, arms=seat.arms)
    return SeatRecord("bot", seat.name, bot=seat.bot or stand_in(game), arms=seat.arms)


def header_of(
    game: str,
    seats: list[SeatRecord],
    options: dict[str, Any],
    host: str,
    seed: str,
    like: Manner,
    *,
    prepared: bool = False,
    keyed: bool = True,
    chapter: Chapter | None = None,
) -> Header:
    """How a table is set up; the game checks the options and fills in what was left open.

    A seed that is no secret is the key of nothing: practice games are dealt as `regnum.new` deals them.
    """
    if not prepared:
        try:
            options = dict(regnum.new(game, len(seats), seed, options).options)
        except RegnumError as error:
            raise refusal_of(error) from error
    return Header(
        id=new_id(),
        game=game,
        rules=game_of(game).rules_version,
        options=options,
        seed=seed,
        host=host,
        seats=seats,
        leaver=like.leaver,
        clock=like.clock,
        clock_seconds=like.clock_seconds or (LIVE if like.clock == "live" else DAYS),
        clock_increment=like.clock_increment if like.clock == "live" else 0,
        open_to_watchers=like.open_to_watchers,
        listed=like.listed,
        created=time.time(),
        keyed=keyed,
        saga="" if chapter is None else chapter.saga,
        chapter=0 if chapter is None else chapter.number,
    )
