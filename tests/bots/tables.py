"""Tables of every game whose players are its own, played at random and stopped at each question."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import regnum
from regnum.bots import naming
from regnum.bots.policy import Policy
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Kernel, Task
from regnum.kernel.seeds import first_state


class Kind(NamedTuple):
    """A kind of table."""

    game: str
    seats: int
    options: Mapping[str, Any]


TABLES = [
    Kind("wonderful_kingdom", 2, {"module": "advisors"}),
    Kind("wonderful_kingdom", 2, {"module": "threats", "side": "B"}),
    Kind("wonderful_kingdom", 2, {"module": "quests"}),
    Kind("wonderful_kingdom", 1, {"module": "threats"}),
    Kind("wonderful_kingdom", 1, {"module": "advisors"}),
    Kind("paladins", 2, {}),
    Kind("paladins", 4, {}),
    Kind("paladins", 1, {"difficulty": "hard"}),
    Kind("viscounts", 2, {}),
    Kind("viscounts", 4, {}),
    Kind("viscounts", 1, {}),
    Kind("architects", 2, {}),
    Kind("architects", 5, {}),
    Kind("architects", 1, {}),
    Kind("architects_coop", 2, {}),
    Kind("architects_coop", 1, {"difficulty": "hard"}),
    Kind("paladins_coop", 2, {}),
    Kind("paladins_coop", 1, {"difficulty": "impossible"}),
    Kind("viscounts_coop", 2, {}),
    Kind("viscounts_coop", 4, {"difficulty": "hard"}),
    Kind("architects_saga", 2, {}),
    Kind("paladins_saga", 3, {}),
    Kind("viscounts_saga", 2, {}),
]


def players(game: str) -> list[str]:
    """The game's own players, and those that play any game."""
    return [*[name for name in naming.names(game) if ":" not in name], "mcts:2"]


def player(name: str, game: str) -> Policy:
    """A fresh player; two of one name are alike."""
    return naming.maker(name, game)(Chance(12345, 0))


def asked(table: Kind, seed: str, most: int) -> Iterator[tuple[Kernel, Task]]:
    """A game in which every answer is drawn at random."""
    g = regnum.new(table.game, table.seats, seed, table.options).core
    dice = Chance(first_state("dice", seed), 0)
    for _ in range(most):
        if g.over:
            return
        task = g.first_open(g.root)
        yield g, task
        g.answer(task.actor, task.option(dice.below(task.options())))
