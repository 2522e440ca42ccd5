"""Sagas over HTTP: found one, take a place, be ready, look at the book."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from regnum.bots import naming
from regnum.server.people.bars import by_host
from regnum.server.refusals import Refusal
from regnum.server.sagas import commands
from regnum.server.sagas.record import Kept, Saga
from regnum.server.tables.commands import readable
from regnum.server.web.identity import Who
from regnum.server.web.problems import REFUSALS
from regnum.server.web.quota import searches, thinkers_of
from regnum.server.web.requests import Invite, SagaId, TheReader, TheServer
from regnum.server.web.server import Server
from regnum.server.wire.requests import Join
from regnum.server.wire.sagas import NewSaga, PlayAgain, Ready, SagaData, SagaOffer, SeatFate

Place = Annotated[int, PathParameter(ge=0, le=11)]


class SagasController(Controller):
    """`/api/sagas`."""

    path = "/api/sagas"
    tags = ("sagas",)

    @post(summary="Found a saga", responses=REFUSALS)
    async def found(self, server: TheServer, who: TheReader, data: JSONBody[NewSaga]) -> SagaData:
        server.take("tables", who.id, who.address)
        async with server.quota.room(who.id, who.address, thinkers=thinkers_of(data.seats)) as room:
            kept = await server.sagas.found(data, who.id, who.name)
            room.table = kept.saga.id
        return await server.sagas.data(kept, who.id)

    @get(summary="Whether sagas can be founded here", responses=REFUSALS)
    async def offer(self, server: TheServer) -> SagaOffer:
        campaign = server.sagas.campaign
        games, (fewest, most) = list(campaign.games), campaign.seats
        if not server.sagas.is_offered:
            return SagaOffer(False, fewest, most, games, [], {})
        bots = [bot for bot in naming.names(games[0]) if all(bot in naming.names(game) for game in games)]
        levels = {level: bot for level, bot in naming.levels(games[0]).items() if bot in bots}
        return SagaOffer(True, fewest, most, games, bots, levels)

    @get("/{saga_id:str}", summary="A saga and its book as the reader may see them", responses=REFUSALS)
    async def look(self, server: TheServer, who: TheReader, saga_id: SagaId, invite: Invite = "") -> SagaData:
        return await server.sagas.data(await visible_saga(server, who, saga_id, invite), who.id)

    @post("/{saga_id:str}/seats", summary="Take a place, or come back to it", status_code=200, responses=REFUSALS)
    async def sit(self, server: TheServer, who: TheReader, saga_id: SagaId, data: JSONBody[Join]) -> SagaData:
        saga = (await server.sagas.saga(saga_id)).saga
        known = any(seat.person == who.id for seat in saga.seats) or who.id == saga.founder
        if not (known or server.keys.invites(data.invite, saga_id)):
            raise Refusal("no_saga_invite")
        await server.bars.check(who.id, by_host(saga.founder))
        name = readable(data.name) or who.name
        kept = await server.sagas.sit(saga_id, who.id, name, data.seat, data.arms)
        return await server.sagas.data(kept, who.id)

    @post("/{saga_id:str}/leave", summary="Leave the saga", status_code=200, responses=REFUSALS)
    async def leave(self, server: TheServer, who: TheReader, saga_id: SagaId) -> SagaData:
        kept = await server.sagas.do(saga_id, lambda kept: commands.leave(kept, who.id))
        return await server.sagas.data(kept, who.id)

    @post(
        "/{saga_id:str}/ready",
        summary="Be ready for the next chapter; it begins when all are",
        status_code=200,
        responses=REFUSALS,
    )
    async def ready(self, server: TheServer, who: TheReader, saga_id: SagaId, data: JSONBody[Ready]) -> SagaData:
        before = await server.sagas.saga(saga_id)
        kept = await server.sagas.ready(saga_id, who.id, data.ready)
        if len(kept.chapters) > len(before.chapters):
            await server.quota.note(kept.saga.founder, who.address, kept.chapters[-1])
        return await server.sagas.data(kept, who.id)

    @post(
        "/{saga_id:str}/seats/{seat:int}",
        summary="Decide what becomes of somebody's place",
        status_code=200,
        responses=REFUSALS,
    )
    async def decide(
        self, server: TheServer, who: TheReader, saga_id: SagaId, seat: Place, data: JSONBody[SeatFate]
    ) -> SagaData:
        games = server.sagas.campaign.games
        await server.take_everywhere("deeds", who.address)
        thinks = int(data.to == "bot" and searches(data.bot))
        async with server.quota.room(who.id, who.address, tables=0, thinkers=thinks) as room:
            kept = await server.sagas.do(saga_id, lambda kept: commands.decide(kept, who.id, seat, data, games))
            room.table = saga_id
        await server.note("place", who.name, who.address, f"{data.to} at {seat} of {saga_id}")
        return await server.sagas.data(kept, who.id)

    @post(
        "/{saga_id:str}/again",
        summary="Wish for a new saga with the same people, or not; it is founded when all do",
        status_code=200,
        responses=REFUSALS,
    )
    async def again(self, server: TheServer, who: TheReader, saga_id: SagaId, data: JSONBody[PlayAgain]) -> SagaData:
        server.take("tables", who.id, who.address)
        async with server.quota.room(who.id, who.address) as room:
            kept = await server.sagas.again(saga_id, who.id, data.agree, room.suits)
        return await server.sagas.data(kept, who.id)

    @post("/{saga_id:str}/end", summary="End the saga for good", status_code=200, responses=REFUSALS)
    async def end(self, server: TheServer, who: TheReader, saga_id: SagaId) -> SagaData:
        kept = await server.sagas.do(saga_id, lambda kept: commands.end(kept, who.id))
        return await server.sagas.data(kept, who.id)


async def visible_saga(server: Server, who: Who, saga_id: str, invite: str = "") -> Kept:
    """The saga, if the reader may look at it."""
    kept = await server.sagas.saga(saga_id)
    if not (may_read(kept.saga, who.id) or server.keys.invites(invite, saga_id)):
        raise Refusal("no_saga_watchers")
    await server.bars.check(who.id, by_host(kept.saga.founder))
    return kept


def may_read(saga: Saga, person: str) -> bool:
    """Whether somebody may look at a saga without an invitation."""
    return saga.open_to_watchers or person == saga.founder or any(seat.person == person for seat in saga.seats)
