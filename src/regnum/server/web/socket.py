"""The socket of a table: it pushes the table as it changes. What a client sends over it is only counted.

Sockets stay open for hours, most of the time with nothing to do. So they stand beside the framework, which would hold a
good deal for each of them all the while, and a socket has a task for pushing only while it pushes.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from typing import TYPE_CHECKING, Any, cast

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from regnum.server.refusals import Refusal, language
from regnum.server.tables.live import LiveTable
from regnum.server.web.guard import check_host, check_origin
from regnum.server.web.identity import Who, who_asks
from regnum.server.web.limits import Buckets
from regnum.server.web.tables import visible
from regnum.server.wire.view import View

if TYPE_CHECKING:
    from regnum.server.web.server import Server

PATH = re.compile(r"/api/tables/([^/]+)/socket")
REFUSED = 4000
"""Close codes: this and the status that an HTTP request would have got."""
TOO_MUCH = 1008
SIGNED_OUT = REFUSED + 401
BLOCKED = REFUSED + 403
ASKED_ANEW = 5.0
"""Seconds after which it is asked again whether somebody has signed out at another process."""


def with_sockets(app: Litestar, others: ASGIApp) -> ASGIApp:
    """Answers sockets here and lets everything else through."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await answer(app.state.server, cast(dict[str, Any], scope), receive, send)
        else:
            await others(scope, receive, send)

    return wrapped


async def answer(server: Server, scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Pushes the table's state, first at once and then with every change, until the client goes."""
    await receive()
    with contextlib.suppress(OSError):  # the client has gone: then there is nobody to tell
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            watcher = await admitted(server, scope, send)
        except Refusal as refusal:
            lang = language(_connection(scope).headers.get("accept-language", ""))
            await _close(send, REFUSED + refusal.status, refusal.detail(lang)[:120])
            return
        scope.clear()  # what was asked is not needed any more
        await _serve(server, watcher, receive, send)


async def admitted(server: Server, scope: dict[str, Any], send: Send) -> Watching:
    """Who asks, and for which table; a refusal if they may not watch it."""
    connection = _connection(scope)
    check_host(connection, server.settings.names)
    check_origin(connection)
    who = await who_asks(connection, server)
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise Refusal("not_found")
    since = connection.query_params.get("since", "0")
    if re.fullmatch(r"\d{1,16}", since) is None:
        raise Refusal("bad_request", what="since: must be a number")
    table = await visible(server, who, found[1], connection.query_params.get("invite", ""))
    limits = server.settings.limits
    if (
        server.sockets[who.id] >= limits.sockets
        or server.sockets_at[who.address] >= limits.sockets_at
        or len(table.watchers) >= limits.sockets_of
    ):
        raise Refusal("too_many", n=60)
    return Watching(server, table, who, int(since), send, changes=connection.query_params.get("changes") == "1")


async def _serve(server: Server, watcher: Watching, receive: Receive, send: Send) -> None:
    counted = ((server.sockets, watcher.person), (server.sockets_at, watcher.address))
    for sockets, whose in counted:
        sockets[whose] += 1
    watcher.table.arrive(watcher)
    try:
        await _listen(receive, send, Buckets(server.settings.limits.socket_messages))
    finally:
        watcher.stop()
        watcher.table.depart(watcher)
        for sockets, whose in counted:
            sockets[whose] -= 1
            if not sockets[whose]:
                del sockets[whose]


async def _listen(receive: Receive, send: Send, bucket: Buckets) -> None:
    """Waits for the end. A client has nothing to say here; one that says too much is shown the door."""
    while (await receive())["type"] == "websocket.receive":
        if bucket.wait("") > 0:
            await _close(send, TOO_MUCH, "too many messages")
            return


class Watching:
    """Somebody who has a table open."""

    __slots__ = (
        "_changes",
        "_known",
        "_news",
        "_pushing",
        "_send",
        "_server",
        "_view",
        "address",
        "ended",
        "person",
        "since",
        "table",
        "token",
    )

    def __init__(
        self, server: Server, table: LiveTable, who: Who, since: int, send: Send, *, changes: bool = False
    ) -> None:
        self.table = table
        self.person = who.id
        self.address = who.address
        self.token = who.token
        self.since = since
        self.ended = False
        """Whether whoever opened it has signed out."""
        self._server = server
        self._known = time.monotonic()
        """When it was last known that they had not."""
        self._send = send
        self._changes = changes
        """Whether whoever listens makes the present view from the last one and what has changed."""
        self._view: View | None = None
        """The view that was sent last, if so: nothing is lost on a socket, or the socket is."""
        self._news = False
        self._pushing: asyncio.Task[None] | None = None

    def tell(self) -> None:
        """There is news."""
        self._news = True
        if self._pushing is None:
            self._pushing = asyncio.create_task(self._push())

    def stop(self) -> None:
        if self._pushing is not None:
            self._pushing.cancel()

    async def end(self, code: int = SIGNED_OUT, reason: str = "signed out") -> None:
        """Closes the socket of somebody who has signed out or was sent away; nothing is pushed to it any more."""
        self.ended = True
        with contextlib.suppress(OSError, RuntimeError):
            await _close(self._send, code, reason)

    async def _is_known(self) -> bool:
        """Whether the token still holds; where other processes can end it, that is asked anew after a while."""
        now = time.monotonic()
        if self._server.store.shared and now - self._known > ASKED_ANEW:
            self._known = now
            if await self._server.accounts.who(self.token) is None:
                await self.end()
        return not self.ended

    async def _push(self) -> None:
        """Sends the newest state while there is news; a slow reader misses states in between, but no event."""
        try:
            while self._news and await self._is_known():
                self._news = False
                text = self._state()
                with contextlib.suppress(OSError, RuntimeError):  # it is being closed, and whoever listens learns of it
                    await self._send({"type": "websocket.send", "bytes": None, "text": text})
        finally:
            self._pushing = None

    def _state(self) -> str:
        text, self.since, view = self.table.push(self.person, self.since, self._view)
        self._view = view if self._changes else None
        return text


async def end_sockets(server: Server, token: str) -> None:
    """Ends all sockets that were opened with a token."""
    for watcher in _open_sockets(server):
        if watcher.token == token:
            await watcher.end()


async def end_sockets_of(server: Server, person: str, *, at: str = "") -> None:
    """Ends all sockets of somebody, or those at the tables of a host who has blocked them."""
    for watcher in _open_sockets(server):
        if watcher.person == person and not at:
            await watcher.end()
        elif watcher.person == person and watcher.table.state.header.host == at:
            await watcher.end(BLOCKED, "blocked")


def _open_sockets(server: Server) -> list[Watching]:
    tables = list(server.hall.live.values())
    return [watcher for table in tables for watcher in table.watchers if isinstance(watcher, Watching)]


def _connection(scope: dict[str, Any]) -> ASGIConnection[Any, Any, Any, Any]:
    return ASGIConnection(cast(Scope, scope))


async def _close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})
