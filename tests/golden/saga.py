"""Chapters of a saga that are written down: Tomes that help, goals that are met, and what the places bring."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import regnum
from golden.transcript import HERE
from regnum.kernel.spec import Result
from regnum.kernel.table import Table

PACE = 7


@dataclass(frozen=True)
class Scene:
    """A chapter and what the games before have left; everybody goes through all kinds of answers."""

    name: str
    game: str
    seed: int
    tomes: Mapping[str, Any]

    @property
    def file(self) -> Path:
        return HERE / self.game / f"{self.name}.txt"

    def ends(self, result: Result) -> bool:
        """A chapter has one winner."""
        return len(result.winners) == 1

    def played(self) -> Table:
        t = regnum.new(self.game, len(self.tomes["shelves"]), self.seed, {"tomes": self.tomes})
        while not t.over:
            d = t.pending[0]
            able = [o.notation for o in d.options if o.notation != "pass"] or ["pass"]
            t.play(able[t.step * PACE % len(able)], seat=d.seat)
        return t


TWO = {"shelves": [{"claimed": ["tome_arc_debts", "tome_arc_marble"], "victory": 3}, {}], "winner": 0}
THREE = {
    "shelves": [{"claimed": ["tome_arc_virtue"], "victory": 1}, {"claimed": ["tome_arc_captures"]}, {"victory": 2}],
    "winner": 2,
}
LAST_OF_TWO = {"shelves": [{"claimed": ["tome_pal_suspicion", "tome_pal_attacks"], "victory": 6}, {}], "winner": 1}
LAST_OF_FOUR = {
    "shelves": [{"victory": 2}, {"claimed": ["tome_pal_walls"], "victory": 4}, {"claimed": ["tome_pal_monks"]}, {}],
    "winner": 1,
}
SCENES = (
    Scene("two", "paladins_saga", 3, TWO),
    Scene("three", "paladins_saga", 5, THREE),
    Scene("two", "viscounts_saga", 2, LAST_OF_TWO),
    Scene("four", "viscounts_saga", 4, LAST_OF_FOUR),
)
