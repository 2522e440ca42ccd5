"""Where work is done: here, or in several processes. The results come in the order of the work either way."""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Protocol, TypeVar

Work = TypeVar("Work")
Done = TypeVar("Done")


class Executor(Protocol):
    """Does pieces of work that do not depend on each other."""

    def map(self, function: Callable[[Work], Done], work: Iterable[Work]) -> Iterator[Done]:
        """What the function makes of each piece, in order."""
        ...


class Serial:
    """One piece after the other, in this process."""

    def map(self, function: Callable[[Work], Done], work: Iterable[Work]) -> Iterator[Done]:
        return map(function, work)


class Processes:
    """Several processes, each of which loads the engine once."""

    AHEAD = 4
    """Pieces that wait for each process, so that none of them is ever idle."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, function: Callable[[Work], Done], work: Iterable[Work]) -> Iterator[Done]:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.jobs, mp_context=context, initializer=make_ready) as pool:
            waiting: list[Future[Done]] = []
            try:
                for piece in work:
                    waiting.append(pool.submit(function, piece))
                    if len(waiting) >= self.AHEAD * self.jobs:
                        yield waiting.pop(0).result()
                while waiting:
                    yield waiting.pop(0).result()
            finally:
                for future in waiting:
                    future.cancel()


def make_ready() -> None:
    """Loads the engine, and lets the garbage collector forget about it."""
    import regnum.study.match  # noqa: F401, PLC0415 (the point is to load it here, once)

    gc.collect()
    gc.freeze()


def executor(jobs: int) -> Executor:
    """The fitting place for so many jobs."""
    return Serial() if jobs == 1 else Processes(jobs)
