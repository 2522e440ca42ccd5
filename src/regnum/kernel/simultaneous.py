"""Simultaneous parts: several seats decide at the same time, and nobody sees what the others do until all are done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regnum.kernel.core.machine import NOBODY, Kernel
from regnum.kernel.lowering import SEATS

if TYPE_CHECKING:
    from regnum.kernel.record import Record
    from regnum.kernel.view import Epochs


@dataclass(frozen=True, slots=True)
class SimultaneousPart:
    """A part under way."""

    frozen: Kernel
    """The game when the part began: that is what one sees of the others."""
    at: int
    """The place in the record of the first choice that belongs to the part."""
    told: int
    """How many events of the choice before that one are told to everybody; the others belong to the part."""
    epochs: Epochs
    """When cards had moved before the part began."""

    def as_seen_by(self, seat: int | None, core: Kernel) -> Kernel:
        """The game as a seat knows it: the own things as they are, all others as they were."""
        if seat is None:
            return self.frozen
        seen = self.frozen.clone()
        getattr(seen, SEATS)[seat] = getattr(core, SEATS)[seat]
        return seen

    def step_for(self, seat: int | None, table: Record) -> int:
        """How many choices have been made as far as a seat knows: those of the others do not count yet."""
        others = sum(choice.seat != seat for choice in table.choices[self.at :])
        return table.step - others

    def epochs_for(self, seat: int | None, epochs: Epochs) -> Epochs:
        """The same for the moves of cards."""
        seen = self.epochs.copy()
        seen.at |= {place: step for place, step in epochs.at.items() if place.startswith(f"seat{seat}.")}
        return seen


def opening(before: Kernel, after: Kernel, seat: int, answer: int) -> Kernel | None:
    """The game at the moment when the answer let a part begin that is still running, with its log; None if it did not.

    Found by answering once more and stopping there: what has only one option in the part is not done yet.
    """
    if after.root.kids is None or after.forks == 0:
        return None
    game = before.clone()
    game.log = []
    game.hold = after.forks
    game.answer(seat, answer)
    game.hold = 0
    return game


def is_held(core: Kernel) -> bool:
    """Whether a part stands at its very beginning, with nobody asked yet."""
    kids = core.root.kids
    return kids is not None and kids[0].kids is None and kids[0].actor == NOBODY
