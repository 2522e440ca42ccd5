"""Search for any game with hidden information: single-observer information-set Monte Carlo tree search.

Each try deals anew what the seat cannot know, walks down one tree that is shared by all these worlds, lets a fast
player finish the game, and notes for every choice on the way how that seat fared. A choice is judged against those
that were to be had at the same time, since not every world allows the same ones.
"""

import time
from math import log, sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from regnum.bots.policy import Judge, Policy
from regnum.kernel.chance import Chance
from regnum.kernel.containers import bit, has, lowest
from regnum.kernel.machine import WORD, Kernel, Task

WHY_CLEAR: Final = 0
WHY_SEARCH: Final = 1

CURIOSITY: Final = 0.6
"""How much a choice that was tried seldom is preferred to one that did well."""
LOOK_AT_CLOCK: Final = 16
"""Tries between two looks at the clock."""
STOP_FROM: Final = 400
"""Tries after which a choice that is clearly the best may be taken without further search."""
CERTAIN: Final = 3.5
"""By how many standard errors the best choice must lead for that."""


@mypyc_attr(acyclic=True)
class Guide:
    """What search is told about a game: which answers are worth a thought, and who finishes the games."""

    def __init__(self, judge: Judge, roll_out: Policy, depth: int) -> None:
        self.judge: Judge = judge
        self.roll_out: Policy = roll_out
        self.depth: int = depth
        """Decisions after which a game is judged as it stands."""
        self.low: int = 0
        self.high: int = 0

    def narrow(self, g: Kernel, task: Task) -> None:
        """Puts the answers worth a thought into `low` and `high`, as a task holds its legal ones."""
        self.low = task.low
        self.high = task.high

    def outcome(self, g: Kernel, seat: int, seats: int) -> float:
        """How well a seat has fared: 1 for a win, 0 for a loss, something between for anything else."""
        mine = self.judge.rank(g, seat) if g.over else self.judge.promise(g, seat)
        best: int = 0
        first = True
        for q in range(seats):
            if q != seat:
                theirs = self.judge.rank(g, q) if g.over else self.judge.promise(g, q)
                if first or theirs > best:
                    best = theirs
                    first = False
        return self.balance(g.over, mine - best)

    def balance(self, over: bool, lead: int) -> float:
        """A lead (or, below 0, a lag) as a share of a win."""
        if over:
            return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
        size = float(lead)
        return 0.5 + 0.5 * size / (abs(size) + 10000.0)


@final
@mypyc_attr(acyclic=True)
class Node:
    """A choice, how often it was to be had and was made, and how those who made it fared."""

    def __init__(self, code: int, next: "Node | None") -> None:
        self.code: int = code
        self.tries: int = 0
        self.chances: int = 0
        self.total: float = 0.0
        self.child: Node | None = None
        self.next: Node | None = next


class Search(Policy):
    """Chooses what did best in many games played on from here."""

    def __init__(self, chance: Chance, guide: Guide, tries: int, seconds: float) -> None:
        super().__init__()
        self.chance: Chance = chance
        self.guide: Guide = guide
        self.most: int = tries
        """Tries for each choice; 0 if the clock alone decides."""
        self.seconds: float = seconds
        self.done: int = 0
        self.share: float = 0.0
        """After a choice: the tries made, and how often the chosen answer won."""

    def choose(self, g: Kernel, task: Task) -> int:
        guide = self.guide
        guide.narrow(g, task)
        low = guide.low
        high = guide.high
        if low & (low - 1) == 0 and high == 0:
            self.why = WHY_CLEAR
            return lowest(low)
        if low == 0 and high & (high - 1) == 0:
            self.why = WHY_CLEAR
            return WORD + lowest(high)
        self.why = WHY_SEARCH
        root = Node(-1, None)
        seat = task.actor
        started = time.perf_counter()
        n: int = 0
        while self.most == 0 or n < self.most:
            if n % LOOK_AT_CLOCK == 0 and n > 0:
                if self.seconds > 0.0 and time.perf_counter() - started >= self.seconds:
                    break
                if n >= STOP_FROM and n % STOP_FROM < LOOK_AT_CLOCK and is_clear(root):
                    break
            world = g.clone()
            world.determinise(seat, self.chance)
            self.descend(world, root)
            n += 1
        best = favourite(root)
        self.done = n
        self.share = best.total / float(best.tries)
        return best.code

    def descend(self, g: Kernel, root: Node) -> None:
        """One try: down the tree to a choice that was not made before, then to the end, and the result back up."""
        guide = self.guide
        path: list[Node] = []
        seats: list[int] = []
        node = root
        left = guide.depth
        while not g.over:
            t = g.first_open(g.root)
            guide.narrow(g, t)
            low = guide.low
            high = guide.high
            if low & (low - 1) == 0 and high == 0:
                self.answer(g, t, lowest(low))
                continue
            if low == 0 and high & (high - 1) == 0:
                self.answer(g, t, WORD + lowest(high))
                continue
            found = pick(node, low, high)
            fresh = found is None
            if found is None:
                found = self.expand(g, t, node, low, high)
            path.append(found)
            seats.append(t.actor)
            self.answer(g, t, found.code)
            node = found
            if fresh:
                break
        roll_out = guide.roll_out
        while not g.over and left > 0:
            t = g.first_open(g.root)
            self.answer(g, t, roll_out.choose(g, t))
            left -= 1
        self.learn(g, path, seats)

    def answer(self, g: Kernel, t: Task, code: int) -> None:
        if g.root.kids is None:
            g.over = g.run(t, code)
        else:
            g.answer(t.actor, code)

    def expand(self, g: Kernel, t: Task, node: Node, low: int, high: int) -> Node:
        """A choice that was not made here before: what the fast player would do, else the first."""
        child = node.child
        while child is not None:
            c = child.code
            if c < WORD:
                low &= ~bit(c)
            else:
                high &= ~bit(c - WORD)
            child = child.next
        code = self.guide.roll_out.choose(g, t)
        if not (has(low, code) if code < WORD else has(high, code - WORD)):
            code = lowest(low) if low != 0 else WORD + lowest(high)
        fresh = Node(code, node.child)
        fresh.chances = 1
        node.child = fresh
        return fresh

    def learn(self, g: Kernel, path: list[Node], seats: list[int]) -> None:
        """Notes the result with every choice of the try."""
        values: list[float] = []
        n: int = 1
        for s in seats:
            if s >= n:
                n = s + 1
        for s in range(n):
            values.append(-1.0)
        for i in range(len(path)):
            s = seats[i]
            if values[s] < 0.0:
                values[s] = self.guide.outcome(g, s, self.guide.judge.seats(g))
            path[i].tries += 1
            path[i].total += values[s]


def pick(node: Node, low: int, high: int) -> Node | None:
    """The most promising of the choices that are to be had; None if one of them was never made."""
    best: Node | None = None
    most = -1.0
    child = node.child
    while child is not None:
        c = child.code
        if has(low, c) if c < WORD else has(high, c - WORD):
            if c < WORD:
                low &= ~bit(c)
            else:
                high &= ~bit(c - WORD)
            child.chances += 1
            tries = float(child.tries)
            value = child.total / tries + CURIOSITY * sqrt(log(float(child.chances)) / tries)
            if value > most:
                most = value
                best = child
        child = child.next
    if low != 0 or high != 0:
        return None
    return best


def favourite(root: Node) -> Node:
    """The choice that was made most often."""
    best = root
    child = root.child
    while child is not None:
        if child.tries > best.tries or (child.tries == best.tries and child.total > best.total):
            best = child
        child = child.next
    return best


def is_clear(root: Node) -> bool:
    """Whether the favourite does better than every other choice beyond doubt."""
    best = favourite(root)
    n = float(best.tries)
    mean = best.total / n
    child = root.child
    while child is not None:
        if child is not best:
            m = float(child.tries)
            other = child.total / m
            doubt = sqrt((mean * (1.0 - mean) + 0.01) / n + (other * (1.0 - other) + 0.01) / m)
            if m < 20.0 or mean - other < CERTAIN * doubt:
                return False
        child = child.next
    return True
