"""The time in which somebody may be asked in secret, so that neither prompts nor waiting tell who was.

When the game asks, or might ask, a question whose very existence hangs on a secret, the table stands still for all
but those who are asked: they see it as it was before. After a random pause, and when nothing secret is open any more,
an entry says that the table goes on, and everything that happened is shown at once. Whether anybody was asked cannot
be seen. Where several could be asked, nobody is before the pause is over: who waits could else tell by it that another
one comes first.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from regnum.kernel.decision import Decision
from regnum.kernel.table import Table

PAUSE = (0.8, 2.0)
Viewer = int | None
"""A seat, or (None) all who only watch."""
_dice = random.SystemRandom()


def some_pause(pause: tuple[float, float]) -> float:
    """How many seconds the table stands still at least."""
    return _dice.uniform(*pause)


def is_secret(decision: Decision) -> bool:
    """Whether it is nobody else's business that this question is asked."""
    return decision.kind in decision.table.game.secret_kinds and decision.question.interrupt


@dataclass(frozen=True)
class Held:
    """The table as somebody is shown it meanwhile."""

    game: Table
    seq: int


@dataclass(frozen=True)
class ReactionWindow:
    """Whether the table stands still, and what everybody is shown then."""

    held: Mapping[Viewer, Held] = field(default_factory=dict)
    asked: frozenset[int] = frozenset()
    """The seats that are asked in secret now; they see the truth, as soon as the pause allows it."""
    waits: bool = False
    """Whether they are not shown their questions yet."""
    pauses: int = 0
    """How often a pause has begun at this table."""

    @property
    def is_open(self) -> bool:
        return bool(self.held)

    def seen(self, viewer: Viewer) -> Held | None:
        """What somebody is shown instead of the table as it is; None for those who see the truth."""
        return None if viewer in self.asked and not self.waits else self.held.get(viewer)

    def after(self, before: Table, game: Table, known: Mapping[Viewer, int], seq: int) -> ReactionWindow:
        """The same after a choice at `seq`; before it the table was so, and everybody knew it up to these moments."""
        new = [event for entry in game.entries[len(before.entries) :] for event in entry.events]
        asks = any(game.game.asks_in_secret(event.kind, event.things) for event in new)
        held = self.held
        if asks and not held:
            held = {viewer: Held(before, moment) for viewer, moment in known.items()}
        if not held:
            return self
        asked = frozenset(d.seat for d in game.pending if is_secret(d))
        waits = game.seats > 2 and (asks or self.waits)
        return replace(self, held=held, asked=asked, waits=waits, pauses=self.pauses + asks)._shown(game, seq)

    def rested(self, game: Table, seq: int) -> ReactionWindow:
        """The pause is over: those who are asked are shown it; if nobody is, the table moves again."""
        return replace(self, waits=False)._shown(game, seq) if self.asked else self.closed()

    def closed(self) -> ReactionWindow:
        """The table moves again."""
        return ReactionWindow(pauses=self.pauses)

    def _shown(self, game: Table, seq: int) -> ReactionWindow:
        """Whoever is asked sees the table as it is, and when it has answered still sees it so."""
        anew: dict[Viewer, Held] = {} if self.waits else {seat: Held(game, seq) for seat in self.asked}
        return replace(self, held={**self.held, **anew})
