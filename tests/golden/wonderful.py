"""Games of It's a Wonderful Kingdom that are written down: every module, for two and solo; and who plays them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import regnum
from regnum.kernel.decision import Decision, Option
from regnum.kernel.spec import Result
from regnum.kernel.table import Table

FOLDER = Path(__file__).parent / "wonderful_kingdom"

FIRST = ("step", "fight", "free", "host", "lose", "cover", "advise", "search", "soldier", "on", "as", "krystallium",
         "place", "build", "recycle", "alchemy", "take", "offer", "confirm", "done")  # fmt: skip
"""What the player does first; what is not named comes last."""

MOST_SITES = 6


def choose(t: Table, d: Decision) -> Option:
    """Builds as long as few cards are under construction, places every cube, fights, and hides calamities."""
    sites = t.view(d.seat)["places"][f"seat{d.seat}.sites"]["count"]
    woes = ("calamity", "giant_rat", "frost_giant", "shadow", "thief")

    def rank(option: Option) -> tuple[int, int]:
        verb, _, rest = option.notation.partition(" ")
        if d.kind == "where":
            card = str(d.question.prompt.params["card"])
            return (0 if (card in woes) == option.notation.endswith("down") else 1, len(option.notation))
        if verb == "build" and sites >= MOST_SITES:
            return (FIRST.index("recycle") + 1, 0)
        bad = -int(rest in woes) if verb == "offer" else 0
        return (FIRST.index(verb) if verb in FIRST else len(FIRST), bad)

    return min(d.options, key=rank)


@dataclass(frozen=True)
class Scene:
    """A game and what its end shows."""

    name: str
    seats: int
    seed: int
    ends: Callable[[Result], bool]
    options: Mapping[str, Any] = field(default_factory=dict)

    game = "wonderful_kingdom"

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def played(self) -> Table:
        t = regnum.new("wonderful_kingdom", self.seats, self.seed, {"first": 0, "duchy": "teressie", **self.options})
        while not t.over:
            d = t.pending[0]
            t.play(choose(t, d), seat=d.seat)
        return t


def is_won(result: Result) -> bool:
    return len(result.winners) == 1 and result.reason in ("result.points", "result.last_step")


def is_solo(result: Result) -> bool:
    return len(result.scores) == 1


SCENES = (
    Scene("advisors", 2, 1, is_won, {"module": "advisors"}),
    Scene("rats_and_giants", 2, 2, is_won, {"module": "threats", "deck1": "giant_rats", "deck2": "frost_giants"}),
    Scene("shadows_and_thieves", 2, 3, is_won, {"module": "threats", "deck1": "shadows", "deck2": "thieves"}),
    Scene("quest", 2, 4, lambda result: result.clause == "IWK-11.13", {"module": "quests"}),
    Scene("solo_advisors", 1, 5, is_solo, {"module": "advisors"}),
    Scene("solo_quest", 1, 6, is_solo, {"module": "quests", "quest": "quest_02", "side": "B"}),
)
