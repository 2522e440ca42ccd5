"""Players know no more than their seat: dealing anew what the seat cannot know never changes what they choose."""

from typing import Any

import pytest

import regnum
from bots.positions import PLAYERS, SLOW, TABLES, asked, player
from regnum.bots import make
from regnum.games.dominion.declare import KINDS
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Kernel, Task

pytestmark = pytest.mark.many_games

LENGTH = 120
DEALS = 3


def dealt_anew(g: Kernel, seat: int, state: int) -> tuple[Kernel, Task]:
    world = g.clone()
    world.determinise(seat, Chance(state, 0))
    return world, next(task for task in world.open_tasks() if task.actor == seat)


@pytest.mark.parametrize("name", PLAYERS)
def test_what_a_seat_cannot_know_never_changes_the_choice(name: str) -> None:
    every = 7 if name in SLOW else 2
    compared = 0
    for i, kingdom in enumerate(TABLES):
        for n, (g, task) in enumerate(asked(kingdom, 2 + i % 2, f"honest/{i}", LENGTH)):
            if n % every:
                continue
            choice = player(name).choose(g, task)
            for deal in range(DEALS):
                world, same = dealt_anew(g, task.actor, 1000 + 17 * n + deal)
                other = player(name).choose(world, same)
                assert other == choice, f"{name} is not honest about {KINDS[task.kind].id} in {kingdom}"
                compared += world.dump() != g.dump()
    assert compared > 100


class Peeping:
    """A player that looks at the top of the deck: the test above must catch its like."""

    def choose(self, g: Any, task: Task) -> int:
        rest = bytes(g.seats[1 - task.actor].hand.dump())
        return task.option(sum(i * n for i, n in enumerate(rest)) % task.options())


def test_a_dishonest_player_would_be_caught() -> None:
    caught = False
    for g, task in asked(TABLES[0], 2, "caught", LENGTH):
        world, same = dealt_anew(g, task.actor, 5)
        caught = caught or Peeping().choose(g, task) != Peeping().choose(world, same)
    assert caught


def test_what_is_dealt_depends_on_nothing_hidden() -> None:
    """Two games that a seat cannot tell apart are dealt anew in the same way by the same dice."""
    compared = 0
    for i, kingdom in enumerate(TABLES):
        for g, task in asked(kingdom, 2 + i % 3, f"canonical/{i}", 60):
            other, _ = dealt_anew(g, task.actor, 77)
            once, _ = dealt_anew(g, task.actor, 99)
            again, _ = dealt_anew(other, task.actor, 99)
            assert once.dump() == again.dump()
            compared += other.dump() != g.dump()
    assert compared > 100


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:5", "engine"])
def test_a_bot_at_a_table_gets_a_table_dealt_anew(name: str) -> None:
    """So it chooses alike at the table itself and at any copy that looks the same from its seat."""
    t = regnum.new("dominion", seed="seats", options={"first": 0})
    for _ in range(24):
        decision = t.pending[0]
        choice = make(name, seed=3).choose(t, decision)
        copy = t.determinise(decision.seat, "another")
        assert make(name, seed=3).choose(copy, copy.pending[0]).answer == choice.answer
        t.play(choice)
