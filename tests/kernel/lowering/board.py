"""A game for testing rules: it notes what they do, and offers them seeded surprises. Compiled in one of the tests."""

from collections.abc import Generator
from typing import cast

from regnum.kernel.machine import Kernel


class Board(Kernel):
    """Five answers to every question; `notes` is all that has happened."""

    def __init__(self, luck: int, patience: int) -> None:
        Kernel.__init__(self)
        self.luck: int = luck
        self.patience: int = patience
        self.coins: int = 0
        self.notes: list[list[int]] = []

    def clone(self) -> "Board":
        g = Board(self.luck, self.patience)
        g.coins = self.coins
        g.notes = self.notes[:]
        g.adopt(self)
        return g

    def dump_fields(self) -> list[object]:
        return [self.luck, self.patience, self.coins, self.notes[:]]

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
