"""Searches for a plan in one kingdom of Dominion: many plans, changed again and again, of which the best stay.

A plan that is new plays a few games and is dropped, or plays on, until it has played as many as the others. Plans quite
different from those known cannot win at first what those win, so they are changed among themselves before they meet.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Sequence
from typing import Any

from regnum.bots.dominion import plans

Data = dict[str, Any]
Share = Callable[[Data, int, str], float]
"""The share of games that a plan wins in the kingdom: the plan, the number of games and their seed."""

POOL = 8
"""Plans that stay."""
STAGES = (50, 150, 500, 1500)
"""Games after which a plan that does too badly is dropped."""
LUCK = 0.4
"""By how much, over the root of the number of games, a plan may fall short and still play on."""
RANGES = {
    "turn": (0, 8), "coins": (6, 45), "actions": (0, 24), "province": (0, 8), "duchy": (0, 8), "gold": (0, 8),
    "estate": (0, 6), "attack": (-20, 60), "copper": (0, 30), "thin": (0, 16), "hold": (2, 9), "estates": (0, 8),
    "gardens": (0, 8), "dare": (-6, 30),
}  # fmt: skip
LONGEST = 20
"""Wishes on a list."""
MORE_ACTIONS = ("village", "festival", "throne_room")
MORE_CARDS = ("smithy", "council_room", "library", "laboratory", "witch", "moat")
MORE_COINS = (
    "market", "festival", "militia", "woodcutter", "bandit", "merchant", "poacher", "bureaucrat", "gold", "silver",
)  # fmt: skip
FEWER_CARDS = ("chapel", "remodel", "moneylender", "sentry", "mine")
"""What a deck that draws itself is made of."""


class Trial:
    """A plan, and how often it has won so far."""

    def __init__(self, data: Data, share: Share, seed: str) -> None:
        self.data = data
        self.share = share
        self.seed = seed
        self.wins = 0.0
        self.games = 0

    def play(self, upto: int) -> None:
        """Plays on until it has played so many games, always others."""
        more = upto - self.games
        if more > 0:
            self.wins += more * self.share(self.data, more, f"{self.seed}/{self.games}")
            self.games = upto

    @property
    def level(self) -> float:
        return self.wins / self.games


def search(share: Share, cards: Sequence[str], pool: Sequence[Data], changes: int, dice: random.Random) -> list[Data]:
    """The best plans after so many changes, the best of all first."""
    seed = str(dice.random())
    trials = [Trial(data, share, f"{seed}/{i}") for i, data in enumerate(pool)]
    for games, stay in ((STAGES[0], 3 * POOL), (STAGES[1], POOL)):
        for trial in trials:
            trial.play(games)
        trials = ranked(trials)[:stay]
    for i in range(changes):
        chosen = max(dice.sample(trials, min(2, len(trials))), key=lambda trial: trial.level)
        chosen.play(min(chosen.games + STAGES[0], STAGES[-1]))
        data = crossed(chosen.data, dice.choice(trials).data, dice) if dice.random() < 0.2 else chosen.data
        new = Trial(changed(data, cards, dice), share, f"{seed}/change/{i}")
        worst = ranked(trials)[-1]
        if stays(new, worst.level):
            trials[trials.index(worst)] = new
    return [trial.data for trial in ranked(trials)]


def stays(new: Trial, bar: float) -> bool:
    """Whether a plan wins more than the bar in the end, and not far too little before."""
    for games in STAGES[:-1]:
        new.play(games)
        if new.level < bar - LUCK / games**0.5:
            return False
    new.play(STAGES[-1])
    return new.level > bar


def ranked(trials: Sequence[Trial]) -> list[Trial]:
    return sorted(trials, key=lambda trial: -trial.level)


def sketch(kingdom: Sequence[str], dice: random.Random) -> Data:
    """A plan drawn at random for a deck that thins and draws itself, of some of these cards."""
    parts = [
        [card for card in group if card in kingdom or card in ("silver", "gold")]
        for group in (MORE_ACTIONS, MORE_CARDS, MORE_COINS)
    ]
    thin = [card for card in FEWER_CARDS if card in kingdom]
    menu: list[list[Any]] = []
    if dice.random() < 0.4:
        menu.append(["gold", dice.choice((1, 2, 3, 99))])
    if thin and dice.random() < 0.6:
        menu.append([dice.choice(thin), 1])
    for _ in range(dice.choice((1, 2, 3, 4))):
        for group in dice.sample(parts, len(parts)):
            if group and dice.random() < 0.8:
                menu.append([dice.choice(group), dice.choice((1, 1, 2, 2, 3, 4, 6))])
    menu += [["gold", dice.choice((2, 4, 99))], ["silver", dice.choice((1, 2, 3, 99))]]
    if "gardens" in kingdom and dice.random() < 0.5:
        menu.append(["gardens", 8])
    numbers = {
        "coins": (10, 14, 16, 20), "duchy": (3, 4, 5), "gold": (3, 5, 8), "estate": (1, 2), "province": (0, 0, 2),
        "copper": (0, 6, 12), "thin": (3, 6, 9), "gardens": (2, 4),
    }  # fmt: skip
    return {"menu": menu[:LONGEST], "actions": 0, **{name: dice.choice(values) for name, values in numbers.items()}}


def changed(data: Data, cards: Sequence[str], dice: random.Random) -> Data:
    """The plan with one to four things different."""
    new = copy.deepcopy(data)
    for _ in range(dice.choice((1, 1, 2, 2, 3, 4))):
        dice.choices((change_menu, change_rows, change_number), (16, 3, 5))[0](new, cards, dice)
    return new


def change_menu(data: Data, cards: Sequence[str], dice: random.Random) -> None:
    """Another number, place or card, one wish more, or one fewer."""
    menu: list[list[Any]] = data["menu"]
    at = dice.randrange(len(menu))
    how = dice.choice(("number", "more", "more", "fewer", "place", "place", "card"))
    if how == "number" and menu[at][1] < 50:
        menu[at][1] = max(1, menu[at][1] + dice.choice((-2, -1, 1, 2)))
    elif how == "more" and len(menu) < LONGEST:
        menu.insert(dice.randrange(len(menu) + 1), [dice.choice(cards), dice.choice((1, 1, 2, 3, 8))])
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
    before = data.get(name, getattr(plans.plan(data), name))
    data[name] = min(high, max(low, before + dice.choice((-8, -4, -2, -1, 1, 2, 4, 8))))


def crossed(one: Data, other: Data, dice: random.Random) -> Data:
    """The beginning of one list and the end of another."""
    new = copy.deepcopy(one)
    front = other["menu"][: dice.randrange(len(other["menu"]) + 1)]
    back = one["menu"][dice.randrange(len(one["menu"]) + 1) :]
    new["menu"] = copy.deepcopy((front + back)[:LONGEST]) or new["menu"]
    return new
