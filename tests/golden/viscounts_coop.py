"""Games of Viscounts played together that are written down: lost to the Overlord, and brought to the ordinary end."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import regnum
from golden.transcript import HERE
from regnum.kernel.spec import Result
from regnum.kernel.table import Table

PACE = 7

DEBTS_ONLY = {
    "regnum_pack": 1,
    "game": "viscounts_coop",
    "name": "An Overlord who deals in Debts",
    "cards": [
        *({"id": f"dismiss_{result}", "do": [{"active_player": [{"gain": "debt", "n": 1}]}]}
          for result in ("two_here", "one_debt", "two_ccw", "two_cw", "both_sides", "advance")),
        {"id": "vis_overlord_card", "win_vp_total": 10},
    ],
}  # fmt: skip
"""With it Poverty comes before his Workers are gone."""


@dataclass(frozen=True)
class Scene:
    """A game and how it is set up; everybody goes through all kinds of answers, and acts where it is possible."""

    name: str
    seats: int
    seed: int
    reason: str
    options: Mapping[str, Any] = field(default_factory=dict)

    game = "viscounts_coop"

    @property
    def file(self) -> Path:
        return HERE / "viscounts_coop" / f"{self.name}.txt"

    def ends(self, result: Result) -> bool:
        return result.team is not None and result.reason == f"event.{self.reason}"

    def played(self) -> Table:
        t = regnum.new("viscounts_coop", self.seats, self.seed, {"first": 0, **self.options})
        while not t.over:
            d = t.pending[0]
            able = [o.notation for o in d.options if o.notation != "no action"] or ["no action"]
            t.play(able[t.step * PACE % len(able)], seat=d.seat)
        return t


SCENES = (
    Scene("two_agreed", 2, 4, "out_of_workers", {"difficulty": "normal", "aids": "agreed"}),
    Scene("three_hard", 3, 10, "castle_taken", {"difficulty": "hard", "team_choice": "vote"}),
    Scene("four_easy", 4, 2, "out_of_workers", {"difficulty": "easy"}),
    Scene("two_to_the_end", 2, 18, "game_over", {"difficulty": "easy", "pack": DEBTS_ONLY}),
)
