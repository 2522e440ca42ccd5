"""Bounds on a connection, before anything that it says is understood: how many, how long a head, how slow.

And what a socket holds for the hours that it stays open: nothing of how it was asked for.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final, Literal

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from regnum.server.web.settings import Limits

AT_ONCE = 16
"""Requests over one connection that wait for their answers; browsers wait before they ask for something else."""
WRAPPED = 8
"""A body may take so many times its bytes on the line: each of them may come as a piece by itself."""
SAID: Final = (16 * 1024, 1024)
"""Bytes that a client may say over a socket at once, and more of them each second: it has nothing to say but that it is
still there. Each is answered, whatever the rate at which messages are read.
"""
FAREWELL = 1.0
"""Seconds in which whoever said too much can read why nobody listens any more."""


def trusted(proxies: Sequence[str]) -> Callable[[str], bool]:
    """Whether a connection comes from a proxy that says for whom it asks."""
    networks = [ip_network(each, strict=False) for each in proxies]

    def is_proxy(host: str) -> bool:
        try:
            return any(ip_address(host) in network for network in networks)
        except ValueError:
            return False

    return is_proxy


class Bounded(HttpToolsProtocol):
    """Ends a connection that says too much before it has asked for anything, or takes too long to say it."""

    limits: ClassVar[Limits]
    is_proxy: ClassVar[Callable[[str], bool]]
    open_: ClassVar[Counter[str]]
    """How many connections each address has."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head = 0
        self._rest = 0
        self._in_head = True
        self._timer: asyncio.TimerHandle | None = None
        host = self.client[0] if self.client else ""
        self._from: str | None = host
        self.open_[host] += 1
        if self.open_[host] > self.limits.connections and not type(self).is_proxy(host):
            self._end(HTTPStatus.TOO_MANY_REQUESTS)
        else:
            self._timer = self.loop.call_later(self.limits.head_seconds, self._unused)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._in_head:
            self._head += len(data)
        else:
            self._rest += len(data)
            if self._rest > WRAPPED * self.limits.body:
                self._end(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
                return
        super().data_received(data)
        if self._in_head and self._head > self.limits.head:
            self._end(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def handle_websocket_upgrade(self) -> None:
        self._gone()  # sockets are counted where they are answered
        super().handle_websocket_upgrade()
        del self.parser  # they hold each other, and would stay until rings of garbage are looked for

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= AT_ONCE:
            raise ValueError("too many requests at once")
        super().on_message_begin()
        self._in_head = True
        self._expect(self.limits.head_seconds)

    def on_headers_complete(self) -> None:
        self._in_head, self._head, self._rest = False, 0, 0
        said = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if said > self.limits.head:
            raise ValueError("the head is too long")
        self._expect(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    def _expect(self, seconds: float | None) -> None:
        """What comes next is to be complete in so many seconds."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._timer = None
        self._end(HTTPStatus.REQUEST_TIMEOUT)

    def _unused(self) -> None:
        """Nothing was asked, so nothing is answered: browsers open connections before they need them, and would take
        it for the answer to a request that is just on its way.
        """
        self._timer = None
        self.transport.close()

    def _end(self, status: HTTPStatus) -> None:
        self._expect(None)
        if self.transport.is_closing():
            return
        if self._in_head or not self.cycle.response_started:  # otherwise it has its answer
            line = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(line.encode())
        self.transport.close()

    def _gone(self) -> None:
        self._expect(None)
        if self._from is not None:
            self.open_[self._from] -= 1
            if not self.open_[self._from]:
                del self.open_[self._from]
            self._from = None


class Mailbox(asyncio.Queue[Any]):
    """What has come in over a socket and was not read yet, for one reader: five times as small while it is empty."""

    __slots__ = ("_kept", "_reader")

    def __init__(self) -> None:
        self._kept: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._kept.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._kept:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._kept.pop(0)

    def empty(self) -> bool:
        return not self._kept


class Flag(asyncio.Event):
    """Whether a socket can be written to; it nearly always can, and then nobody waits."""

    __slots__ = ("_cleared",)

    def __init__(self) -> None:
        self._cleared: asyncio.Event | None = None

    def is_set(self) -> bool:
        return self._cleared is None

    def set(self) -> None:
        if self._cleared is not None:
            self._cleared.set()
            self._cleared = None

    def clear(self) -> None:
        self._cleared = self._cleared or asyncio.Event()

    async def wait(self) -> Literal[True]:
        while self._cleared is not None:
            await self._cleared.wait()
        return True


class Socket(WebSocketsSansIOProtocol):
    """Forgets the heads of request and response once it is open: they would take as much room as all the rest.

    And is closed by whoever floods it: what it is sent has to be read, and asks whether we are there to be answered.
    """

    _left: float = SAID[0]
    _at = 0.0
    _flooded = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Mailbox()
        self.writable = Flag()

    def data_received(self, data: bytes) -> None:
        if self._flooded:
            return
        if self.handshake_complete and not self._may_say(len(data)):
            self._hang_up()
            return
        super().data_received(data)

    def _hang_up(self) -> None:
        """Says that it was too much. What is under way is not read any more: a reset would overtake what we say."""
        self._flooded = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.MESSAGE_TOO_BIG})
        self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.close)

    def _may_say(self, count: int) -> bool:
        now = self.loop.time()
        self._left = min(SAID[0], self._left + (now - self._at) * SAID[1]) - count
        self._at = now
        return self._left >= 0

    async def send(self, message: ASGISendEvent) -> None:
        opens = not self.handshake_complete
        await super().send(message)
        if opens and self.handshake_complete:
            self.request.headers.clear()
            self.response.headers.clear()


def bounded(limits: Limits, is_proxy: Callable[[str], bool]) -> type[Bounded]:
    """The protocol of every connection. Those of a proxy come from many people, so they are not counted."""
    return type("Bounded", (Bounded,), {"limits": limits, "is_proxy": staticmethod(is_proxy), "open_": Counter()})
