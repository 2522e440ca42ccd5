"""Games of Architects as a chapter of a saga that are written down: Tomes claimed, places and a token."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import regnum
from golden.transcript import HERE
from regnum.kernel.spec import Result
from regnum.kernel.table import Table


@dataclass(frozen=True)
class Scene:
    """A game and how it is set up; everybody chooses at random, so that all kinds of answers are there."""

    name: str
    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)

    game = "architects_saga"

    @property
    def file(self) -> Path:
        return HERE / "architects_saga" / f"{self.name}.txt"

    def ends(self, result: Result) -> bool:
        """Places are never shared."""
        return len(result.winners) == 1

    def played(self) -> Table:
        t, dice = regnum.new(self.game, self.seats, self.seed, self.options), random.Random(self.seed)
        while not t.over:
            d = t.pending[0]
            t.play(dice.choice(d.options).notation, seat=d.seat)
        return t


SCENES = (
    Scene("two", 2, 3),
    Scene("three_promo", 3, 5, {"promo_cards": True}),
    Scene("four", 4, 8),
)
