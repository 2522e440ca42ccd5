"""What goes wrong at a table by itself: kept to that table, logged, and shown to whoever runs the server."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass

from regnum.server.refusals import Refusal

logger = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0
"""Seconds until something that failed is tried again; the pause doubles with every failure."""
MOST = 500
"""Faults that are kept; the oldest goes."""


@dataclass
class Fault:
    """Something that failed at a table and is tried again."""

    table: str
    what: str
    since: float
    last: float
    times: int = 1


class Faults:
    """All tables with which something is wrong now."""

    def __init__(self) -> None:
        self._known: dict[str, Fault] = {}

    def __iter__(self) -> Iterator[Fault]:
        return iter(self._known.values())

    def note(self, table: str, error: BaseException) -> None:
        """Something failed; the log has it when it is new, and then each time it has gone on twice as long."""
        now, what = time.time(), f"{type(error).__name__}: {error}"[:300]
        known = self._known.get(table)
        if known is None or known.what != what:
            trace = None if isinstance(error, Refusal) else error  # a refusal says all there is to say
            logger.error("table %s: will be tried again: %s", table, what, exc_info=trace)
            self._known.pop(table, None)
            self._known[table] = Fault(table, what, now, now)
            if len(self._known) > MOST:
                del self._known[next(iter(self._known))]
            return
        known.times, known.last = known.times + 1, now
        if known.times & (known.times - 1) == 0:
            logger.warning("table %s: failed %d times: %s", table, known.times, what)

    def heal(self, table: str) -> None:
        """What failed has worked now."""
        known = self._known.pop(table, None)
        if known is not None:
            logger.warning("table %s: well again after %d failures", table, known.times)


class Pauses:
    """How long to wait before something is tried again."""

    def __init__(self, first: float = FIRST_PAUSE) -> None:
        self._next = first

    def next(self) -> float:
        pause, self._next = self._next, min(LONGEST_PAUSE, 2 * self._next)
        return pause
