"""Processes that do the same work: when one dies, another takes its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

YOUNG = 5.0
"""Seconds; what dies younger will probably do so again."""
FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0
"""Seconds before a place is filled again after a young death; the wait doubles with each that follows."""


class Worker(Protocol):
    """A process."""

    def is_alive(self) -> bool: ...
    def terminate(self) -> None: ...
    def join(self) -> None: ...


class Crew:
    """A number of workers that stays the same."""

    def __init__(self, start: Callable[[], Worker], size: int, now: float) -> None:
        self._start = start
        self._born: list[tuple[Worker, float]] = [(start(), now) for _ in range(size)]
        self._due: list[float] = []
        """When each empty place is to be filled."""
        self._wait = 0.0

    def has_losses(self) -> bool:
        """Whether one of them has died and none has taken its place yet."""
        return bool(self._due) or not all(worker.is_alive() for worker, _ in self._born)

    def look_after(self, now: float) -> None:
        """Fills the places of those that died: at once, or a little later where one did not live long."""
        for worker, born in [each for each in self._born if not each[0].is_alive()]:
            self._born.remove((worker, born))
            worker.join()
            self._wait = min(LONGEST_WAIT, 2 * self._wait or FIRST_WAIT) if now - born < YOUNG else 0.0
            self._due.append(now + self._wait)
        ready = [due for due in self._due if due <= now]
        self._due = [due for due in self._due if due > now]
        self._born += [(self._start(), now) for _ in ready]

    def stop(self) -> None:
        """Ends all of them."""
        for worker, _ in self._born:
            worker.terminate()
        for worker, _ in self._born:
            worker.join()
