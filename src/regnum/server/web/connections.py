"""Bounds on a connection, before anything that it says is understood: how many, how long a head, how slow."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from regnum.server.web.settings import Limits


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
        super().data_received(data)
        if self._in_head and self._head > self.limits.head:
            self._end(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def handle_websocket_upgrade(self) -> None:
        self._gone()  # sockets are counted where they are answered
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._expect(self.limits.head_seconds)

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
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
        if not self.transport.is_closing():
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


def bounded(limits: Limits, is_proxy: Callable[[str], bool]) -> type[Bounded]:
    """The protocol of every connection. Those of a proxy come from many people, so they are not counted."""
    return type("Bounded", (Bounded,), {"limits": limits, "is_proxy": staticmethod(is_proxy), "open_": Counter()})
