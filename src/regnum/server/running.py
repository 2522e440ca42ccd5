"""Running the server in one process or several."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

import uvicorn

from regnum.server.web.app import application
from regnum.server.web.settings import Settings

SOCKET_BYTES = 4096
"""A client says nothing over a socket; more than this in one message ends it."""
GRACE = 3
"""Seconds that open requests get when the server stops."""


class Announcing(uvicorn.Server):
    """Says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            await asyncio.to_thread(self.ready)


def configured(settings: Settings) -> uvicorn.Config:
    """How the web server underneath is set up."""
    return uvicorn.Config(
        application(settings),
        lifespan="on",
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
        forwarded_allow_ips="127.0.0.1",
    )


def serve_alone(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> int:
    """One process, until it is told to stop."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    server = Announcing(configured(settings), ready)
    server.run(sockets=[listening])
    return 0 if server.started else 3
