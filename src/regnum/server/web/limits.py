"""Rates: a bucket for each person and thing, filled at a steady pace."""

from __future__ import annotations

import math
import time

from regnum.server.refusals import Refusal
from regnum.server.web.settings import Rate

MOST = 50_000
"""Buckets that are kept; a full one need not be."""


class Buckets:
    """How much everybody may still do of one thing."""

    def __init__(self, rate: Rate) -> None:
        self.most, self.pace = rate
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str, n: float = 1) -> None:
        """Lets one (or so much) through, or refuses."""
        wait = self.wait(who, n)
        if wait > 0:
            raise Refusal("too_many", n=math.ceil(wait))

    def wait(self, who: str, n: float = 1) -> float:
        """Takes one (or so much) if it is there; otherwise how many seconds are missing."""
        left, now = self._filled(who)
        if left < n:
            self._left[who] = (left, now)
            return (n - left) / self.pace
        if len(self._left) > MOST:
            self._left = {k: v for k, v in self._left.items() if v[0] + (now - v[1]) * self.pace < self.most}
        self._left[who] = (left - n, now)
        return 0.0

    def charge(self, who: str, n: float) -> None:
        """Takes what something turned out to cost, even more than there is."""
        left, now = self._filled(who)
        self._left[who] = (left - n, now)

    def _filled(self, who: str) -> tuple[float, float]:
        now = time.monotonic()
        left, at = self._left.get(who, (self.most, now))
        return min(self.most, left + (now - at) * self.pace), now
