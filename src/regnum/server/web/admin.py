"""For whoever runs the server: how it is doing, closing a table, a backup. Needs the administrator's key."""

import resource
import secrets
import time
from importlib.metadata import version
from typing import Any

from litestar import Controller, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

import regnum
from regnum.server.people.bars import from_table
from regnum.server.refusals import Refusal
from regnum.server.tables import commands
from regnum.server.tables.record import Card
from regnum.server.web.ending import end_sockets_of
from regnum.server.web.identity import address, at_this_machine
from regnum.server.web.problems import REFUSALS
from regnum.server.web.requests import Asked, TableId, TheServer
from regnum.server.web.server import Server
from regnum.server.wire.admin import (
    AdminData,
    AdminPerson,
    AdminTable,
    Backup,
    BarData,
    DiskData,
    FaultData,
    Lift,
    MadePassword,
    NotedData,
    SeatAct,
)
from regnum.server.wire.requests import Made
from regnum.server.wire.tables import SeatData

MOST_TABLES = 200
MOST_PEOPLE = 500
MOST_NOTED = 200
HOST = "host"
"""Who whoever runs the server is in the journal."""


async def check_key(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Refuses everybody without the key; without a key nobody is the administrator."""
    await has_key(connection)


async def has_key(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuses whoever has not the administrator's key, and soon whoever tries out many; the journal has each try.

    Whoever plays on their own machine (`regnum play`) and sits at it needs none.
    """
    server: Server = connection.app.state.server
    if server.settings.house is not None and at_this_machine(connection):
        return
    key, given = server.settings.admin_key, connection.headers.get("x-regnum-admin", "")
    if not key or not secrets.compare_digest(given.encode(), key.encode()):
        if given:
            await server.take_everywhere("sign_ins", address(connection))
            await server.note("key_refused", "", address(connection))
        raise Refusal("not_admin")


class Admin(Controller):
    """`/api/admin`."""

    path = "/api/admin"
    tags = ("admin",)
    guards = (check_key,)

    @get(summary="How the server is doing", responses=REFUSALS)
    async def overview(self, server: TheServer) -> AdminData:
        return AdminData(
            version=version("regnum"),
            compiled=regnum.COMPILED,
            uptime=time.time() - server.started,
            live_tables=len(server.hall.live),
            sockets=sum(server.sockets.values()),
            people=len(server.sockets),
            stored=await server.store.counts(),
            memory=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
            disk=DiskData(await server.store.size(), server.backups.free()),
            backups=await server.backups.latest(),
            faults=[FaultData(f.table, f.what, f.since, f.last, f.times) for f in server.faults],
        )

    @get("/tables", summary="The latest tables, without their games", responses=REFUSALS)
    async def tables(self, server: TheServer) -> list[AdminTable]:
        return [_shown(server, card) for card in await server.store.cards_latest(MOST_TABLES)]

    @get("/people", summary="Who has an account here, or a name", responses=REFUSALS)
    async def people(self, server: TheServer) -> list[AdminPerson]:
        found = await server.store.people(MOST_PEOPLE)
        return [AdminPerson(p.id, p.name, p.login, server.sockets[p.id] > 0) for p in found]

    @post("/people/{person:str}/password", summary="Make up a new password for somebody", responses=REFUSALS)
    async def reset(self, request: Asked, server: TheServer, person: FromPath[str]) -> MadePassword:
        found, made = await server.accounts.reset_password(person)
        await end_sockets_of(server, found.id)
        await server.note("reset", HOST, address(request), str(found.login))
        return MadePassword(str(found.login), made)

    @post("/backup", summary="Back the database up now", responses=REFUSALS)
    async def backup(self, request: Asked, server: TheServer) -> Backup:
        made = await server.backups.make()
        await server.note("backup", HOST, address(request), made.name)
        return made

    @get("/journal", summary="Who signed in, and what whoever runs the server did", responses=REFUSALS)
    async def journal(self, server: TheServer) -> list[NotedData]:
        return [NotedData(n.at, n.what, n.who, n.address, n.detail) for n in await server.store.journal(MOST_NOTED)]

    @get("/barred", summary="Who may not talk, or not come here", responses=REFUSALS)
    async def barred(self, server: TheServer) -> list[BarData]:
        return [BarData(bar.person, bar.how, bar.name, bar.at) for bar in await server.store.barred()]

    @post("/barred/lift", summary="Let somebody talk or come again", status_code=200, responses=REFUSALS)
    async def lift(self, request: Asked, server: TheServer, data: JSONBody[Lift]) -> Lift:
        await server.bars.lift(data.person, data.how)
        await server.note("lift", HOST, address(request), f"{data.how} {data.person}")
        return data

    @post("/tables/{table_id:str}/people", summary="Remove, mute, block", status_code=200, responses=REFUSALS)
    async def act(self, request: Asked, server: TheServer, table_id: TableId, data: JSONBody[SeatAct]) -> Made:
        table = await server.hall.table(table_id)
        seats = table.state.seats
        if data.seat >= len(seats) or not seats[data.seat].person:
            raise Refusal("not_found")
        person, name = seats[data.seat].person, seats[data.seat].name
        await server.bars.put(person, from_table(table_id) if data.act == "remove" else data.act, name)
        if data.act != "mute" and table.state.seat_of(person) is not None:
            await table.do(lambda: commands.remove(table.state, person))
        if data.act == "block":
            await server.store.drop_sessions(person)
            await end_sockets_of(server, person)
        await server.note(data.act, HOST, address(request), f"{name} ({person}) at {table_id}")
        return Made(table_id)

    @post("/tables/{table_id:str}/end", summary="Close a table", status_code=200, responses=REFUSALS)
    async def end(self, request: Asked, server: TheServer, table_id: TableId) -> Made:
        table = await server.hall.table(table_id)
        await table.do(lambda: commands.end(table.state))
        await server.note("end", HOST, address(request), table_id)
        return Made(table_id)


def _shown(server: Server, card: Card) -> AdminTable:
    seats = [SeatData(i, s.kind, s.name, s.bot or None, False, False) for i, s in enumerate(card.seats)]
    live = server.hall.live.get(card.id)
    sockets = len(live.watchers) if live else 0
    return AdminTable(card.id, card.game, card.status, seats, card.updated, live is not None, sockets)
