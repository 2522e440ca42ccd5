"""Bots think in processes of their own, with a time limit, and get nothing but what their seat knows."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import regnum
from regnum.bots import make
from regnum.kernel.errors import RegnumError
from regnum.kernel.table import Table
from regnum.server.wire import Text

logger = logging.getLogger(__name__)

SECONDS = 10.0
"""No bot may think longer about one choice."""


def think(save: str, seat: int, bot: str) -> str:
    """What a bot chooses (runs in a worker)."""
    table = regnum.load(save)
    decision = table.decision_of(seat)
    assert decision is not None, "a bot is asked only when it has something to decide"
    return make(bot).choose(table, decision).notation


def advise(save: str, seat: int, bot: str) -> tuple[str, str, dict[str, object]]:
    """What a bot would do in a seat's place, and why (runs in a worker)."""
    option, why = make(bot).hint(regnum.load(save), seat)
    return option.notation, why.key, dict(why.params)


def settle_in() -> None:
    """A worker leaves interrupts to the server, lets people's requests go first, and loads the games ahead."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    regnum.games()


class BotPool:
    """The workers in which bots think."""

    def __init__(self, workers: int = 0, seconds: float = SECONDS) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["regnum.server.tables.bots"])
            self._pool = ProcessPoolExecutor(self.workers, context, settle_in)
        return self._pool

    async def choose(self, table: Table, seat: int, bot: str) -> str:
        """The bot's choice; if it fails or is late, the default or any legal choice."""
        try:
            return await self._run(think, seen_by(table, seat), seat, bot)
        except (TimeoutError, BrokenProcessPool, RegnumError, AssertionError, ArithmeticError, LookupError) as error:
            logger.warning("bot %s at seat %d failed (%s: %s)", bot, seat, type(error).__name__, error)
            return fallback(table, seat)

    async def hint(self, table: Table, seat: int, bot: str) -> tuple[str, Text]:
        """A bot's advice to a seat."""
        notation, key, params = await self._run(advise, seen_by(table, seat), seat, bot)
        return notation, Text(key, params)  # type: ignore[arg-type]

    async def _run(self, task, *given):  # type: ignore[no-untyped-def]
        """Runs a task in a worker; one that is late is stopped, and its worker with it."""
        pool = self._executor()
        work = asyncio.get_running_loop().run_in_executor(pool, task, *given)
        try:
            return await asyncio.wait_for(work, self.seconds)
        except (TimeoutError, BrokenProcessPool):
            self._drop(pool)
            raise

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
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


def seen_by(table: Table, seat: int) -> str:
    """The table as a save in which all that the seat cannot know is dealt anew."""
    return table.determinise(seat, secrets.token_hex(8)).save()


def fallback(table: Table, seat: int) -> str:
    """The proposed answer, or any legal one."""
    decision = table.decision_of(seat)
    assert decision is not None, "only an open decision needs an answer"
    options = list(decision.options)
    return next((o for o in options if o.default), secrets.choice(options)).notation
