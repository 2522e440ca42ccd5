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

    def take(self, who: str) -> None:
        """Lets one through, or refuses."""
        wait = self.wait(who)
        if wait > 0:
            raise Refusal("too_many", n=math.ceil(wait))

    def wait(self, who: str) -> float:
        """Takes one if there is one; otherwise how many seconds are missing."""
        now = time.monotonic()
        left, at = self._left.get(who, (self.most, now))
        left = min(self.most, left + (now - at) * self.pace)
        if left < 1:
            self._left[who] = (left, now)
            return (1 - left) / self.pace
        if len(self._left) > MOST:
            self._left = {k: v for k, v in self._left.items() if v[0] + (now - v[1]) * self.pace < self.most}
        self._left[who] = (left - 1, now)
        return 0.0
