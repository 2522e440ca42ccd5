"""Games of Paladins played together that are written down: alone, and with partners who act for each other."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import regnum
from golden.transcript import HERE
from regnum.kernel.spec import Result
from regnum.kernel.table import Table

PACE = 7


@dataclass(frozen=True)
class Scene:
    """A game and how it is set up; everybody goes through all kinds of answers, and passes only at last."""

    name: str
    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)

    game = "paladins_coop"

    @property
    def file(self) -> Path:
        return HERE / "paladins_coop" / f"{self.name}.txt"

    def ends(self, result: Result) -> bool:
        """Whoever goes through all kinds of answers loses."""
        return result.team is not None and not result.team.won

    def played(self) -> Table:
        t = regnum.new("paladins_coop", self.seats, self.seed, {"first": 0, **self.options})
        while not t.over:
            d = t.pending[0]
            able = [o.notation for o in d.options if o.notation != "pass"] or ["pass"]
            t.play(able[t.step * PACE % len(able)], seat=d.seat)
        return t


SCENES = (
    Scene("alone", 1, 4),
    Scene("two_high", 2, 2, {"difficulty": "high"}),
    Scene("three_agreed", 3, 6, {"starting_townsfolk": "agreed"}),
    Scene("four_impossible", 4, 8, {"difficulty": "impossible"}),
)
