"""Players for any game of turns that has a judge: they look at what a whole turn of theirs will have brought.

`Glance` is the fast one that plays on inside a world that search or a planner has dealt; `TurnPlanner` follows each of
its answers to the end of the turn in several ways and counts the best; `RoundPlanner` plays on at a glance for some
rounds, `PartnerPlanner` only where a turn promises much; `TurnGuide` lets search judge what the next turns bring.
"""

from typing import Final

from regnum.bots.policy import Judge, Policy, next_question, redealt
from regnum.bots.search import Guide
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, Row, row_of
from regnum.kernel.core.machine import Kernel, Task

MOST_STEPS: Final = 24
"""Questions of one turn that are answered ahead."""
MOST_OPTIONS: Final = 128
DEPTH: Final = 60
"""Answers after which search judges a game as it stands."""

MOST_AHEAD: Final = 120
"""Answers of all seats that are looked ahead."""
WAYS: Final = 2
"""In how many ways a turn may go on at a glance."""
LONG: Final = 200
"""Turns of each seat after which a game goes in circles; no game of players who get on is half as long."""
HEAT: Final = 3
"""Worlds after which only the better half of the answers goes on."""
STRAY: Final = 4
"""From then on one answer of so many is drawn, so that the game ends where nothing in its rules makes it end."""


class Glance(Policy):
    """Follows each answer a little, in the world as it lies, to where the turn may end."""

    def __init__(self, chance: Chance, judge: Judge, ways: int) -> None:
        super().__init__()
        self.chance: Chance = chance
        self.judge: Judge = judge
        self.ways: int = ways
        """In how many ways, at random, the turn goes on after each answer; the best one counts."""

    def choose(self, g: Kernel, task: Task) -> int:
        n = task.options()
        best: int = task.option(0)
        if n == 1:
            return best
        most: int = 0
        for i in range(n):
            code = task.option(i)
            promise = self.best_turn(g, task.actor, code)
            if i == 0 or promise > most:
                most = promise
                best = code
        return best

    def best_turn(self, g: Kernel, seat: int, code: int) -> int:
        """What an answer promises when the rest of the turn is played as well as can be seen."""
        turn = self.judge.turns(g)
        after = g.clone()
        after.answer(seat, code)
        if self.has_ended(after, seat, turn):
            return self.judge.promise(after, seat)
        best: int = 0
        for way in range(self.ways):
            world = after if way == self.ways - 1 else after.clone()
            promise = self.end_of_turn(world, seat, turn)
            if way == 0 or promise > best:
                best = promise
        return best

    def end_of_turn(self, world: Kernel, seat: int, turn: int) -> int:
        """Plays on at random as long as the turn lasts and the seat is asked; what is promised then."""
        for _ in range(MOST_STEPS):
            task = next_question(world, seat)
            world.answer(seat, task.option(self.chance.below(task.options())))
            if self.has_ended(world, seat, turn):
                break
        return self.judge.promise(world, seat)

    def has_ended(self, world: Kernel, seat: int, turn: int) -> bool:
        """Whether a turn is over, or somebody else is asked."""
        return world.over or self.judge.turns(world) != turn or next_question(world, seat).actor != seat


class Planner(Policy):
    """Weighs every answer in the same few worlds, and takes the one that promises most in all of them together."""

    def __init__(self, chance: Chance, judge: Judge, worlds: int, ways: int) -> None:
        super().__init__()
        self.chance: Chance = chance
        self.judge: Judge = judge
        self.glance: Glance = Glance(chance, judge, ways)
        self.worlds: int = worlds
        """How many: what an answer brings may depend on what the seat cannot know."""
        self.total: Row = row_of([0] * MOST_OPTIONS)

    def choose(self, g: Kernel, task: Task) -> int:
        n = task.options()
        seat = task.actor
        for i in range(n):
            self.total[i] = 0
        world = redealt(g, seat, self.chance)
        for w in range(self.worlds):
            if w > 0:
                world = redealt(g, seat, self.chance)
            for i in range(n):
                self.total[i] += self.weigh(world, seat, task.option(i))
        best = self.most_promising(n, self.judge.draws_lots(task))
        if self.judge.turns(g) > LONG * self.judge.seats(g) and self.chance.below(STRAY) == 0:
            best = self.chance.below(n)
        self.why = self.reason(world, seat, task.option(best))
        return task.option(best)

    def most_promising(self, n: int, lots: bool) -> int:
        """The best of so many answers; of equals the first, or one by lot."""
        best: int = 0
        equals: int = 1
        for i in range(1, n):
            if self.total[i] > self.total[best]:
                best = i
                equals = 1
            elif lots and self.total[i] == self.total[best]:
                equals += 1
                if self.chance.below(equals) == 0:
                    best = i
        return best

    def reason(self, g: Kernel, seat: int, code: int) -> int:
        """What the turn may have brought after an answer, in one world."""
        turn = self.judge.turns(g)
        after = g.clone()
        after.answer(seat, code)
        for _ in range(MOST_STEPS):
            if self.glance.has_ended(after, seat, turn):
                break
            task = next_question(after, seat)
            after.answer(seat, self.glance.choose(after, task))
        return self.judge.brought(g, after, seat)

    def weigh(self, g: Kernel, seat: int, code: int) -> int:
        """What an answer promises in one world."""
        raise NotImplementedError


class TurnPlanner(Planner):
    """Follows each answer to the end of the turn, in so many ways, and counts the best."""

    def weigh(self, g: Kernel, seat: int, code: int) -> int:
        return self.glance.best_turn(g, seat, code)


class RoundPlanner(Planner):
    """Lets all seats play on at a glance for some rounds, and sees how far the own seat is ahead of the others."""

    def __init__(self, chance: Chance, judge: Judge, worlds: int, rounds: int) -> None:
        super().__init__(chance, judge, worlds, WAYS)
        self.rounds: int = rounds

    def weigh(self, g: Kernel, seat: int, code: int) -> int:
        seats = self.judge.seats(g)
        end = self.judge.turns(g) + self.rounds * seats
        world = g.clone()
        world.answer(seat, code)
        for _ in range(MOST_AHEAD):
            if world.over or self.judge.turns(world) >= end:
                break
            task = next_question(world, seat)
            world.answer(task.actor, self.glance.choose(world, task))
        mine = self.judge.promise(world, seat)
        if self.judge.together(g):
            return mine
        least = mine
        for i in range(1, seats):
            lead = mine - self.judge.promise(world, (seat + i) % seats)
            if i == 1 or lead < least:
                least = lead
        return least


class PartnerPlanner(RoundPlanner):
    """Sees where every answer leads at the end of the turn, and lets all play on after the best few, ever fewer."""

    def __init__(self, chance: Chance, judge: Judge, ways: int, finalists: int, worlds: int, rounds: int) -> None:
        super().__init__(chance, judge, worlds, rounds)
        self.look: Glance = Glance(chance, judge, ways)
        self.finalists: int = finalists
        """After how many answers a round is played on."""
        self.out: Row = row_of([0] * MOST_OPTIONS)

    def choose(self, g: Kernel, task: Task) -> int:
        n = task.options()
        seat = task.actor
        world = redealt(g, seat, self.chance)
        for i in range(n):
            self.out[i] = 0
            self.total[i] = 0
            if n > self.finalists:
                self.total[i] = self.look.best_turn(world, seat, task.option(i))
        left = self.dropped(n, n, self.finalists)
        for i in range(n):
            self.total[i] = 0
        w: int = 0
        while w < self.worlds and left > 1:
            if w > 0 and w % HEAT == 0:
                left = self.dropped(n, left, max(2, left // 2))
            world = redealt(g, seat, self.chance)
            for i in range(n):
                if self.out[i] == 0:
                    self.total[i] += self.weigh(world, seat, task.option(i))
            w += 1
        self.dropped(n, left, 1)
        best: int = 0
        while self.out[best] != 0:
            best += 1
        if self.judge.turns(g) > LONG * self.judge.seats(g) and self.chance.below(STRAY) == 0:
            best = self.chance.below(n)
        self.why = self.reason(world, seat, task.option(best))
        return task.option(best)

    def dropped(self, n: int, left: int, least: int) -> int:
        """Leaves out the answers that promise least, of equals the last ones, until so many are left."""
        while left > least:
            worst: int = NONE
            for i in range(n):
                if self.out[i] == 0 and (worst == NONE or self.total[i] <= self.total[worst]):
                    worst = i
            self.out[worst] = 1
            left -= 1
        return left


class TurnGuide(Guide):
    """Search whose games are played on at a glance, and judged after some turns."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge, Glance(Chance(1, 0), judge, 1), DEPTH)
        self.curiosity = 0.25
        self.liking = 2.0
