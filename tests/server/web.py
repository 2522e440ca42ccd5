"""A server in this process, and clients that talk to it as browsers and programs do."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
import websockets

from pushes import Pushes
from regnum.server.running import configured
from regnum.server.web.settings import Limits, Settings

AT_ONCE = (0.0, 0.01)
ADMIN = "an administrator's key"
UNLIMITED = Limits.none()
SECONDS = 300.0
"""How long a server may take to begin or to end, and a bot to think: a busy machine takes its time."""
PATIENT: dict[str, Any] = {"ping_interval": None, "proxy": None}
_requests = itertools.count()


@asynccontextmanager
async def running(database: Path | str, **more: Any) -> AsyncIterator[str]:
    """The address of a server."""
    address = database if isinstance(database, str) else f"sqlite:{database}"
    settings = Settings(
        address, ADMIN, **{"pause": AT_ONCE, "limits": UNLIMITED, "bot_workers": 1, "bot_seconds": SECONDS, **more}
    )
    config = configured(settings)
    config.loop = "asyncio"
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(config)
    server.capture_signals = contextlib.nullcontext  # type: ignore[assignment]
    task = asyncio.create_task(server.serve([listening]))
    try:
        async with asyncio.timeout(SECONDS):
            while not server.started:
                await asyncio.sleep(0.005)
                assert not task.done(), f"the server did not start: {task}"
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await asyncio.wait([task], timeout=SECONDS)
        task.cancel()
        listening.close()


class Client:
    """Somebody with a cookie of their own. Every byte they are sent is kept."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=SECONDS)
        self.received: list[str] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._read(await self.http.get(path, params=params), status)

    async def post(self, path: str, body: Any = None, status: int | None = None, **headers: str) -> Any:
        answer = await self.http.post(path, json={} if body is None else body, headers=headers)
        return self._read(answer, status)

    def _read(self, answer: httpx.Response, status: int | None) -> Any:
        self.received.append(answer.text)
        assert answer.status_code == status or (status is None and answer.is_success), answer.text
        if not answer.is_success:
            assert answer.headers["content-type"] == "application/problem+json"
        return answer.json()

    async def make(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """A table with these seats; anything but `human` and `open` is a bot's name."""
        seats = [{"kind": k} if k in ("human", "open") else {"kind": "bot", "bot": k} for k in kinds]
        more.setdefault("options", {"kingdom": "first_game", "first": 0})
        made: dict[str, Any] = await self.post("/api/tables", {"game": "dominion", "seats": seats, **more}, 201)
        return made

    async def choose(self, table: str, seq: int, *choices: str, status: int | None = None, **more: Any) -> Any:
        body = {"seq": seq, "request": f"q{next(_requests)}", "choices": list(choices), **more}
        return await self.post(f"/api/tables/{table}/choices", body, status)

    @asynccontextmanager
    async def socket(self, table: str, since: int = 0, changes: int = 0, **headers: str) -> AsyncIterator[Socket]:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?since={since}&changes={changes}"
        more = {"max_size": None, "additional_headers": {"Cookie": cookie, **headers}}
        async with connected(address, **more) as connection:
            yield Socket(self, connection)


def connected(address: str, **more: Any) -> websockets.connect:
    """A socket that has as much time to open and to close as anything else, and asks nobody whether they are there."""
    return websockets.connect(address, **{"open_timeout": SECONDS, "close_timeout": SECONDS, **PATIENT, **more})


class Socket:
    """An open socket of a table."""

    def __init__(self, client: Client, connection: websockets.ClientConnection) -> None:
        self.client = client
        self.connection = connection
        self.texts: list[str] = []
        """Every message as it came."""
        self._pushes = Pushes()

    async def push(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next state that is pushed."""
        text = await asyncio.wait_for(self.connection.recv(decode=True), seconds)
        self.client.received.append(str(text))
        self.texts.append(str(text))
        table: dict[str, Any] = self._pushes.whole(str(text))["table"]
        return table


async def two_at(address: str, ada: Client, jan: Client, **more: Any) -> str:
    """A table where Ada and Jan play."""
    made = await ada.make("human", "open", **more)
    id_ = str(made["id"])
    await jan.post(f"/api/tables/{id_}/seats", {"name": "Jan", "invite": made["invite"]})
    await ada.post(f"/api/tables/{id_}/start")
    return id_


def forged(token: str) -> str:
    """The token with one letter of its signature changed."""
    at = len(token) - 6
    return token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1 :]


async def answers(address: str, *pieces: bytes, seconds: float = 300) -> bytes:
    """What a server says to bytes, until it closes the connection."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        with contextlib.suppress(ConnectionError):
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
        async with asyncio.timeout(seconds):
            with contextlib.suppress(ConnectionError):
                return await reader.read()
        return b"reset"
    finally:
        writer.close()
