"""Search for any game with hidden information: single-observer information-set Monte Carlo tree search.

Each try deals anew what the seat cannot know, walks down one tree that is shared by all these worlds, lets a fast
player finish the game, and notes for every choice on the way how that seat fared. A choice is judged against those
that were to be had at the same time, since not every world allows the same ones.
"""

import time
from math import log, sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from regnum.bots.policy import Judge, Policy, next_question, redealt
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import Row, bit, has, lowest, row_of
from regnum.kernel.core.machine import WORD, Kernel, Task

WHY_CLEAR: Final = 0
WHY_SEARCH: Final = 1

NONE: Final = -1
ROOT: Final = 0
WIN: Final = 1000000
"""A win; less than a win is a share of it."""

LOOK_AT_CLOCK: Final = 2
"""Tries between two looks at the clock."""
STOP_FROM: Final = 400
"""Tries after which a choice that is clearly the best may be taken without further search."""
CERTAIN: Final = 2.5
"""By how many standard errors the best choice must lead for that: about as many as curiosity ever lets a gap grow."""
LEAST_TRIES: Final = 20.0
ENDLESS: Final = 1e9
"""More tries than anybody ever makes."""
ALIKE: Final = 0.03
"""Choices whose shares of wins differ by less, with half of it for the standard error, are alike."""


@mypyc_attr(acyclic=True)
class Guide:
    """What search is told about a game: which answers are worth a thought, and who finishes the games."""

    def __init__(self, judge: Judge, roll_out: Policy, depth: int) -> None:
        self.judge: Judge = judge
        self.roll_out: Policy = roll_out
        self.depth: int = depth
        """Decisions after which a game is judged as it stands."""
        self.curiosity: float = 0.4
        """How much a choice that was tried seldom is preferred to one that did well."""
        self.liking: float = 8.0
        """How much the fast player's own choice is preferred as long as it was tried seldom."""
        self.large: float = 10000.0
        """A lead that is as good as half a win, in the judge's numbers."""
        self.margin: float = 0.3
        """The share of a finished game's worth that the size of the lead makes."""
        self.low: int = 0
        self.high: int = 0

    def narrow(self, g: Kernel, task: Task) -> None:
        """Puts the answers worth a thought into `low` and `high`, as a task holds its legal ones."""
        self.low = task.low
        self.high = task.high

    def only_below(self, code: int) -> None:
        """Leaves out the answers from a code on."""
        if code < WORD:
            self.low &= bit(code) - 1
            self.high = 0
        else:
            self.high &= bit(code - WORD) - 1

    def only(self, code: int) -> None:
        """Leaves out all answers but one."""
        self.low = bit(code) if code < WORD else 0
        self.high = bit(code - WORD) if code >= WORD else 0

    def stage(self, g: Kernel) -> int:
        """Where a game stands: one that is played on is judged as soon as this changes."""
        return 0

    def outcome(self, g: Kernel, seat: int) -> int:
        """How well a seat has fared: a win, nothing, or a share of a win for anything else."""
        mine = self.judge.rank(g, seat) if g.over else self.judge.promise(g, seat)
        if self.judge.together(g):
            return self.balance(g.over, mine)  # nobody to be ahead of but the game
        best: int = 0
        first = True
        for q in range(self.judge.seats(g)):
            if q != seat:
                theirs = self.judge.rank(g, q) if g.over else self.judge.promise(g, q)
                if first or theirs > best:
                    best = theirs
                    first = False
        return self.balance(g.over, mine - best)

    def balance(self, over: bool, lead: int) -> int:
        """A lead (or, below 0, a lag) as a share of a win."""
        size = float(lead)
        share = 0.5 + 0.5 * size / (abs(size) + self.large)
        if over:
            win = 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
            share = self.margin * share + (1.0 - self.margin) * win
        return int(share * WIN)


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Choices as rows of numbers: how often each was to be had and was made, and how those who made it fared.

    Rows, not linked objects: a tree can be deep, and compiled objects that hold each other must not be.
    """

    def __init__(self, room: int) -> None:
        self.size: int = 1
        self.code: Row = row_of([NONE] * room)
        self.tries: Row = row_of([0] * room)
        self.chances: Row = row_of([0] * room)
        self.total: Row = row_of([0] * room)
        self.child: Row = row_of([NONE] * room)
        self.next: Row = row_of([NONE] * room)
        self.liked: Row = row_of([0] * room)

    def add(self, parent: int, code: int, liked: bool) -> int:
        """A choice that is made for the first time; liked is what the fast player would have done."""
        n = self.size
        if n == len(self.code):
            self.grow()
        self.size = n + 1
        self.code[n] = code
        self.chances[n] = 1
        self.liked[n] = 1 if liked else 0
        self.next[n] = self.child[parent]
        self.child[parent] = n
        return n

    def grow(self) -> None:
        """Twice the room."""
        self.code = doubled(self.code, NONE)
        self.tries = doubled(self.tries, 0)
        self.chances = doubled(self.chances, 0)
        self.total = doubled(self.total, 0)
        self.child = doubled(self.child, NONE)
        self.next = doubled(self.next, NONE)
        self.liked = doubled(self.liked, 0)

    def learn(self, i: int, value: int) -> None:
        self.tries[i] += 1
        self.total[i] += value

    def pick(self, parent: int, low: int, high: int, guide: Guide) -> int:
        """The most promising of the choices that are to be had; NONE if one of them was never made."""
        best: int = NONE
        most = -1.0
        i = self.child[parent]
        while i != NONE:
            c = self.code[i]
            if has(low, c) if c < WORD else has(high, c - WORD):
                if c < WORD:
                    low &= ~bit(c)
                else:
                    high &= ~bit(c - WORD)
                self.chances[i] += 1
                tries = float(self.tries[i])
                mean = float(self.total[i]) / (tries * WIN)
                value = mean + guide.curiosity * sqrt(log(float(self.chances[i])) / tries)
                if self.liked[i] == 1:
                    value += guide.liking / (tries + 10.0)
                if value > most:
                    most = value
                    best = i
            i = self.next[i]
        return best if low == 0 and high == 0 else NONE

    def favourite(self) -> int:
        """The first choice that was made most often."""
        i = self.child[ROOT]
        best = i
        while i != NONE:
            if self.tries[i] > self.tries[best]:
                best = i
            i = self.next[i]
        return best

    def lead(self) -> int:
        """How much more often the favourite was made than any other choice."""
        best = self.favourite()
        second: int = 0
        i = self.child[ROOT]
        while i != NONE:
            if i != best and self.tries[i] > second:
                second = self.tries[i]
            i = self.next[i]
        return self.tries[best] - second

    def is_clear(self) -> bool:
        """Whether the favourite does better than every other choice beyond doubt, or as well as it beyond doubt."""
        best = self.favourite()
        n = float(self.tries[best])
        mean = self.mean(best)
        i = self.child[ROOT]
        while i != NONE:
            if i != best:
                m = float(self.tries[i])
                other = self.mean(i)
                doubt = sqrt((mean * (1.0 - mean) + 0.01) / n + (other * (1.0 - other) + 0.01) / m)
                worse = m >= LEAST_TRIES and mean - other > CERTAIN * doubt
                alike = abs(mean - other) < ALIKE and doubt < ALIKE / 2.0
                if not worse and not alike:
                    return False
            i = self.next[i]
        return True

    def mean(self, i: int) -> float:
        """How those who made the choice fared, as a share of a win."""
        return float(self.total[i]) / (float(self.tries[i]) * WIN)


def doubled(row: Row, rest: int) -> Row:
    return row_of([row[i] for i in range(len(row))] + [rest] * len(row))


class Search(Policy):
    """Chooses what did best in many games played on from here."""

    def __init__(self, chance: Chance, guide: Guide, tries: int, seconds: float) -> None:
        super().__init__()
        self.chance: Chance = chance
        self.guide: Guide = guide
        self.most: int = tries
        """Tries for each choice; 0 if the clock alone decides."""
        self.seconds: float = seconds
        """The processor's time for each choice, 0 for no limit: a busy machine makes search slower, not weaker."""
        self.done: int = 0
        """After a choice: the tries made."""
        self.tree: Tree = Tree(2)
        """After a choice: what was tried for it."""

    def choose(self, g: Kernel, task: Task) -> int:
        clear = self.only_answer(g, task)
        if clear != NONE:
            self.why = WHY_CLEAR
            self.tree = Tree(2)
            return clear
        self.why = WHY_SEARCH
        tree = Tree(self.most + 2 if self.most > 0 else 4096)
        seat = task.actor
        started = time.thread_time()
        n: int = 0
        while self.most == 0 or n < self.most:
            if n % LOOK_AT_CLOCK == 0 and n > 0:
                left = self.tries_left(n, started)
                if left <= 0.0 or float(tree.lead()) > left or (n % STOP_FROM == 0 and tree.is_clear()):
                    break
            self.descend(redealt(g, seat, self.chance), seat, tree)
            n += 1
        best = tree.favourite()
        self.done = n
        self.tree = tree
        return tree.code[best]

    def tries_left(self, n: int, started: float) -> float:
        """How many more tries there may be after the first n: no other choice can overtake one that leads by more."""
        left = float(self.most - n) if self.most > 0 else ENDLESS
        if self.seconds > 0.0:
            used = time.thread_time() - started
            if used > 0.0:
                left = min(left, float(n) * (self.seconds - used) / used)
        return left

    def weighed(self) -> list[tuple[int, int, float]]:
        """After a choice: every answer that was tried, with its tries and how it fared; none without a search."""
        tree = self.tree
        found: list[tuple[int, int, float]] = []
        i = tree.child[ROOT]
        while i != NONE:
            found.append((tree.code[i], tree.tries[i], tree.mean(i)))
            i = tree.next[i]
        return found

    def only_answer(self, g: Kernel, task: Task) -> int:
        """The one answer worth a thought, or NONE if there are several; the guide has narrowed them down."""
        self.guide.narrow(g, task)
        low = self.guide.low
        high = self.guide.high
        if low & (low - 1) == 0 and high == 0:
            return lowest(low)
        if low == 0 and high & (high - 1) == 0:
            return WORD + lowest(high)
        return NONE

    def descend(self, g: Kernel, thinker: int, tree: Tree) -> None:
        """One try: down the tree to a choice that was not made before, then to the end, and the result back up.

        Where several decide at once, whoever thinks answers first: the root of the tree is its own question.
        """
        guide = self.guide
        path: list[int] = []
        seats: list[int] = []
        at: int = ROOT
        fresh = False
        while not g.over and not fresh:
            t = next_question(g, thinker)
            code = self.only_answer(g, t)
            if code == NONE:
                low = guide.low
                high = guide.high
                found = tree.pick(at, low, high, guide)
                if found == NONE:
                    fresh = True
                    found = self.expand(g, t, tree, at, low, high)
                path.append(found)
                seats.append(t.actor)
                code = tree.code[found]
                at = found
            self.answer(g, t, code)
        roll_out = guide.roll_out
        left = guide.depth
        stage = guide.stage(g)
        while not g.over and left > 0 and guide.stage(g) == stage:
            t = g.first_open(g.root)
            self.answer(g, t, roll_out.choose(g, t))
            left -= 1
        values: list[int] = [NONE] * guide.judge.seats(g)
        for i in range(len(path)):
            seat = seats[i]
            if values[seat] == NONE:
                values[seat] = guide.outcome(g, seat)
            tree.learn(path[i], values[seat])

    def answer(self, g: Kernel, t: Task, code: int) -> None:
        if g.root.kids is None:
            g.over = g.run(t, code)
        else:
            g.answer(t.actor, code)

    def expand(self, g: Kernel, t: Task, tree: Tree, at: int, low: int, high: int) -> int:
        """Makes a choice that was not made here before: what the fast player would do, else the first."""
        i = tree.child[at]
        while i != NONE:
            c = tree.code[i]
            if c < WORD:
                low &= ~bit(c)
            else:
                high &= ~bit(c - WORD)
            i = tree.next[i]
        code = self.guide.roll_out.choose(g, t)
        if has(low, code) if code < WORD else has(high, code - WORD):
            return tree.add(at, code, True)
        return tree.add(at, lowest(low) if low != 0 else WORD + lowest(high), False)
