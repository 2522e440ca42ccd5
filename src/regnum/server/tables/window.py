"""The time in which somebody may be asked in secret, so that neither prompts nor waiting tell who was.

When the game asks, or might ask, a question whose very existence hangs on a secret, the table stands still for all
but those who are asked: they see it as it was before. After a random pause, and when nothing secret is open any more,
everything that happened is shown at once. Whether anybody was asked cannot be seen.
"""

from __future__ import annotations

import random
import time
from bisect import bisect_right
from dataclasses import dataclass

from regnum.kernel.past import Entry
from regnum.kernel.table import Table
from regnum.server.tables.state import TableState, is_secret

PAUSE = (0.8, 2.0)


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
        asking = [i for i in range(len(before.game.entries), len(game.entries)) if _may_ask(game, game.entries[i])]
        if asking:
            self.until = max(self.until, time.monotonic() + self._length(state, asking[-1]))
            self.held = self.held or dict.fromkeys((None, *range(game.seats)), before)
        self._ask(state)

    def find(self, state: TableState) -> None:
        """After loading: the table stands still where it did, and everybody sees what they saw."""
        game, made = state.game, state.past.made
        asking = [] if game is None else _lately(game)
        if game is None or not asking:
            return
        chosen = state.header.created + made[asking[-1]] / 1000
        left = chosen + self._length(state, asking[-1]) - time.time()
        if left <= 0 and not _asked(game):
            return
        self.until = time.monotonic() + left
        opened = made.index(made[asking[0]])  # what was chosen in one go is shown in one go
        then = game.replayed(game.choices[: 3 * opened])
        self.held = dict.fromkeys((None, *range(game.seats)), Held(then, made[opened] - 1))
        for seq in dict.fromkeys(made[opened:]):
            then = game.replayed(game.choices[: 3 * bisect_right(made, seq)])
            for seat in _asked(then):
                self.held[seat] = Held(then, seq)
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

    def _length(self, state: TableState, choice: int) -> float:
        """Seconds that the pause after a choice takes: the same for all who know the seed, and that is the server."""
        return random.Random(f"{state.header.seed} {state.past.made[choice]}").uniform(*self.pause)

    def _ask(self, state: TableState) -> None:
        if not self.held or state.game is None:
            return
        self.asked = _asked(state.game)
        for seat in self.asked:
            self.held[seat] = Held(state.game, state.seq)


def _may_ask(game: Table, entry: Entry) -> bool:
    """Whether a choice may have led to a secret question."""
    return any(game.game.asks_in_secret(event.kind, event.things) for event in entry.events)


def _asked(game: Table) -> set[int]:
    """The seats that are asked in secret."""
    return {decision.seat for decision in game.pending if is_secret(decision)}


def _lately(game: Table) -> list[int]:
    """The places in the record of the choices that may have led to secret questions, since the last open choice."""
    kinds, secret, entries = game.game.kinds, game.game.secret_kinds, game.entries
    last = len(entries) - 1
    while last > 0 and kinds[entries[last].kind].id in secret:
        last -= 1
    return [i for i in range(max(0, last), len(entries)) if _may_ask(game, entries[i])]
