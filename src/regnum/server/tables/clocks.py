"""Clocks: they stand beside the table and know nothing of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.server.wire.values import ClockKind

REACTION_SECONDS = 30.0
"""How long a secret question may take on a live clock; it is charged to nobody, for that would tell who was asked."""
BACK_SECONDS = 60.0
"""What whoever comes back after running out of time has at least."""
BACK_SHARE = 10
"""And which part of the whole time."""


class Clock:
    """How much time each seat has left, and since when it runs."""

    def __init__(self, kind: ClockKind, seconds: int, seats: int, increment: int = 0) -> None:
        self.kind = kind
        self.seconds = float(seconds)
        self.increment = increment if kind == "live" else 0
        self.left = [self.seconds] * seats
        self.since: dict[int, float] = {}
        """When the clock of each deciding seat began to run."""
        self.secret: dict[int, float] = {}
        """The same for secret questions."""
        self._last: set[int] = set()
        """Whose clocks ran last: a pause in which none runs is no handing over."""

    def copy(self) -> Clock:
        other = Clock(self.kind, int(self.seconds), len(self.left), self.increment)
        other.left, other.since, other.secret = self.left[:], dict(self.since), dict(self.secret)
        other._last = set(self._last)
        return other

    def turn(self, at: float, open_: Iterable[int], secret: Iterable[int], anew: Iterable[int]) -> None:
        """Charges the time since the last change and lets run the clocks of those who decide now.

        `anew` are the seats that have another question before them than they had. Secret questions change no number
        that the others can see.
        """
        if self.kind == "none":
            return
        self._charge(at)
        fresh, running = set(anew), set(open_)
        if self.kind == "days":
            for seat in fresh & running:
                self.left[seat] = self.seconds
        if running:
            for seat in self._last - running:
                self.left[seat] += self.increment
            self._last = running
        self.since = dict.fromkeys(running, at)
        self.secret = {seat: at if seat in fresh else self.secret.get(seat, at) for seat in secret}

    def stop(self, at: float) -> None:
        """Nobody decides any more."""
        self.turn(at, (), (), ())

    def run_out(self, seat: int, at: float) -> None:
        """A seat's time is over: a bot plays there, whom nobody times."""
        self._charge(at)
        self.since = {each: at for each in self.since if each != seat}
        self._last.discard(seat)

    def give(self, seat: int, at: float, *, runs: bool) -> None:
        """Somebody is back and has some time again, though not all of what is gone on a live clock."""
        if self.kind == "none":
            return
        self._charge(at)
        anew = self.seconds if self.kind == "days" else max(BACK_SECONDS, self.seconds / BACK_SHARE)
        self.left[seat] = max(self.left[seat], min(anew, self.seconds))
        self.since = dict.fromkeys([*self.since, *([seat] if runs else [])], at)

    def _charge(self, at: float) -> None:
        for seat, since in self.since.items():
            self.left[seat] = max(0.0, self.left[seat] - max(0.0, at - since))

    def open_ends(self) -> dict[int, float]:
        """When the time of each seat runs out that all may know to decide."""
        return {} if self.kind == "none" else {seat: since + self.left[seat] for seat, since in self.since.items()}

    def secret_ends(self) -> dict[int, float]:
        """The same for secret questions."""
        patience = REACTION_SECONDS if self.kind == "live" else self.seconds
        return {} if self.kind == "none" else {seat: since + patience for seat, since in self.secret.items()}

    def ends(self) -> dict[int, float]:
        """When the time of each deciding seat runs out."""
        return self.open_ends() | self.secret_ends()
