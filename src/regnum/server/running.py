"""Running the server in one process or several."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import signal
import socket
import sys
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import Any, cast

import uvicorn

from regnum.server.crew import Crew
from regnum.server.store import open_store
from regnum.server.web.app import application
from regnum.server.web.connections import Socket, bounded, trusted
from regnum.server.web.house import House
from regnum.server.web.settings import Settings

SOCKET_BYTES = 4096
"""A client says nothing over a socket; more than this in one message ends it."""
GRACE = 3
"""Seconds that open requests get when the server stops."""


class Announcing(uvicorn.Server):
    """Says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], house: House | None = None) -> None:
        super().__init__(config)
        self.ready = ready
        self.house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            if self.house is not None:
                await self.house.attach(self._listen)
            await asyncio.to_thread(self.ready)

    async def _listen(self, listening: socket.socket) -> None:
        """Serves at one more socket."""

        def protocol() -> asyncio.Protocol:
            kind = cast(Any, self.config.http_protocol_class)
            made: asyncio.Protocol = kind(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=listening))


def configured(settings: Settings) -> uvicorn.Config:
    """How the web server underneath is set up."""
    is_proxy = trusted(settings.proxies)
    return uvicorn.Config(
        application(settings),
        lifespan="on",
        loop="uvloop",
        http=bounded(settings.limits, is_proxy),
        ws=Socket,
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        log_level="warning",
        timeout_keep_alive=75,
        timeout_graceful_shutdown=GRACE,
        forwarded_allow_ips=list(settings.proxies),
    )


async def try_database(settings: Settings) -> None:
    """Finds out before anything else starts whether the database can be used."""
    await (await open_store(settings.database)).close()


SWITCH = 0.0005
"""Seconds after which the thread that writes to the disk lets the others go on, and they it."""


RARELY = (2_000, 10, 100)
"""How many new objects make Python look for rings of garbage, and how many looks make it look further back.

Each look holds everybody up; one at all there is, with hundreds of tables open, for a tenth of a second.
"""


def serve_alone(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> int:
    """One process, until it is told to stop."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    sys.setswitchinterval(SWITCH)
    asyncio.run(try_database(settings))
    server = Announcing(configured(settings), ready, settings.house)
    gc.freeze()  # what is loaded now stays: there is no need to look at it again and again
    gc.set_threshold(*RARELY)
    gc.enable()
    server.run(sockets=[listening])
    return 0 if server.started else 3


def serve_with_workers(settings: Settings, listening: socket.socket, workers: int, ready: Callable[[], None]) -> int:
    """Several processes at one socket; when one dies, another takes its place."""
    asyncio.run(try_database(settings))
    context = multiprocessing.get_context("spawn")
    started = context.Event()
    stopped: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda got, _: stopped.append(got))

    def new() -> SpawnProcess:
        worker = context.Process(target=work, args=(settings, listening, started))
        worker.start()
        return worker

    crew = Crew(new, workers, time.monotonic())
    announced = False
    while not stopped:
        time.sleep(0.1)
        if started.is_set() and not announced:
            announced = True
            ready()
        if announced:
            crew.look_after(time.monotonic())
        elif crew.has_losses():
            break
    crew.stop()
    return 0 if announced else 3


def work(settings: Settings, listening: socket.socket, started: Event) -> None:
    """One of several processes."""
    serve_alone(settings, listening, started.set)
