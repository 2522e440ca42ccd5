"""A game for testing rules: it notes what they do, and offers them seeded surprises. Compiled in one of the tests."""

from collections.abc import Generator
from typing import cast

from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Public


@state
class Board(Kernel):
    """Five answers to every question; `notes` is all that has happened."""

    luck: int
    patience: int
    coins: Public[int]
    notes: Public[list[list[int]]]

    def require(self, seat: int, kind: int, about: int) -> None:
        self.note([-1, seat, kind, about])
        self.among(31)

    def together(self, rules: list[Generator[int, int, None]]) -> Generator[int, int, None]:
        """What the real kernel offers: in a rule that runs as a generator, the list itself is the request."""
        yield cast(int, rules)

    # -- the vocabulary of the rules under test

    def note(self, what: list[int]) -> None:
        self.notes.append(what)

    def roll(self, n: int) -> int:
        self.luck = (self.luck * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.luck >> 12) % n

    def patient(self) -> bool:
        """True a limited number of times, so that every loop ends."""
        self.patience -= 1
        return self.patience > 0

    def others(self, p: int) -> list[int]:
        return [q for q in range(3) if q != p]

    def me(self) -> "Board":
        """An object that a rule may hold between two suspensions."""
        return self
