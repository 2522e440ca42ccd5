"""Tunes the engine player's plan for a kingdom of Dominion by playing: how `bots/dominion/plans.json` was found.

`python -m regnum.study.tuning first_game --seconds 1800` keeps a small population of plans, changes one of them at
random, and lets it play the money players. A change must prove itself in ever longer matches; most are dropped after
a few hundred games. `any` tunes the plan for all other kingdoms, on random ones.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from regnum.bots.dominion import plans
from regnum.bots.dominion.big_money import BigMoneySmithy, BigMoneyUltimate
from regnum.bots.dominion.engine import Engine
from regnum.bots.dominion.judge import DominionJudge
from regnum.bots.policy import MOST_DECISIONS, Policy, play_out
from regnum.games.dominion.data import KINGDOMS, kingdom_cards
from regnum.games.registry import game_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.seeds import first_state

Data = dict[str, Any]

STAGES = ((200, 0.05), (900, 0.01), (4000, 0.0))
"""Games of each stage, and how far below the population a plan may be to go on."""
POPULATION = 10
SMITHY_WEIGHT = 0.8
"""How much the match against Big Money with Smithy counts; the rest is the one without."""
RANGES = {
    "turn": (0, 8), "coins": (6, 45), "actions": (0, 24), "province": (0, 8), "duchy": (0, 8), "gold": (0, 8),
    "estate": (0, 6), "attack": (-20, 60), "copper": (0, 30),
}  # fmt: skip
LONGEST = 26
"""Wishes on a list."""


@dataclass
class Ground:
    """Where plans are tried."""

    kingdom: str
    cards: Sequence[str]

    def fitness(self, data: Data, games: int, seed: str) -> float:
        """The share of wins against the money players, weighted."""
        cards = KINGDOMS[self.kingdom]["cards"] if self.kingdom in KINGDOMS else ()
        mine = Engine([plans.plan(cards, data)])
        smithy = self.share(mine, BigMoneySmithy(), games, seed)
        plain = self.share(mine, BigMoneyUltimate(), games // 4, seed)
        return SMITHY_WEIGHT * smithy + (1 - SMITHY_WEIGHT) * plain

    def share(self, mine: Policy, other: Policy, games: int, seed: str) -> float:
        game, judge = game_of("dominion"), DominionJudge()
        chosen = {"kingdom": self.kingdom} if self.kingdom in KINGDOMS else {"kingdom": "random", "edition": "mixed"}
        options = game.prepare(2, chosen)
        wins = 0.0
        for i in range(games):
            g = game.start(2, options, Chance(first_state("dominion", f"{seed}/{i}"), 0))
            seat = i % 2
            play_out(g, [mine, other] if seat == 0 else [other, mine], MOST_DECISIONS)
            lead = judge.rank(g, seat) - judge.rank(g, 1 - seat)
            wins += 1 if lead > 0 else 0.5 if lead == 0 else 0
        return wins / games


def ground(kingdom: str) -> Ground:
    cards = KINGDOMS[kingdom]["cards"] if kingdom in KINGDOMS else kingdom_cards("mixed")
    return Ground(kingdom, [*cards, "silver", "gold"])


def changed(data: Data, cards: Sequence[str], dice: random.Random) -> Data:
    """The plan with one to four things different."""
    new = copy.deepcopy(data)
    for _ in range(dice.choice((1, 1, 2, 2, 3, 4))):
        dice.choices((change_menu, change_rows, change_number), (16, 4, 4))[0](new, cards, dice)
    return new


def change_menu(data: Data, cards: Sequence[str], dice: random.Random) -> None:
    """Another number, place or card, one wish more, or one fewer."""
    menu: list[list[Any]] = data["menu"]
    at = dice.randrange(len(menu))
    how = dice.choice(("number", "more", "more", "fewer", "place", "place", "card"))
    if how == "number" and menu[at][1] < 50:
        menu[at][1] = max(1, menu[at][1] + dice.choice((-2, -1, 1, 2)))
    elif how == "more" and len(menu) < LONGEST:
        menu.insert(dice.randrange(len(menu) + 1), [dice.choice(cards), dice.choice((1, 1, 2, 3))])
    elif how == "fewer" and len(menu) > 1:
        del menu[at]
    elif how == "place":
        menu.insert(dice.randrange(len(menu)), menu.pop(at))
    else:
        menu[at][0] = dice.choice(cards)


def change_rows(data: Data, cards: Sequence[str], dice: random.Random) -> None:
    """What is played first, or what a card is worth in a trade."""
    row = dice.choice(("first", "early", "late"))
    values = data.setdefault(row, {})
    if row == "first":
        values[dice.choice(cards)] = dice.randrange(15, 100)
    else:
        card = dice.choice((*cards, "copper", "estate", "duchy", "province"))
        values[card] = values.get(card, dice.randrange(0, 60)) + dice.choice((-25, -10, -5, 5, 10, 25))


def change_number(data: Data, _cards: Sequence[str], dice: random.Random) -> None:
    """When to turn to points, and the like."""
    name = dice.choice(list(RANGES))
    low, high = RANGES[name]
    data[name] = min(high, max(low, data.get(name, low) + dice.choice((-8, -4, -2, -1, 1, 2, 4, 8))))


def crossed(one: Data, other: Data, dice: random.Random) -> Data:
    """The beginning of one list and the end of another."""
    new = copy.deepcopy(one)
    front = other["menu"][: dice.randrange(len(other["menu"]) + 1)]
    back = one["menu"][dice.randrange(len(one["menu"]) + 1) :]
    new["menu"] = copy.deepcopy((front + back)[:LONGEST]) or new["menu"]
    return new


def tune(
    place: Ground, starts: Sequence[Data], seconds: float, seed: int, tell: Callable[[float, Data], None]
) -> list[tuple[float, Data]]:
    """The best plans found in this time, best first; `tell` hears of each new best one."""
    dice = random.Random(seed)
    best = sorted(((place.fitness(data, STAGES[-1][0], "start"), data) for data in starts), key=_share, reverse=True)
    tell(*best[0])
    ends = time.monotonic() + seconds
    turn = 0
    while time.monotonic() < ends:
        turn += 1
        parent = dice.choice(best)[1]
        if dice.random() < 0.2:
            parent = crossed(parent, dice.choice(best)[1], dice)
        new = changed(parent, place.cards, dice)
        share = _tried(place, new, best[-1][0] if len(best) >= POPULATION else 0.0, f"{seed}/{turn}")
        if share is not None and all(new != data for _, data in best):
            best = sorted([*best, (share, new)], key=_share, reverse=True)[:POPULATION]
            if best[0][1] is new:
                tell(share, new)
        if turn % 40 == 0:  # a lucky leader is found out
            again = place.fitness(best[0][1], STAGES[-1][0], f"again/{turn}")
            best[0] = ((best[0][0] + again) / 2, best[0][1])
            best.sort(key=_share, reverse=True)
    return best


def _share(found: tuple[float, Data]) -> float:
    return found[0]


def _tried(place: Ground, data: Data, bar: float, seed: str) -> float | None:
    """A plan's share of wins if it gets through all stages."""
    share = 0.0
    for games, slack in STAGES:
        share = place.fitness(data, games, f"{seed}/{games}")
        if share < bar - slack:
            return None
    return share


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="regnum.study.tuning", description=__doc__)
    parser.add_argument("kingdom", choices=[*KINGDOMS, "any"])
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(argv)
    written: dict[str, Data] = json.loads(plans.FILE.read_text(encoding="utf-8"))
    starts = [written[name] for name in dict.fromkeys((args.kingdom, "any")) if name in written]
    found = tune(ground(args.kingdom), starts, args.seconds, args.seed, _tell)
    for share, data in found[:3]:
        _tell(share, data)
    return 0


def _tell(share: float, data: Data) -> None:
    sys.stdout.write(f"{share:.4f} {json.dumps(data)}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
