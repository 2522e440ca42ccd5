"""For whoever runs the server: how it is doing, closing a table, a backup. Needs the administrator's key."""

import resource
import secrets
import time
from importlib.metadata import version

from litestar import Controller, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

import regnum
from regnum.server.refusals import Refusal
from regnum.server.tables import commands
from regnum.server.tables.record import Card
from regnum.server.web.problems import REFUSALS
from regnum.server.web.requests import TableId, TheServer
from regnum.server.web.server import Server
from regnum.server.wire.admin import AdminData, AdminTable, Backup, DiskData, FaultData
from regnum.server.wire.requests import Made
from regnum.server.wire.tables import SeatData

MOST_TABLES = 200


def check_key(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Refuses everybody without the key; without a key nobody is the administrator."""
    key = connection.app.state.server.settings.admin_key
    given = connection.headers.get("x-regnum-admin", "")
    if not key or not secrets.compare_digest(given.encode(), key.encode()):
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
            faults=[FaultData(f.table, f.what, f.since, f.last, f.times) for f in server.hall.services.faults],
        )

    @get("/tables", summary="The latest tables, without their games", responses=REFUSALS)
    async def tables(self, server: TheServer) -> list[AdminTable]:
        return [_shown(server, card) for card in await server.store.cards_latest(MOST_TABLES)]

    @post("/backup", summary="Back the database up now", responses=REFUSALS)
    async def backup(self, server: TheServer) -> Backup:
        return await server.backups.make()

    @post("/tables/{table_id:str}/end", summary="Close a table", status_code=200, responses=REFUSALS)
    async def end(self, server: TheServer, table_id: TableId) -> Made:
        table = await server.hall.table(table_id)
        await table.do(lambda: commands.end(table.state))
        return Made(table_id)


def _shown(server: Server, card: Card) -> AdminTable:
    seats = [SeatData(i, s.kind, s.name, s.bot or None, False, False) for i, s in enumerate(card.seats)]
    live = server.hall.live.get(card.id)
    sockets = len(live.watchers) if live else 0
    return AdminTable(card.id, card.game, card.status, seats, card.updated, live is not None, sockets)
