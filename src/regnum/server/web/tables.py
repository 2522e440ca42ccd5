"""TablesController over HTTP: make, join, look, choose."""

import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import cast

import msgspec
from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody

from regnum.kernel.errors import RegnumError
from regnum.server.people.bars import by_host, from_table, hushed_at
from regnum.server.refusals import Refusal
from regnum.server.sagas.showing import saga_card
from regnum.server.tables import commands, counsel, presence
from regnum.server.tables.commands import Plan
from regnum.server.tables.course import course_data
from regnum.server.tables.live import LiveTable
from regnum.server.tables.record import Card
from regnum.server.tables.showing import frame, is_over_for
from regnum.server.tables.state import TableState
from regnum.server.tables.summary import is_together, told
from regnum.server.web.games import game_data
from regnum.server.web.identity import Who
from regnum.server.web.problems import REFUSALS
from regnum.server.web.quota import searches, thinkers_of
from regnum.server.web.requests import Invite, Since, TableId, TheReader, TheServer
from regnum.server.web.server import Server
from regnum.server.wire.games import GameData
from regnum.server.wire.requests import (
    Branch,
    Choose,
    Hint,
    Join,
    Made,
    NewTable,
    Order,
    Point,
    Preview,
    Say,
    Start,
    Trial,
    Undo,
)
from regnum.server.wire.sagas import SagaLink
from regnum.server.wire.tables import CourseData, Frame, SeatData, TableCard, TableData, TableList, TimeData
from regnum.server.wire.view import EventData

MOST_LISTED = 100
TOO_LATE = {"late", "reactions", "no_decision", "undo_asked", "not_playing"}
"""Refusals that bring the present state along."""


class TablesController(Controller):
    """`/api/tables`."""

    path = "/api/tables"
    tags = ("tables",)

    @post(summary="Make a table", responses=REFUSALS)
    async def make(self, server: TheServer, who: TheReader, data: JSONBody[NewTable]) -> TableData:
        server.take("tables", who.id, who.address)
        bots = thinkers_of(data.seats)
        async with server.quota.room(who.id, who.address, listed=data.listed, thinkers=bots) as room:
            table = await server.hall.make(data, who.id, who.name)
            room.table = table.state.header.id
        return table.data(who.id)

    @get(summary="The own tables, and those that anybody may join", responses=REFUSALS)
    async def overview(self, server: TheServer, who: TheReader) -> TableList:
        own = [card_for(card, who) for card in await server.store.cards_of(who.id, MOST_LISTED)]
        listed = [card_for(card, who) for card in await server.store.cards_listed(MOST_LISTED)]
        own.sort(key=lambda card: (not card.your_turn, -card.updated))
        sagas = [
            saga_card(kept, last, server.sagas.campaign, who.id)
            for kept, last in await server.store.sagas_of(who.id, MOST_LISTED)
        ]
        sagas.sort(key=lambda card: (not card.calls, -card.updated))
        return TableList(own, listed, sagas, server.sagas.is_offered)

    @get("/{table_id:str}", summary="A table as the reader may see it", responses=REFUSALS)
    async def look(
        self, server: TheServer, who: TheReader, table_id: TableId, since: Since = 0, invite: Invite = ""
    ) -> TableData:
        return (await visible(server, who, table_id, invite)).data(who.id, since)

    @post("/{table_id:str}/seats", summary="Take a seat, or come back to it", status_code=200, responses=REFUSALS)
    async def sit(self, server: TheServer, who: TheReader, table_id: TableId, data: JSONBody[Join]) -> TableData:
        table = await server.hall.table(table_id)
        state = table.state
        known = any(seat.person == who.id for seat in state.seats) or who.id == state.header.host
        if not (known or state.header.listed or server.keys.invites(data.invite, table_id)):
            raise Refusal("no_invite")
        barred = (from_table(table_id), from_table(table_id, by_host=True), by_host(state.header.host))
        await server.bars.check(who.id, *barred)
        name = commands.readable(data.name) or who.name
        return await done(table, who, lambda: commands.sit(table.state, who.id, name, data.seat, data.arms))

    @post("/{table_id:str}/start", summary="Begin the game", status_code=200, responses=REFUSALS)
    async def start(self, server: TheServer, who: TheReader, table_id: TableId, data: JSONBody[Start]) -> TableData:
        table = await server.hall.table(table_id)

        def added() -> int:
            return sum(seat.kind == "open" for seat in table.state.seats) if searches(data.fill) else 0

        def begin() -> Plan:
            room.hold(added())  # somebody may have left while it was waited
            return commands.start(table.state, who.id, data.fill)

        async with server.quota.room(who.id, who.address, tables=0, thinkers=added()) as room:
            begun = await done(table, who, begin)
            room.table = table_id
        return begun

    @post("/{table_id:str}/choices", summary="Choose, or try choices out", status_code=200, responses=REFUSALS)
    async def choose(self, server: TheServer, who: TheReader, table_id: TableId, data: JSONBody[Choose]) -> TableData:
        table, seat = await seated(server, who, table_id)
        try:
            if data.rehearse:
                table.rehearse(seat, data)
                return table.data(who.id, data.seq)
            if table.knows(seat, data.seq) and commands.is_made(table.state, seat, data, tried=table.is_writing):
                return table.data(who.id, data.seq)
        except Refusal as refusal:
            raise brought_along(refusal, table, who, data.seq) from None
        return await done(table, who, lambda: commands.choose(table.state, seat, data), data.seq)

    @post(
        "/{table_id:str}/undo",
        summary="Take back the last choice, ask for it, or answer",
        status_code=200,
        responses=REFUSALS,
    )
    async def undo(self, server: TheServer, who: TheReader, table_id: TableId, data: JSONBody[Undo]) -> TableData:
        table, seat = await seated(server, who, table_id)
        try:
            if table.knows(seat, data.seq) and commands.is_taken_back(table.state, seat, data):
                return table.data(who.id, data.seq)
        except Refusal as refusal:
            raise brought_along(refusal, table, who, data.seq) from None
        return await done(table, who, lambda: commands.undo(table.state, seat, data), data.seq, beside=True)

    @post("/{table_id:str}/chat", summary="Say something", status_code=200, responses=REFUSALS)
    async def say(self, server: TheServer, who: TheReader, table_id: TableId, data: JSONBody[Say]) -> TableData:
        table = await server.hall.table(table_id)
        await server.bars.check(who.id, "mute", hushed_at(table_id))
        server.take("talk", who.id, who.address)
        since = table.state.seq
        return await done(table, who, lambda: commands.say(table.state, who.id, who.name, data.text), since)

    @post("/{table_id:str}/pointing", summary="Point at something for partners", status_code=200, responses=REFUSALS)
    async def point(self, server: TheServer, who: TheReader, table_id: TableId, data: JSONBody[Point]) -> TableData:
        table, seat = await seated(server, who, table_id)
        await server.bars.check(who.id, "mute", hushed_at(table_id))
        server.take("talk", who.id, who.address)
        since = table.state.seq
        return await done(table, who, lambda: counsel.point(table.state, seat, data), since)

    @post("/{table_id:str}/orders", summary="Give or take back a standing order", status_code=200, responses=REFUSALS)
    async def order(self, server: TheServer, who: TheReader, table_id: TableId, data: JSONBody[Order]) -> TableData:
        table, seat = await seated(server, who, table_id)
        since = table.state.seq
        return await done(table, who, lambda: commands.order(table.state, seat, data.kind, data.notation), since)

    @post("/{table_id:str}/hint", summary="Ask a bot for advice", status_code=200, responses=REFUSALS)
    async def hint(self, server: TheServer, who: TheReader, table_id: TableId) -> Hint:
        table, seat = await seated(server, who, table_id)
        state = table.state
        game = state.playing()
        if seat not in state.asked or state.reaction.seen(seat) is not None:
            raise Refusal("no_decision")
        bot = commands.stand_in(state.header.game)
        tried = table.rehearsed(seat)
        moment = (state.changed[seat], *tried)  # of which the seat knows: what others do in secret is none
        if (kept := table.hints.get(seat)) and kept[0] == moment:
            return kept[1]
        server.take("hints", who.id, who.address)
        try:
            if tried:
                game = game.rehearse(seat, *tried)
                if game.decision_of(seat) is None:
                    raise Refusal("no_decision")
            hint = await server.bots.hint(game, seat, bot)
        except (RegnumError, TimeoutError, BrokenExecutor) as error:
            raise Refusal("no_hint") from error
        table.hints[seat] = (moment, hint)
        return hint

    @post("/{table_id:str}/rematch", summary="Wish to play again with the same people, or not", responses=REFUSALS)
    async def rematch(
        self, server: TheServer, who: TheReader, table_id: TableId, agree: FromQuery[bool] = True
    ) -> Made:
        """The id is empty as long as somebody has not agreed."""
        table = await server.hall.table(table_id)
        server.take("tables", who.id, who.address)
        async with server.quota.room(who.id, who.address) as room:
            return Made(await server.hall.again(table, who.id, agree, room.suits))

    @post("/{table_id:str}/resign", summary="Give the game up for good", status_code=200, responses=REFUSALS)
    async def resign(self, server: TheServer, who: TheReader, table_id: TableId) -> TableData:
        table = await server.hall.table(table_id)
        return await done(table, who, lambda: presence.resign(table.state, who.id), table.state.seq)

    @post("/{table_id:str}/claim", summary="Take the win: the others stay away", status_code=200, responses=REFUSALS)
    async def claim(self, server: TheServer, who: TheReader, table_id: TableId) -> TableData:
        table = await server.hall.table(table_id)
        return await done(table, who, lambda: presence.claim(table.state, who.id, time.time()), table.state.seq)

    @post("/{table_id:str}/preview", summary="What a choice would bring", status_code=200, responses=REFUSALS)
    async def preview(self, server: TheServer, who: TheReader, table_id: TableId, data: JSONBody[Trial]) -> Preview:
        table, seat = await seated(server, who, table_id)
        events = commands.preview(table.state, seat, data)
        return Preview([cast(EventData, event.as_seen_by(seat)) for event in events])

    @post("/{table_id:str}/branch", summary="Play on from a moment of the past, against bots", responses=REFUSALS)
    async def branch(
        self, server: TheServer, who: TheReader, table_id: TableId, data: JSONBody[Branch], invite: Invite = ""
    ) -> Made:
        table = await visible(server, who, table_id, invite)
        server.take("tables", who.id, who.address)
        async with server.quota.room(who.id, who.address) as room:
            return Made(await server.hall.branch(table, who.id, data, partial(server.study, who.address), room.suits))

    @get("/{table_id:str}/game", summary="The game's texts and help as this table has them", responses=REFUSALS)
    async def game(self, server: TheServer, who: TheReader, table_id: TableId, invite: Invite = "") -> GameData:
        header = (await visible(server, who, table_id, invite)).state.header
        options = msgspec.json.encode(header.options).decode()
        return await server.study(who.address, lambda: game_data(header.game, options))

    @post("/{table_id:str}/leave", summary="Leave the table", status_code=200, responses=REFUSALS)
    async def leave(self, server: TheServer, who: TheReader, table_id: TableId) -> TableData:
        table = await server.hall.table(table_id)
        return await done(table, who, lambda: commands.leave(table.state, who.id))

    @get(
        "/{table_id:str}/replay",
        summary="One moment of the game; until it is over, as the own seat saw it",
        responses=REFUSALS,
    )
    async def replay(
        self,
        server: TheServer,
        who: TheReader,
        table_id: TableId,
        step: FromQuery[int] = 0,
        seat: FromQuery[int | None] = None,
        invite: Invite = "",
    ) -> Frame:
        table = await visible(server, who, table_id, invite)
        own = table.state.seat_of(who.id)
        viewer = seat if seat is not None and is_over_for(table.state, own) else own
        if viewer is not None and not 0 <= viewer < len(table.state.seats):
            raise Refusal("not_found")
        state = table.state
        found = await server.study(who.address, lambda: frame(state, viewer, step))
        if found is None:
            raise Refusal("not_found")
        return found

    @get(
        "/{table_id:str}/course",
        summary="How a finished game went: points by turn or round, and turning points",
        responses=REFUSALS,
    )
    async def course(self, server: TheServer, who: TheReader, table_id: TableId, invite: Invite = "") -> CourseData:
        state = (await visible(server, who, table_id, invite)).state
        own = state.seat_of(who.id)
        if not is_over_for(state, own) or state.ending is not None:
            raise Refusal("not_over")
        return await server.study(who.address, lambda: course_data(state, own))


async def visible(server: Server, who: Who, table_id: str, invite: str = "") -> LiveTable:
    """The table, if the reader may look at it."""
    table = await server.hall.table(table_id)
    state = table.state
    if not (may_watch(state, who.id) or server.keys.invites(invite, table_id)):
        raise Refusal("no_watchers")
    await server.bars.check(who.id, by_host(state.header.host))
    return table


def may_watch(state: TableState, person: str) -> bool:
    """Whether somebody may look at a table without an invitation."""
    header = state.header
    return header.open_to_watchers or state.seat_of(person) is not None or person == header.host


async def seated(server: Server, who: Who, table_id: str) -> tuple[LiveTable, int]:
    """The table and the reader's seat; a refusal for everybody else."""
    table = await server.hall.table(table_id)
    seat = table.state.seat_of(who.id)
    if seat is None:
        raise Refusal("not_seated")
    return table, seat


async def done(
    table: LiveTable, who: Who, command: Callable[[], Plan], since: int = 0, *, beside: bool = False
) -> TableData:
    """Carries out a command and shows what came of it; a late one brings the present state along."""
    try:
        await table.do(command, beside=beside)
    except Refusal as refusal:
        raise brought_along(refusal, table, who, since) from None
    return table.data(who.id, since)


def brought_along(refusal: Refusal, table: LiveTable, who: Who, since: int) -> Refusal:
    if refusal.key in TOO_LATE:
        refusal.table = table.data(who.id, since)
    return refusal


def card_for(card: Card, who: Who) -> TableCard:
    """A table in somebody's list; nobody learns there who else is asked."""
    seats = [SeatData(i, s.kind, s.name, s.bot or None, False, False, s.arms) for i, s in enumerate(card.seats)]
    you = next((i for i, s in enumerate(card.seats) if s.person == who.id and s.kind == "human"), None)
    kept = any(card.seats[i].person == who.id for i in card.away)
    turn = you in card.waiting and not kept
    runs = you if you in card.ends else min(card.ends, key=card.ends.__getitem__, default=None)
    left = None if runs is None else TimeData(runs, round(max(0.0, card.ends[runs] - time.time()), 1))
    about = told(card.game, tuple(card.variant), card.period)
    ended = (card.scores, card.winners, is_together(card.game))
    saga = SagaLink(card.saga, card.chapter) if card.saga else None
    now = (turn, card.updated, left, kept, about)
    return TableCard(card.id, card.game, card.status, seats, you, *now, *ended, saga, card.early)
