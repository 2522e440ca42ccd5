"""Games of Viscounts that are written down: for two, three and four, and against each opponent; and who plays them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import regnum
from golden.transcript import HERE
from regnum.kernel.decision import Decision, Option
from regnum.kernel.spec import Result
from regnum.kernel.table import Table

INNER = ("castle", "transcribe")
"""What is done in the inner towns; trading and building is done in the outer ones."""


@dataclass(frozen=True)
class Viscount:
    """Goes where the favourite actions are done and takes the first that can be had, if need be by a dismissal."""

    wants: str

    def choose(self, t: Table, d: Decision) -> Option:
        options = {o.notation: o for o in d.options}
        wishes = getattr(self, f"on_{d.kind}", self.on_anything)(t, d)
        found = next((options[wish] for wish in wishes if wish in options), None)
        return found or next((o for o in d.options if o.default), d.options[t.step % len(d.options)])

    def on_anything(self, t: Table, d: Decision) -> list[str]:
        return []

    def on_move(self, t: Table, d: Decision) -> list[str]:
        """A town of the kind that the turn's favourite needs, the farthest that costs nothing; they take turns."""
        wanted = self.wants.split()[t.view(d.seat)["values"]["round"] % 2]
        free = [o.notation for o in d.options if not o.cost]
        return [move for move in reversed(free) if move.startswith("move inner") == (wanted in INNER)]

    def on_action(self, t: Table, d: Decision) -> list[str]:
        """Dismissing is the last resort but one."""
        wants = self.wants.split()
        return [*wants, *(f"dismiss {action}" for action in wants), "no action"]

    def on_workers(self, t: Table, d: Decision) -> list[str]:
        return [d.options[-1].notation]

    def on_times(self, t: Table, d: Decision) -> list[str]:
        """As often as it costs no Silver, and once at least."""
        return [o.notation for o in reversed(d.options) if not o.cost]

    def on_hire(self, t: Table, d: Decision) -> list[str]:
        """The dearest who can be had."""
        dear = sorted(d.options, key=lambda o: (-sum(n for _, n in o.cost), o.notation))
        return [o.notation for o in dear]


@dataclass(frozen=True)
class Scene:
    """A game, who plays it, and what its end shows."""

    name: str
    seed: int
    players: tuple[Viscount, ...]
    ends: Callable[[Result], bool]
    options: Mapping[str, Any] = field(default_factory=dict)

    game = "viscounts"

    @property
    def file(self) -> Path:
        return HERE / "viscounts" / f"{self.name}.txt"

    def played(self) -> Table:
        t = regnum.new("viscounts", len(self.players), self.seed, {"first": 0, **self.options})
        while not t.over:
            d = t.pending[0]
            t.play(self.players[d.seat].choose(t, d), seat=d.seat)
        return t


def is_won(result: Result) -> bool:
    return len(result.winners) == 1


def is_decided_by_tie_break(result: Result) -> bool:
    best = max(score.total for score in result.scores)
    return is_won(result) and [score.total for score in result.scores].count(best) > 1


def is_lost(result: Result) -> bool:
    """The opponent has won."""
    return result.winners == () and len(result.rivals) == 1


BUILDER = Viscount("build castle trade transcribe")
SCRIBE = Viscount("trade transcribe build castle")
CLIMBER = Viscount("castle build transcribe trade")

SCENES = (
    Scene("two_players", 1, (BUILDER, SCRIBE), is_won),
    Scene("three_players", 10, (SCRIBE, CLIMBER, BUILDER), is_decided_by_tie_break),
    Scene("four_players", 3, (CLIMBER, BUILDER, SCRIBE, CLIMBER), is_won),
    Scene("solo_cleric", 4, (BUILDER,), is_lost, {"opponent": "ai_cleric"}),
    Scene("solo_builder", 5, (SCRIBE,), is_lost, {"opponent": "ai_builder", "difficulty": "hard_1"}),
    Scene("solo_noble", 6, (CLIMBER,), is_lost, {"opponent": "ai_noble", "difficulty": "hard_2"}),
    Scene("solo_cards", 7, (BUILDER,), is_lost, {"opponent": "ai_cards", "difficulty": "hard_3"}),
)
