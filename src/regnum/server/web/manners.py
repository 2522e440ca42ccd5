"""For whoever made a table: remove somebody from it, mute them there, or close all own tables to them."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from regnum.server.people.bars import by_host, from_table, hushed_at
from regnum.server.refusals import Refusal
from regnum.server.tables import commands
from regnum.server.tables.live import LiveTable
from regnum.server.web.ending import end_sockets_of
from regnum.server.web.identity import Who
from regnum.server.web.problems import REFUSALS
from regnum.server.web.requests import TableId, TheReader, TheServer
from regnum.server.web.server import Server
from regnum.server.wire.admin import BarData, Lift, SeatAct
from regnum.server.wire.tables import TableData


class Manners(Controller):
    """`/api/tables/…/people`."""

    path = "/api/tables/{table_id:str}/people"
    tags = ("tables",)

    @get(summary="Whom whoever made the table has muted, removed or blocked", responses=REFUSALS)
    async def barred(self, server: TheServer, who: TheReader, table_id: TableId) -> list[BarData]:
        table = await hosted(server, who, table_id)
        own = bars_of(table)
        return [BarData(bar.person, bar.how, bar.name, bar.at) for bar in await server.store.barred() if bar.how in own]

    @post(summary="Remove, mute or block whoever sits at a seat", status_code=200, responses=REFUSALS)
    async def act(self, server: TheServer, who: TheReader, table_id: TableId, data: JSONBody[SeatAct]) -> TableData:
        table = await hosted(server, who, table_id)
        await server.take_everywhere("deeds", who.address)
        seats = table.state.seats
        if data.seat >= len(seats) or seats[data.seat].person in ("", who.id):
            raise Refusal("not_found")
        person, name = seats[data.seat].person, seats[data.seat].name
        await server.bars.put(person, bars_of(table)[("mute", "remove", "block").index(data.act)], name)
        if data.act != "mute":
            await table.do(lambda: commands.remove(table.state, person))
        if data.act == "block":
            await end_sockets_of(server, person, at=who.id)
        await server.note(data.act, who.name, who.address, f"{name} ({person}) at {table_id}")
        return table.data(who.id)

    @post("/lift", summary="Let somebody talk or come again", status_code=200, responses=REFUSALS)
    async def lift(self, server: TheServer, who: TheReader, table_id: TableId, data: JSONBody[Lift]) -> Lift:
        table = await hosted(server, who, table_id)
        if data.how not in bars_of(table):
            raise Refusal("not_found")
        await server.take_everywhere("deeds", who.address)
        await server.bars.lift(data.person, data.how)
        await server.note("lift", who.name, who.address, f"{data.how} {data.person}")
        return data


async def hosted(server: Server, who: Who, table_id: str) -> LiveTable:
    """The table, if the reader made it."""
    table = await server.hall.table(table_id)
    if who.id != table.state.header.host:
        raise Refusal("not_host")
    return table


def bars_of(table: LiveTable) -> tuple[str, str, str]:
    """How whoever made a table mutes, removes and blocks."""
    header = table.state.header
    return hushed_at(header.id), from_table(header.id, by_host=True), by_host(header.host)
