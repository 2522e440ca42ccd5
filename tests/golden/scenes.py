"""The games that are written down: one for each way a game can end, for each number of players,
for both editions, for each difficulty of an opponent that the rules play."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import regnum
from golden.paladins_players import Knight
from golden.players import Player
from golden.transcript import HERE
from regnum.kernel.spec import Result
from regnum.kernel.table import Table

MONEY = Player("province gold duchy<4 silver")
SMITHY = Player("province gold duchy<5 smithy*2 silver")
MILITIA = Player("province gold duchy<4 militia*1 moat*1 silver")
RUSH = Player("gardens estate workshop copper")
ATTACKS = Player(
    "province gold*2 council_room*1 festival*1 spy*2 thief*1 militia*1 library*1 moat*1 chancellor*1 silver"
)
ENGINE = Player(
    "province gold*2 market*2 festival*2 library*1 throne_room*1 remodel*1 village*2 cellar*1 duchy<4 silver"
)
SECOND = Player("province artisan*1 gold*2 witch*1 sentry*1 bandit*1 poacher*1 merchant*2 harbinger*1 vassal*1 silver")
GUARDED = Player("province gold moat*2 sentry*1 duchy<4 silver")
SECOND_EDITION = "artisan bandit harbinger merchant moat poacher sentry vassal village witch".split()


@dataclass(frozen=True)
class Scene:
    """A game, who plays it, and what its end shows."""

    name: str
    seed: int
    players: tuple[Player | Knight, ...]
    ends: Callable[[Result], bool]
    options: dict[str, Any] = field(default_factory=dict)
    game: str = "dominion"

    @property
    def file(self) -> Path:
        return HERE / self.game / f"{self.name}.txt"

    def played(self) -> Table:
        t = regnum.new(self.game, len(self.players), self.seed, {"first": 0, **self.options})
        while not t.over:
            d = t.pending[0]
            t.play(self.players[d.seat].choose(t, d))
        return t


def by_provinces(result: Result) -> bool:
    return result.reason == "event.game_over_provinces" and len(result.winners) == 1


def by_piles(result: Result) -> bool:
    return result.reason == "event.game_over_piles" and len(result.winners) == 1


def is_shared(result: Result) -> bool:
    return len(result.winners) > 1


def is_decided_by_turns(result: Result) -> bool:
    best = max(score.total for score in result.scores)
    tied = [seat for seat, score in enumerate(result.scores) if score.total == best]
    return len(result.winners) == 1 < len(tied)


def is_won(result: Result) -> bool:
    return result.reason == "event.game_over" and len(result.winners) == 1


def is_lost(result: Result) -> bool:
    return result.reason == "event.game_over" and result.winners == () and len(result.rivals) == 1


FAITHFUL = Knight("commission absolve convert garrison fortify")
WARLIKE = Knight("attack garrison fortify commission convert")
BUILDER = Knight("develop fortify attack commission absolve")

SCENES = (
    Scene("provinces", 5, (SMITHY, MONEY), by_provinces),
    Scene("three_piles", 7, (RUSH, RUSH), by_piles, {"kingdom": "size_distortion"}),
    Scene("shared_victory", 1, (MONEY, MONEY), is_shared),
    Scene("fewer_turns", 7, (MONEY, MONEY), is_decided_by_turns),
    Scene("three_players", 9, (SMITHY, MILITIA, MONEY), by_provinces),
    Scene("four_players", 4, (MILITIA, SMITHY, MONEY, SMITHY), by_provinces),
    Scene("attacks", 5, (ATTACKS, ATTACKS), by_provinces, {"kingdom": "interaction"}),
    Scene("village_square", 9, (ENGINE, SMITHY), by_provinces, {"kingdom": "village_square"}),
    Scene("second_edition", 3, (SECOND, GUARDED), by_provinces, {"kingdom": SECOND_EDITION, "edition": "2e"}),
    Scene("two_players", 3, (FAITHFUL, WARLIKE), is_won, game="paladins"),
    Scene("three_players", 5, (FAITHFUL, WARLIKE, BUILDER), is_won, game="paladins"),
    Scene("four_players", 7, (WARLIKE, FAITHFUL, BUILDER, FAITHFUL), is_won, game="paladins"),
    Scene("solo_easy", 2, (FAITHFUL,), is_lost, {"difficulty": "easy"}, game="paladins"),
    Scene("solo_standard", 2, (BUILDER,), is_lost, {"difficulty": "standard"}, game="paladins"),
    Scene("solo_hard", 2, (WARLIKE,), is_lost, {"difficulty": "hard"}, game="paladins"),
)
