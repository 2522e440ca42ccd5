"""The socket of a table or a saga: it pushes that as it changes. What a client sends over it is only counted.

Sockets stay open for hours, most of the time with nothing to do. So they stand beside the framework, which would hold a
good deal for each of them all the while, and a socket has a task for pushing only while it pushes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, cast

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from regnum.server.people.bars import by_host
from regnum.server.refusals import Refusal, language
from regnum.server.sagas.record import Kept
from regnum.server.store.protocol import StoreDown
from regnum.server.tables.live import LiveTable
from regnum.server.web.guard import check_host, check_origin
from regnum.server.web.identity import Who, address, who_asks
from regnum.server.web.limits import Buckets
from regnum.server.web.sagas import may_read, visible_saga
from regnum.server.web.tables import may_watch, visible
from regnum.server.wire.sagas import SagaPush
from regnum.server.wire.view import View

if TYPE_CHECKING:
    from regnum.server.web.server import Server

logger = logging.getLogger(__name__)
PATH = re.compile(r"/api/(tables|sagas)/([^/]+)/socket")
REFUSED = 4000
"""Close codes: this and the status that an HTTP request would have got."""
TOO_MUCH = 1008
SIGNED_OUT = REFUSED + 401
BLOCKED = REFUSED + 403
REASON = 123
"""Bytes of a reason for closing a socket."""
FAULT = 1011
"""Whoever listens does not miss anything: pages open a socket that was closed so anew, and are sent everything."""
_encode = msgspec.json.Encoder().encode
ASKED_ANEW = 5.0
"""Seconds after which it is asked again whether somebody has signed out at another process, if nobody has said so."""


def with_sockets(app: Litestar, others: ASGIApp) -> ASGIApp:
    """Answers sockets here and lets everything else through."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await answer(app.state.server, cast(dict[str, Any], scope), receive, send)
        else:
            await others(scope, receive, send)

    return wrapped


async def answer(server: Server, scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Pushes the state, first at once and then with every change, until the client goes."""
    await receive()
    with contextlib.suppress(OSError):  # the client has gone: then there is nobody to tell
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            watcher = await admitted(server, scope, send)
        except Refusal as refusal:
            lang = language(_connection(scope).headers.get("accept-language", ""))
            await _close(send, REFUSED + refusal.status, refusal.detail(lang))
            return
        except StoreDown:
            await _close(send, FAULT, "to be opened anew")
            return
        scope.clear()  # what was asked is not needed any more
        await _serve(server, watcher, receive, send)


async def admitted(server: Server, scope: dict[str, Any], send: Send) -> Pushing:
    """Who asks, and for which table or saga; a refusal if they may not watch it."""
    connection = _connection(scope)
    check_host(connection, server.settings.names)
    server.allowed["requests"].take(address(connection))
    check_origin(connection)
    who = await who_asks(connection, server)
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise Refusal("not_found")
    kind, id_ = found[1], found[2]
    since = connection.query_params.get("since", "0")
    if re.fullmatch(r"\d{1,16}", since) is None:
        raise Refusal("bad_request", what="since: must be a number")
    invite = connection.query_params.get("invite", "")
    watcher: Pushing
    if kind == "sagas":
        kept = await visible_saga(server, who, id_, invite)
        watcher = SagaWatching(server, kept, who, send)
    else:
        table = await visible(server, who, id_, invite)
        changes = connection.query_params.get("changes") == "1"
        watcher = Watching(server, table, who, int(since), send, changes=changes)
    watcher.invited = bool(invite) and server.keys.invites(invite, id_)
    limits = server.settings.limits
    if (
        server.sockets[who.id] >= limits.sockets
        or server.sockets_at[who.address] >= limits.sockets_at
        or watcher.others() >= limits.sockets_of
    ):
        raise Refusal("too_many", n=60)
    return watcher


async def _serve(server: Server, watcher: Pushing, receive: Receive, send: Send) -> None:
    counted = ((server.sockets, watcher.person), (server.sockets_at, watcher.address))
    for sockets, whose in counted:
        sockets[whose] += 1
    watcher.arrive()
    try:
        await _listen(receive, send, Buckets(server.settings.limits.socket_messages))
    finally:
        watcher.stop()
        watcher.depart()
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


class Pushing(ABC):
    """Somebody who has something open that changes."""

    __slots__ = (
        "_known",
        "_lang",
        "_news",
        "_pushing",
        "_send",
        "_server",
        "address",
        "ended",
        "invited",
        "person",
        "token",
    )

    def __init__(self, server: Server, who: Who, send: Send) -> None:
        self.person = who.id
        self.address = who.address
        self.token = who.token
        self.invited = False
        self.ended = False
        """Whether whoever opened it has signed out."""
        self._server = server
        self._lang = who.lang
        self._known = time.monotonic()
        """When it was last known that they had not."""
        self._send = send
        self._news = False
        self._pushing: asyncio.Task[None] | None = None

    @abstractmethod
    def told_of(self) -> str:
        """What is open, for the log."""

    @abstractmethod
    def others(self) -> int:
        """How many have the same open already."""

    @abstractmethod
    def arrive(self) -> None:
        """It is open now, and told of everything."""

    @abstractmethod
    def depart(self) -> None:
        """It was closed."""

    @abstractmethod
    def host(self) -> str:
        """Who made what is open."""

    @abstractmethod
    def check_look(self) -> None:
        """Refuses whoever may not look any more: they have no seat now, it is private, and they were not invited."""

    @abstractmethod
    async def _state(self) -> str:
        """What is to be sent now."""

    def tell(self) -> None:
        """There is news."""
        self._news = True
        if self._pushing is None:
            self._pushing = asyncio.create_task(self._push())

    def stop(self) -> None:
        if self._pushing is not None:
            self._pushing.cancel()

    async def end(self, code: int = SIGNED_OUT, reason: str = "signed out") -> None:
        """Closes the socket, of somebody who has signed out or was sent away; nothing is pushed to it any more."""
        self.ended = True
        with contextlib.suppress(OSError, RuntimeError):
            await _close(self._send, code, reason)

    def doubt(self) -> None:
        """They may have signed out elsewhere: it is asked before the next push."""
        self._known = -ASKED_ANEW

    async def _is_known(self) -> bool:
        """Whether the token still holds; where other processes can end it, that is asked anew after a while."""
        now = time.monotonic()
        if self._server.store.shared and now - self._known > ASKED_ANEW:
            self._known = now
            if await self._server.accounts.who(self.token) is None:
                await self.end()
        if not self.ended:
            try:
                await self._server.bars.check(self.person, "block", by_host(self.host()))
                self.check_look()
            except Refusal as refusal:
                await self.end(REFUSED + refusal.status, refusal.detail(self._lang))
        return not self.ended

    async def _push(self) -> None:
        """Sends the newest state while there is news; a slow reader misses states in between, but no event."""
        try:
            while self._news and await self._is_known():
                self._news = False
                text = await self._state()
                with contextlib.suppress(OSError, RuntimeError):  # it is being closed, and whoever listens learns of it
                    await self._send({"type": "websocket.send", "bytes": None, "text": text})
        except Exception:
            logger.exception("%s: what is new could not be pushed", self.told_of())
            await self.end(FAULT, "to be opened anew")
        finally:
            self._pushing = None


class Watching(Pushing):
    """Somebody who has a table open."""

    __slots__ = ("_changes", "_view", "since", "table")

    def __init__(
        self, server: Server, table: LiveTable, who: Who, since: int, send: Send, *, changes: bool = False
    ) -> None:
        super().__init__(server, who, send)
        self.table = table
        self.since = since
        self._changes = changes
        """Whether whoever listens makes the present view from the last one and what has changed."""
        self._view: View | None = None
        """The view that was sent last, if so: nothing is lost on a socket, or the socket is."""

    def told_of(self) -> str:
        return f"table {self.table.state.header.id}"

    def others(self) -> int:
        return len(self.table.watchers)

    def arrive(self) -> None:
        self.table.arrive(self)

    def depart(self) -> None:
        self.table.depart(self)

    def host(self) -> str:
        return self.table.state.header.host

    def check_look(self) -> None:
        state = self.table.state
        own = (seat for seat in state.seats if seat.person == self.person)
        if not (self.invited or may_watch(state, self.person) or any(not seat.removed for seat in own)):
            raise Refusal("no_watchers")

    async def _state(self) -> str:
        text, self.since, view = self.table.push(self.person, self.since, self._view)
        self._view = view if self._changes else None
        return text


class SagaWatching(Pushing):
    """Somebody who has the book of a saga open."""

    __slots__ = ("kept",)

    def __init__(self, server: Server, kept: Kept, who: Who, send: Send) -> None:
        super().__init__(server, who, send)
        self.kept = kept

    def told_of(self) -> str:
        return f"saga {self.kept.saga.id}"

    def others(self) -> int:
        return len(self._server.sagas.watchers.get(self.kept.saga.id, ()))

    def arrive(self) -> None:
        self._server.sagas.follow(self.kept, self)

    def depart(self) -> None:
        self._server.sagas.depart(self.kept.saga.id, self)

    def host(self) -> str:
        return self.kept.saga.founder

    def check_look(self) -> None:
        if not (self.invited or may_read(self.kept.saga, self.person)):
            raise Refusal("no_saga_watchers")

    async def _state(self) -> str:
        sagas = self._server.sagas
        self.kept = await sagas.saga(self.kept.saga.id)
        data = await sagas.data(self.kept, self.person)
        sagas.keep_following(data)
        return _encode(SagaPush(data, self._server.hall.services.epoch)).decode()


def _connection(scope: dict[str, Any]) -> ASGIConnection[Any, Any, Any, Any]:
    return ASGIConnection(cast(Scope, scope))


async def _close(send: Send, code: int, reason: str) -> None:
    """Closes a socket; the reason has room for so many bytes, and letters of Polish take more than one."""
    told = reason.encode()[:REASON].decode(errors="ignore")
    await send({"type": "websocket.close", "code": code, "reason": told})
