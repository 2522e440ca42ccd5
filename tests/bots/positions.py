"""Positions in which bots are asked, and the players that are asked there."""

from collections.abc import Iterator
from typing import Any

from regnum.bots import naming
from regnum.bots.policy import Policy
from regnum.games.dominion.data import KINGDOMS
from regnum.games.registry import game_of
from regnum.kernel.chance import Chance
from regnum.kernel.machine import Kernel, Task
from regnum.kernel.seeds import first_state

PLAYERS = [*[name for name in naming.names("dominion") if ":" not in name], "mcts:3"]
"""Every kind of player; search with as few tries as it can do with."""

TABLES: list[dict[str, Any]] = [
    *({"kingdom": kingdom} for kingdom in KINGDOMS),
    {"kingdom": "random", "edition": "1e"},
    {"kingdom": "random", "edition": "2e"},
    {"kingdom": "random", "edition": "mixed", "texts": "2e"},
]
"""Tables on which every card of both editions is played."""


def player(name: str, state: int = 12345) -> Policy:
    """A fresh player of Dominion; equal states give equal players."""
    return naming.maker(name, "dominion")(Chance(state, 0))


def asked(options: dict[str, Any], seats: int, seed: str, most: int) -> Iterator[tuple[Kernel, Task]]:
    """A game in which every answer is drawn at random, stopped at each question."""
    game = game_of("dominion")
    g = game.start(seats, game.prepare(seats, options), first_state("dominion", seed))
    dice = Chance(first_state("dice", seed), 0)
    for _ in range(most):
        if g.over:
            return
        task = g.first_open(g.root)
        yield g, task
        g.apply(likely(task, dice))


def likely(task: Task, dice: Chance) -> int:
    """A random answer; of two drawn the smaller one, so that cards are played and taken more often than not."""
    n = task.options()
    return task.option(min(dice.below(n), dice.below(n)))
