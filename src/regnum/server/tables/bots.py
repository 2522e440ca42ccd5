"""Bots think in processes of their own, with a time limit, and get nothing but what their seat knows."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.process import BaseProcess
from typing import TypeVar

import regnum
from regnum.bots import make
from regnum.kernel.table import Table
from regnum.server.tables.advice import advise, opinion
from regnum.server.tables.turns import Asker, Turns
from regnum.server.wire.requests import Hint

logger = logging.getLogger(__name__)

T = TypeVar("T")

SECONDS = 10.0
"""No bot may think longer about one choice."""


def think(save: str, seat: int, bot: str) -> str:
    """What a bot chooses (runs in a worker)."""
    table = regnum.load(save)
    decision = table.decision_of(seat)
    assert decision is not None, "a bot is asked only when it has something to decide"
    return make(bot).choose(table, decision).notation


def settle_in() -> None:
    """A worker leaves interrupts to the server, lets people's requests go first, and does not outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    server = multiprocessing.parent_process()
    assert server is not None, "only workers settle in"
    end_when_closed(int(server.sentinel))
    threading.Thread(target=end_after, args=(server,), daemon=True).start()


def end_when_closed(pipe: int) -> None:
    """Lets the system end this process when the server, which holds the other end of a pipe, is gone.

    A compiled search gives no thread a turn before it has thought its last; a signal that nobody handles needs none.
    """
    fcntl.fcntl(pipe, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(pipe, fcntl.F_SETFL, fcntl.fcntl(pipe, fcntl.F_GETFL) | os.O_ASYNC)


def end_after(server: BaseProcess) -> None:
    """Ends this process when the server is gone, also where the system sends no signal or the server was quicker."""
    server.join()
    os._exit(0)


class BotPool:
    """The workers in which bots think."""

    def __init__(self, workers: int = 0, seconds: float = SECONDS) -> None:
        self.workers = workers or max(2, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self.turns = Turns(self.workers)
        self._pool: ProcessPoolExecutor | None = None
        self._loaded: ProcessPoolExecutor | None = None
        """The pool of which a worker has started."""

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["regnum.server.tables.bots"])
            self._pool = ProcessPoolExecutor(self.workers, context, settle_in)
        return self._pool

    async def choose(self, table: Table, seat: int, bot: str, asker: Callable[[], Asker] = Asker) -> str:
        """The bot's choice; if it fails or is late, the default or any legal choice."""
        try:
            async with self.turns.take(asker()):
                return await self._run(think, seen_by(table, seat), seat, bot)
        except Exception as error:  # noqa: BLE001 (a bot is somebody else's code: whatever it does, the game goes on)
            logger.warning("bot %s at seat %d failed (%s: %s)", bot, seat, type(error).__name__, error)
            return fallback(table, seat)

    async def hint(self, table: Table, seat: int, bot: str) -> Hint:
        """A bot's advice to a seat; on a machine too busy to check it in time, what the bot says by itself."""
        async with self.turns.take(Asker()):
            save = seen_by(table, seat)
            try:
                return await self._run(advise, save, seat, bot)
            except TimeoutError:
                return await self._run(opinion, save, seat, bot)

    async def _run(self, task: Callable[[str, int, str], T], save: str, seat: int, bot: str) -> T:
        """Runs a task in a worker. One that is late is stopped, and its worker with it."""
        for again in (True, False):
            pool = self._executor()
            try:
                work = await self._begun(pool, partial(pool.submit, task, save, seat, bot))
                return await asyncio.wait_for(asyncio.wrap_future(work), self.seconds)
            except TimeoutError:
                self._drop(pool)
                raise
            except BrokenProcessPool:  # a worker was stopped, or died with nothing to do: not this bot's fault
                self._drop(pool)
                if not again:
                    raise
        raise AssertionError("the second try answers or raises")

    async def _begun(self, pool: ProcessPoolExecutor, submit: Callable[[], Future[T]]) -> Future[T]:
        """Hands work to a pool. The first worker must load the whole engine: nobody else waits for that."""
        if pool is self._loaded:
            return submit()
        work = await asyncio.to_thread(submit)
        self._loaded = pool
        return work

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Ends a pool whose worker hangs or has died; the next choice starts another."""
        if pool is self._pool:
            self._pool = None
        stop(pool)

    def close(self) -> None:
        if self._pool is not None:
            stop(self._pool)
            self._pool = None


def stop(pool: ProcessPoolExecutor) -> None:
    """Ends a pool at once, also when a worker does not listen."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    for worker in workers:
        worker.kill()
    pool.shutdown(wait=False)


def seen_by(table: Table, seat: int) -> str:
    """The table as a save in which all that the seat cannot know is dealt anew."""
    return table.determinise(seat, secrets.token_hex(8)).save()


def fallback(table: Table, seat: int) -> str:
    """The proposed answer, or any legal one."""
    decision = table.decision_of(seat)
    assert decision is not None, "only an open decision needs an answer"
    options = list(decision.options)
    return next((o for o in options if o.default), secrets.choice(options)).notation
