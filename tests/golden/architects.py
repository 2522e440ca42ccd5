"""Games of Architects that are written down: for each number of players, and against the opponent."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import regnum
from golden.townspeople import Townsman
from golden.transcript import HERE
from regnum.kernel.spec import Result
from regnum.kernel.table import Table

BUILDER = Townsman()
CAPTOR = Townsman(captor=True)
ROGUE = Townsman(rogue=True)


@dataclass(frozen=True)
class Scene:
    """A game, who plays it, and what its end shows."""

    name: str
    players: tuple[Townsman, ...]
    seed: int
    ends: Callable[[Result], bool]
    options: Mapping[str, Any] = field(default_factory=dict)

    game = "architects"

    @property
    def file(self) -> Path:
        return HERE / "architects" / f"{self.name}.txt"

    def played(self) -> Table:
        t = regnum.new("architects", len(self.players), self.seed, {"first": 0, **self.options})
        while not t.over:
            d = t.pending[0]
            t.play(self.players[d.seat].choose(t, d), seat=d.seat)
        return t


def is_won(result: Result) -> bool:
    return len(result.winners) == 1 and not result.rivals


def is_close(result: Result) -> bool:
    """Two have the most points, and what breaks ties decides."""
    best = max(score.total for score in result.scores)
    return len(result.winners) == 1 and [score.total for score in result.scores].count(best) > 1


def is_lost(result: Result) -> bool:
    """The opponent has won."""
    return result.winners == () and len(result.rivals) == 1


SCENES = (
    Scene("constantine", (BUILDER,), 4, is_lost),
    Scene("helena", (BUILDER,), 2, is_lost, {"opponent": "helena"}),
    Scene("two_against_constantine", (BUILDER, BUILDER), 5, is_lost, {"opponent_of_two": "constantine"}),
    Scene("two", (CAPTOR, ROGUE), 2, is_won),
    Scene("three_characters", (BUILDER, CAPTOR, ROGUE), 8, is_won, {"setup": "variable", "boards": "chosen"}),
    Scene("four", (ROGUE, BUILDER, CAPTOR, BUILDER), 1, is_close, {"free_starting_apprentice": True}),
    Scene("five_with_promos", (CAPTOR, ROGUE, BUILDER, CAPTOR, ROGUE), 4, is_won, {"promo_cards": True}),
)
