"""One thread that owns a SQLite connection: what is queued together is committed together."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from regnum.server.store.protocol import StoreDown

T = TypeVar("T")
MOST = 200
"""Jobs in one transaction."""


class Job(NamedTuple):
    """Something to be done with the connection, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Worker:
    """Runs jobs one after the other. A writer puts them into transactions: one flush to the disk serves many."""

    def __init__(self, connection: sqlite3.Connection, *, writes: bool) -> None:
        self.connection = connection
        self.writes = writes
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="regnum-store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The result of a job, when it is safe on the disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, loop, done))
        try:
            return await done
        except (sqlite3.OperationalError, sqlite3.InternalError) as error:
            raise StoreDown(str(error)) from error

    def close(self) -> None:
        """Finishes what is queued."""
        self._jobs.put(None)
        self._thread.join()
        self.connection.close()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            ends = False
            while len(batch) < MOST and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    ends = True
                    break
                batch.append(more)
            self._do(batch)
            if ends:
                return

    def _do(self, batch: list[Job]) -> None:
        """Does all jobs in one transaction. If one fails they are done one by one, so that it undoes only itself."""
        try:
            if self.writes:
                self.connection.execute("BEGIN IMMEDIATE")
            results = [job.work(self.connection) for job in batch]
            if self.writes:
                self.connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 (it belongs to whoever waits for the job)
            if self.connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):  # a full disk may have rolled it back already
                    self.connection.execute("ROLLBACK")
            if len(batch) == 1:
                _tell(batch[0], None, error)
            else:
                for job in batch:
                    self._do([job])
        else:
            for job, result in zip(batch, results, strict=True):
                _tell(job, result, None)


def _tell(job: Job, result: Any, problem: Exception | None) -> None:
    job.loop.call_soon_threadsafe(_answer, job.done, result, problem)


def _answer(done: asyncio.Future[Any], result: Any, problem: Exception | None) -> None:
    if done.cancelled():
        return
    if problem is not None:
        done.set_exception(problem)
    else:
        done.set_result(result)
