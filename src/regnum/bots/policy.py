"""Players inside the engine: they choose by number, fast enough for millions of decisions a second.

A policy sees the whole game object but may read only what its seat can know; the tests deal anew all that a seat
cannot know and demand the same choice.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Kernel, Task

DEALS: Final = 50
"""How often cards are dealt anew that do not fit what others are seen to decide at the same time."""
MOST_DECISIONS: Final = 100000
"""No game takes longer; a policy that plays one without end is stopped here."""


@mypyc_attr(acyclic=True)
class Policy:
    """Chooses a legal answer to the open question of its seat."""

    def __init__(self) -> None:
        self.why: int = 0
        """The reason for the last choice, as a number of the game's list of reasons."""

    def choose(self, g: Kernel, task: Task) -> int:
        raise NotImplementedError


class RandomPolicy(Policy):
    """Every legal answer is equally likely."""

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self.chance: Chance = chance

    def choose(self, g: Kernel, task: Task) -> int:
        return task.option(self.chance.below(task.options()))


@mypyc_attr(acyclic=True)
class Judge:
    """What a game's positions are worth to a seat, in whole numbers."""

    def seats(self, g: Kernel) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    def points(self, g: Kernel, seat: int) -> int:
        """The score as it is counted at the end."""
        raise NotImplementedError

    def rank(self, g: Kernel, seat: int) -> int:
        """Orders the seats of a finished game with all tie-breaks: the greatest wins, equal ones share."""
        raise NotImplementedError

    def together(self, g: Kernel) -> bool:
        """Whether the seats are partners: then rank and promise are the same for all, above 0 where they win."""
        return False

    def nobody_wins(self, g: Kernel) -> bool:
        """Whether a finished game was lost by all, as can happen alone or against the game itself."""
        return False

    def rivals(self, g: Kernel) -> int:
        """How many opponents the game itself plays; their points are counted after those of the seats."""
        return 0

    def turns(self, g: Kernel) -> int:
        """How many turns, of all seats together, the game has had; 0 in a game without turns."""
        return 0

    def brought(self, before: Kernel, after: Kernel, seat: int) -> int:
        """What a turn has brought to its seat, as a number of the game's list of reasons."""
        return 0

    def draws_lots(self, task: Task) -> bool:
        """Whether equal answers strike different seats; the first of them would always be at the same one's cost."""
        return False

    def promise(self, g: Kernel, seat: int) -> int:
        """What the seat may expect of a game under way, in thousandths of a point, as far as the seat can know."""
        raise NotImplementedError


def next_question(g: Kernel, seat: int) -> Task:
    """The question to think about next: the seat's own one where several decide at once, else the first open one."""
    first = g.root
    if first.kids is None:
        return first
    for task in g.open_tasks():
        if task.actor == seat:
            return task
    return g.first_open(first)


def redealt(g: Kernel, seat: int, chance: Chance) -> Kernel:
    """A copy of the game as it might be for all that a seat knows, in which the others' open questions make sense."""
    for _ in range(DEALS):
        world = g.clone()
        world.determinise(seat, chance)
        if world.root.kids is None or world.ask_again(seat):
            return world
    return g.clone()


def play_out(g: Kernel, policies: list[Policy], most: int) -> int:
    """Plays until the game is over or so many decisions have been made; says how many."""
    n: int = 0
    while not g.over and n < most:
        t = g.root
        if t.kids is None:
            g.over = g.run(t, policies[t.actor].choose(g, t))
        else:
            t = g.first_open(t)
            g.answer(t.actor, policies[t.actor].choose(g, t))
        n += 1
    return n


def play_randomly(g: Kernel, chance: Chance, most: int) -> int:
    """The same with every answer drawn at random."""
    n: int = 0
    while not g.over and n < most:
        t = g.root
        if t.kids is None:
            g.over = g.run(t, t.option(chance.below(t.options())))
        else:
            t = g.first_open(t)
            g.answer(t.actor, t.option(chance.below(t.options())))
        n += 1
    return n
