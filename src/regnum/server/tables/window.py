"""The time in which somebody may be asked in secret, so that neither prompts nor waiting tell who was.

When the game asks, or might ask, a question whose very existence hangs on a secret, the table stands still for all
but those who are asked: they see it as it was before. After a random pause, and when nothing secret is open any more,
everything that happened is shown at once. Whether anybody was asked cannot be seen.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from regnum.kernel.table import Table
from regnum.server.tables.state import TableState, is_secret

PAUSE = (0.8, 2.0)
_dice = random.SystemRandom()


@dataclass(frozen=True)
class Held:
    """The table as somebody is shown it meanwhile."""

    game: Table
    seq: int


class Window:
    """Whether the table stands still, until when at least, and what each seat (None: watchers) is shown."""

    def __init__(self, pause: tuple[float, float] = PAUSE) -> None:
        self.pause = pause
        self.until = 0.0
        self.held: dict[int | None, Held] = {}
        self.asked: set[int] = set()
        """The seats that are asked in secret now; they see the truth."""

    @property
    def is_open(self) -> bool:
        return bool(self.held)

    def seen(self, seat: int | None) -> Held | None:
        """What the seat is shown instead of the table as it is; None if it sees the truth."""
        return None if seat in self.asked else self.held.get(seat)

    def left(self) -> float:
        """Seconds until the pause is over."""
        return self.until - time.monotonic()

    def look(self, state: TableState, before: Held | None) -> None:
        """Looks at what has just been chosen; `before` is the table as it was then."""
        game = state.game
        if game is None or before is None or game.step <= before.game.step:
            self.close()
            return
        new = game.entries[len(before.game.entries) :]
        if any(game.game.asks_in_secret(e.kind, e.things) for entry in new for e in entry.events):
            self.until = max(self.until, time.monotonic() + _dice.uniform(*self.pause))
            self.held = self.held or dict.fromkeys((None, *range(game.seats)), before)
        self._ask(state)

    def find(self, state: TableState) -> None:
        """After loading: if a secret question is open, the others see the table as it was before it came up."""
        game = state.game
        if game is None or not any(is_secret(d) for d in game.pending):
            return
        opened = next(
            i
            for i in range(len(game.entries) - 1, -1, -1)
            if any(game.game.asks_in_secret(e.kind, e.things) for e in game.entries[i].events)
        )
        while opened > 0 and game.game.kinds[game.entries[opened].kind].id in game.game.secret_kinds:
            opened -= 1
        before = Held(game.replayed(game.choices[: 3 * opened]), state.past.told[opened] - 1)
        self.held = dict.fromkeys((None, *range(game.seats)), before)
        self._ask(state)

    def try_to_close(self) -> bool:
        """Whether the table moves again: the pause is over and nobody is asked in secret."""
        if self.held and not self.asked and self.left() <= 0:
            self.close()
            return True
        return False

    def close(self) -> None:
        self.held = {}
        self.asked = set()
        self.until = 0.0

    def _ask(self, state: TableState) -> None:
        if not self.held or state.game is None:
            return
        self.asked = {d.seat for d in state.game.pending if is_secret(d)}
        for seat in self.asked:
            self.held[seat] = Held(state.game, state.seq)
