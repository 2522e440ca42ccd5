"""Work that takes long, replaying a game for instance, is done beside the thread that serves everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from regnum.server.refusals import Refusal

T = TypeVar("T")
MOST_WAITING = 100


class Workshop:
    """One thread for one piece of work at a time, so that people's choices never wait for more than a glance of it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "regnum-workshop")
        self.waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        """The result of the work."""
        return (await self.measured(work))[0]

    async def asked_for(self, work: Callable[[], T]) -> tuple[T, float]:
        """The result of work that somebody asks for, with its seconds; a refusal if too much is waiting."""
        if self.waiting >= MOST_WAITING:
            raise Refusal("too_many", n=5)
        return await self.measured(work)

    async def measured(self, work: Callable[[], T]) -> tuple[T, float]:
        """The result of the work, and how many seconds of the processor it took."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, _timed, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    began = time.thread_time()
    return work(), time.thread_time() - began
