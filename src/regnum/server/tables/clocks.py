"""Clocks: they stand beside the table and know nothing of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.server.wire.values import ClockKind

REACTION_SECONDS = 30.0
"""How long a secret question may take on a live clock; it is charged to nobody, for that would tell who was asked."""


class Clock:
    """How much time each seat has left, and since when it runs."""

    def __init__(self, kind: ClockKind, seconds: int, seats: int) -> None:
        self.kind = kind
        self.seconds = float(seconds)
        self.left = [self.seconds] * seats
        self.since: dict[int, float] = {}
        """When the clock of each deciding seat began to run."""
        self.secret: dict[int, float] = {}
        """The same for secret questions."""

    def copy(self) -> Clock:
        other = Clock(self.kind, int(self.seconds), len(self.left))
        other.left, other.since, other.secret = self.left[:], dict(self.since), dict(self.secret)
        return other

    def turn(self, at: float, open_: Iterable[int], secret: Iterable[int], anew: Iterable[int]) -> None:
        """Charges the time since the last change and lets run the clocks of those who decide now.

        `anew` are the seats that have another question before them than they had. Secret questions change no number
        that the others can see.
        """
        if self.kind == "none":
            return
        for seat, since in self.since.items():
            self.left[seat] = max(0.0, self.left[seat] - max(0.0, at - since))
        fresh, running = set(anew), set(open_)
        if self.kind == "days":
            for seat in fresh & running:
                self.left[seat] = self.seconds
        self.since = dict.fromkeys(running, at)
        self.secret = {seat: at if seat in fresh else self.secret.get(seat, at) for seat in secret}

    def stop(self, at: float) -> None:
        """Nobody decides any more."""
        self.turn(at, (), (), ())

    def ends(self) -> dict[int, float]:
        """When the time of each deciding seat runs out."""
        if self.kind == "none":
            return {}
        patience = REACTION_SECONDS if self.kind == "live" else self.seconds
        ends = {seat: since + self.left[seat] for seat, since in self.since.items()}
        return ends | {seat: since + patience for seat, since in self.secret.items()}
