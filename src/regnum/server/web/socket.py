"""The socket of a table: it pushes the table as it changes. What a client sends over it is only counted."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from regnum.server.refusals import Refusal, language
from regnum.server.tables.live import LiveTable, Watcher
from regnum.server.web.guard import check_origin
from regnum.server.web.identity import Who, who_asks
from regnum.server.web.limits import Buckets
from regnum.server.web.requests import Invite, Since, TableId
from regnum.server.web.server import Server
from regnum.server.web.tables import visible
from regnum.server.wire import Push

Socket = WebSocket[Any, Any, Any]
REFUSED = 4000
"""Close codes: this and the status that an HTTP request would have got."""
TOO_MUCH = 1008
_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table_id:str}/socket", tags=["tables"])
async def table_socket(socket: Socket, table_id: TableId, since: Since = 0, invite: Invite = "") -> None:
    """Pushes the table's state, first at once and then with every change."""
    server: Server = socket.app.state.server
    await socket.accept()
    try:
        check_origin(socket)
        who = await who_asks(socket)
        table = await visible(server, who, table_id, invite)
        if server.sockets.get(who.id, 0) >= server.settings.limits.sockets:
            raise Refusal("too_many", n=60)
    except Refusal as refusal:
        lang = language(socket.headers.get("accept-language", ""))
        await socket.close(REFUSED + refusal.status, refusal.detail(lang)[:120])
        return
    await serve(socket, server, table, who, since)


async def serve(socket: Socket, server: Server, table: LiveTable, who: Who, since: int) -> None:
    watcher = Watcher(who.id, max(0, since))
    server.sockets[who.id] = server.sockets.get(who.id, 0) + 1
    table.arrive(watcher)
    sending = asyncio.create_task(send(socket, table, watcher))
    try:
        await receive(socket, Buckets(server.settings.limits.socket_messages))
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        table.depart(watcher)
        server.sockets[who.id] -= 1
        if not server.sockets[who.id]:
            del server.sockets[who.id]


async def send(socket: Socket, table: LiveTable, watcher: Watcher) -> None:
    """Sends the newest state whenever there is news; a slow reader misses states in between, but no event."""
    while True:
        await watcher.news.wait()
        watcher.news.clear()
        data = table.data(watcher.person, watcher.since)
        watcher.since = data.seq
        await socket.send_text(_encode(Push(data)).decode())


async def receive(socket: Socket, bucket: Buckets) -> None:
    """Waits for the end. A client has nothing to say here; one that says too much is shown the door."""
    while True:
        await socket.receive_data("text")
        if bucket.wait("") > 0:
            with contextlib.suppress(RuntimeError):
                await socket.close(TOO_MUCH, "too many messages")
            return
