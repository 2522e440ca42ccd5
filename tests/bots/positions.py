"""Positions in which bots are asked, and the players that are asked there."""

from collections.abc import Iterator, Sequence

import regnum
from regnum.bots import naming
from regnum.bots.policy import Policy
from regnum.games.dominion.data import KINGDOMS, kingdom_cards
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Kernel, Task
from regnum.kernel.seeds import first_state

PLAYERS = [*[name for name in naming.names("dominion") if ":" not in name], "mcts:3"]
"""Every kind of player; search with as few tries as it can do with."""

SLOW = ("greedy", "mcts:3")
"""Those that play on in their heads."""

TABLES = [tuple(kingdom["cards"]) for kingdom in KINGDOMS.values()]
TABLES += [tuple(kingdom_cards("mixed")[i : i + 10]) for i in (0, 10, 20, 22)]
"""Kingdoms in which every card of both editions is played."""


def player(name: str, state: int = 12345) -> Policy:
    """A fresh player of Dominion; equal states give equal players."""
    return naming.maker(name, "dominion")(Chance(state, 0))


def asked(kingdom: Sequence[str], seats: int, seed: str, most: int) -> Iterator[tuple[Kernel, Task]]:
    """A game with decks full of Kingdom cards in which every answer is drawn at random, stopped at each question."""
    n = 6 // seats
    money = ["copper", "silver", "gold"] * (3 * n)
    deck = {"deck_rest": [*kingdom * n, *money, "estate", "curse", "duchy", "province"]}
    texts = "2e" if seed.endswith(("1", "3", "5", "7", "9")) else "1e"
    position = {"players": [deck] * seats, "kingdom": list(kingdom), "edition": "mixed", "texts": texts, "seed": seed}
    g = regnum.scenario("dominion", position).core
    dice = Chance(first_state("dice", seed), 0)
    for _ in range(most):
        if g.over:
            return
        task = g.first_open(g.root)
        yield g, task
        g.apply(task.option(dice.below(task.options())))
