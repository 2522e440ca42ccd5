"""The machine that runs rules: frames on tasks, questions with their legal answers, simultaneous parts, events.

A rule suspends in one of three ways: it asks a seat (`yield g.ask(...)`), calls another rule (`yield from ...`), or
lets several rules run side by side (`yield from g.together([...])`). What it leaves behind is plain data that can be
copied and written down at any moment. `yield g.end()` ends the game there and then, however deep it stands.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Final, cast, final

from mypy_extensions import mypyc_attr

from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, bit, count_of, has, lowest, nth

DONE: Final = 0
ASK: Final = 1
CALL: Final = 2
FORK: Final = 3
END: Final = 4

NOBODY: Final = -1
WORD: Final = 62
"""Codes in one word of a set of legal answers; a kind of decision has at most two words."""

NOT_ASKED: Final = -1
"""Reason for a code that the question is not about at all."""

FORCED: Final = -1
"""Event: a step with one option was taken without asking."""


FIELDS: Final = 4
"""Where the fields of the game's state stand in what `Kernel.dump` writes."""


def is_member(members: int, c: int) -> bool:
    """Whether c, which may be any number, is in a set."""
    return 0 <= c < WORD and has(members, c)


@mypyc_attr(acyclic=True)
class Frame:
    """One rule under way: where it stopped and the few numbers it must remember."""

    def __init__(self) -> None:
        self.pc: int = 0
        self.below: Frame | None = None

    def step(self, k: "Kernel", a: int) -> int:
        """Goes on with the answer to the last question until the next suspension."""
        raise NotImplementedError

    def copy(self) -> "Frame":
        raise NotImplementedError

    def dump(self) -> list[object]:
        raise NotImplementedError

    def __iter__(self) -> Iterator[int]:
        """Frames that run a real generator can be delegated to as one."""
        raise NotImplementedError


FRAMES: dict[str, Callable[[list[object]], Frame]] = {}
"""How to bring a written-down frame back to life, by the rule's name."""


@final
@mypyc_attr(acyclic=True)
class Interrupted(Frame):
    """A question that was about to be asked, or the end (NOBODY is asked), when something else was due first.

    It lies under the rule that watches, as long as that one is under way, and then asks.
    """

    def __init__(self, seat: int, kind: int, about: int) -> None:
        super().__init__()
        self.seat: int = seat
        self.kind: int = kind
        self.about: int = about

    def step(self, k: "Kernel", a: int) -> int:
        if self.pc == 0 and self.seat != NOBODY:
            self.pc = 1
            return k.ask(self.seat, self.kind, self.about)
        k.ret = a
        return DONE

    def copy(self) -> Frame:
        f = Interrupted(self.seat, self.kind, self.about)
        f.pc = self.pc
        return f

    def dump(self) -> list[object]:
        return [INTERRUPTED, self.pc, self.seat, self.kind, self.about]


INTERRUPTED: Final = "kernel.machine.interrupted"


def load_interrupted(data: list[object]) -> Frame:
    _name, pc, seat, kind, about = data
    assert isinstance(pc, int) and isinstance(seat, int) and isinstance(kind, int) and isinstance(about, int)
    f = Interrupted(seat, kind, about)
    f.pc = pc
    return f


FRAMES[INTERRUPTED] = load_interrupted


@final
@mypyc_attr(acyclic=True)
class Task:
    """A thread of rules: its stack of frames, and the question it waits for, or the tasks it waits for."""

    def __init__(self, top: Frame | None) -> None:
        self.top = top
        self.actor: int = NOBODY
        self.kind: int = 0
        self.about: int = 0
        self.low: int = 0
        self.high: int = 0
        self.kids: list[Task] | None = None

    def copy(self) -> "Task":
        t = Task(None)
        t.actor = self.actor
        t.kind = self.kind
        t.about = self.about
        t.low = self.low
        t.high = self.high
        f = self.top
        if f is not None:
            c = f.copy()
            t.top = c
            b = f.below
            while b is not None:
                d = b.copy()
                c.below = d
                c = d
                b = b.below
        if self.kids is not None:
            t.kids = [k.copy() for k in self.kids]
        return t

    def options(self) -> int:
        """How many legal answers there are."""
        return count_of(self.low) if self.high == 0 else count_of(self.low) + count_of(self.high)

    def option(self, n: int) -> int:
        """The nth legal answer, from 0."""
        if self.high == 0:
            return nth(self.low, n)
        k = count_of(self.low)
        return nth(self.low, n) if n < k else WORD + nth(self.high, n - k)

    def allows(self, code: int) -> bool:
        if code < 0 or code >= 2 * WORD:
            return False
        return has(self.low, code) if code < WORD else has(self.high, code - WORD)

    def dump(self) -> list[object]:
        frames: list[object] = []
        f = self.top
        while f is not None:
            frames.append(f.dump())
            f = f.below
        kids: list[object] | None = None
        if self.kids is not None:
            kids = [k.dump() for k in self.kids]
        return [self.actor, self.kind, self.about, self.low, self.high, frames, kids]


@mypyc_attr(acyclic=True)
class Kernel:
    """What every game is: its tasks, its dice, and the services that rules use. A game's state adds the fields."""

    def __init__(self) -> None:
        self.chance: Chance = Chance(1, 0)
        self.root: Task = Task(None)
        self.now: Task = self.root
        self.ret: int = 0
        self.over: bool = False
        self.watch: Frame | None = None
        """The rule, not begun yet, that is carried out whenever something is `due`; None in most games."""
        self.chooser: int = NOBODY
        """The seat whose answer is being carried out."""
        self.forks: int = 0
        """How many simultaneous parts have begun since this copy was made."""
        self.hold: int = 0
        """The part of that number is stopped before anybody in it does anything; 0 for none."""
        self.steps: int = NONE
        """How many forced steps are taken before the game stops at the next; NONE for all of them."""
        self.low: int = 0
        self.high: int = 0
        self.asked: int = NONE
        self.reason: int = 0
        self.log: list[tuple[int, int, int, int, int, int, int, int]] | None = None
        self.opening: list[tuple[int, int, int, int, int, int, int, int]] | None = None
        """What happened before the first question, or before the first simultaneous part; not copied."""

    def adopt(self, other: "Kernel") -> None:
        """Takes over the other game's place in the rules and its dice, as copies."""
        self.chance = other.chance.copy()
        self.root = other.root.copy()
        self.now = self.root
        self.over = other.over
        self.watch = other.watch

    # -- what a game adds

    def require(self, seat: int, kind: int, about: int) -> None:
        """States what the question is about (`among`) and what each answer must satisfy (`need`)."""
        raise NotImplementedError

    def clone(self) -> "Kernel":
        raise NotImplementedError

    def dump_fields(self) -> list[object]:
        raise NotImplementedError

    def determinise(self, seat: int, chance: Chance) -> None:
        """Deals anew what the seat cannot know."""
        raise NotImplementedError

    def asks_openly(self, kind: int) -> bool:
        """Whether everybody could tell beforehand that a question of this kind would be asked.

        Then asking another seat brings nothing to light, and the choice before it can still be taken back. A game
        whose questions depend on nothing hidden overrides it.
        """
        return False

    def due(self) -> bool:
        """Whether the state calls for the rule given to `begin` as `watch`: a goal is met that nobody has claimed.

        Asked before every question and at the end, but neither in simultaneous parts nor while that rule is under way;
        when the rule is done, it is asked again.
        """
        raise NotImplementedError

    # -- services for rules

    def ask(self, seat: int, kind: int, about: int = 0) -> int:
        """Asks a seat a question of a declared kind; `about` is the question's context."""
        t = self.now
        t.actor = seat
        t.kind = kind
        t.about = about
        self.require(seat, kind, about)
        t.low = self.low
        t.high = self.high
        return ASK

    def among(self, low: int) -> None:
        """The answers a player might think of."""
        self.low = low
        self.high = 0
        if self.asked >= 0 and (self.asked >= WORD or not has(low, self.asked)):
            self.reason = NOT_ASKED

    def need(self, low: int, reason: int) -> None:
        """Answers outside the set are not allowed, for this reason."""
        self.low &= low
        if self.asked >= 0 and self.reason == 0 and self.asked < WORD and not has(low, self.asked):
            self.reason = reason

    # A kind of decision may have twice as many codes as a set has members; then answers are offered and forbidden one
    # by one or set by set, each set with the code of its first member. `among` begins, with a set or with nothing.

    def offer(self, code: int) -> None:
        """One more answer that a player might think of."""
        if code < WORD:
            self.low |= bit(code)
        else:
            self.high |= bit(code - WORD)
        if code == self.asked and self.reason == NOT_ASKED:
            self.reason = 0

    def offer_set(self, members: int, at: int) -> None:
        """So many more at once: member 0 of the set is the answer `at`."""
        if at < WORD:
            self.low |= (members & (bit(WORD - at) - 1)) << at
            self.high |= members >> (WORD - at)
        else:
            self.high |= members << (at - WORD)
        if self.asked >= 0 and self.reason == NOT_ASKED and is_member(members, self.asked - at):
            self.reason = 0

    def offer_range(self, at: int, n: int) -> None:
        """The n answers from `at` on."""
        while n > 0:
            here = min(n, WORD)
            self.offer_set(bit(here) - 1, at)
            at += here
            n -= here

    def forbid(self, code: int, reason: int) -> None:
        """An answer is not allowed, for this reason."""
        if code < WORD:
            self.low &= ~bit(code)
        else:
            self.high &= ~bit(code - WORD)
        if code == self.asked and self.reason == 0:
            self.reason = reason

    def forbid_set(self, members: int, at: int, reason: int) -> None:
        """None of the answers of a set whose member 0 is the answer `at`."""
        if at < WORD:
            self.low &= ~((members & (bit(WORD - at) - 1)) << at)
            self.high &= ~(members >> (WORD - at))
        else:
            self.high &= ~(members << (at - WORD))
        if self.asked >= 0 and self.reason == 0 and is_member(members, self.asked - at):
            self.reason = reason

    def forbid_range(self, at: int, n: int, reason: int) -> None:
        """None of the n answers from `at` on."""
        while n > 0:
            here = min(n, WORD)
            self.forbid_set(bit(here) - 1, at, reason)
            at += here
            n -= here

    def allows(self, code: int) -> bool:
        """Whether what was required last allows an answer."""
        return has(self.low, code) if code < WORD else has(self.high, code - WORD)

    def choices(self) -> int:
        """How many answers what was required last allows."""
        return count_of(self.low) + count_of(self.high)

    def call(self, frame: Frame) -> int:
        frame.below = self.now.top
        self.now.top = frame
        return CALL

    def become(self, old: Frame, frame: Frame) -> int:
        """The last call of a rule takes the rule's place."""
        frame.below = old.below
        self.now.top = frame
        return CALL

    def together(self, rules: list[Generator[int, int, None]]) -> Generator[int, int, None]:
        """Lets rules run side by side, as `yield from g.together([...])`; a lowered rule calls `fork` in its place."""
        yield cast(int, rules)

    def fork(self, frames: list[Frame]) -> int:
        self.now.kids = [Task(f) for f in frames]
        if self.now is self.root:
            self.forks += 1
            if self.log is self.opening:  # what seats do side by side is not for everybody
                self.log = None
        return FORK

    def end(self) -> int:
        """Ends the game at this point, as `yield g.end()`: whatever was under way is not carried on."""
        self.root.top = None
        self.root.kids = None
        self.root.actor = NOBODY
        self.over = True
        return END

    def emit(self, event: int, seat: int, what: int, n: int, source: int, target: int, seen: int) -> None:
        """Tells what happened; `seen` are the seats that may know `what`. The last number counts surprises so far."""
        log = self.log
        if log is not None:
            log.append((event, seat, what, n, source, target, seen, self.chance.surprises))

    # -- running

    def begin(self, rule: object, watch: object = None) -> None:
        """Starts from a rule; any rule can be the root, which makes each of them testable by itself.

        The rule `watch` is carried out before the next question, or at the end, whenever the state says that it is
        `due`: what the rules promise for the moment when something is true.
        """
        assert isinstance(rule, Frame)
        assert watch is None or isinstance(watch, Frame)
        self.watch = watch
        self.root = Task(rule)
        self.log = self.opening = []
        self.over = self.run(self.root, 0)
        self.log = None

    def run(self, t: Task, a: int) -> bool:
        """Lets a task go on until it waits for an answer (False) or has ended (True)."""
        self.now = t
        while True:
            f = t.top
            if f is None:
                if self.watch is not None and self.interpose(t, None):
                    a = 0
                    continue
                t.actor = NOBODY
                return True
            r = f.step(self, a)
            if r == ASK:
                if self.watch is not None and self.interpose(t, f):
                    a = 0
                    continue
                chooser = self.chooser
                if t.actor != chooser and chooser != NOBODY and t is self.root and not self.asks_openly(t.kind):
                    self.chance.surprises += 1  # whether somebody else has a choice tells about what they hold
                low = t.low
                if t.high == 0:
                    if low & (low - 1) != 0:
                        return False
                    a = NONE if low == 0 else lowest(low)
                elif low != 0 or t.high & (t.high - 1) != 0:
                    return False
                else:
                    a = WORD + lowest(t.high)
                if a != NONE and self.log is not None:
                    if self.steps == 0:
                        return False
                    self.steps -= 1
                    self.emit(FORCED, t.actor, a, t.kind, NONE, NONE, t.about)
            elif r == DONE:
                t.top = f.below
                a = self.ret
            elif r == CALL or (r == FORK and self.run_part(t)):
                a = 0
            else:
                return self.over

    def run_part(self, t: Task) -> bool:
        """Begins a simultaneous part; True when it is done and the task goes on."""
        if (t is self.root and self.forks == self.hold) or not self.run_kids(t) or self.over:
            return False
        self.now = t
        return True

    def interpose(self, t: Task, f: Frame | None) -> bool:
        """Puts the watching rule before a question that is about to be asked, or before the end, if it is due."""
        watch = self.watch
        if watch is None or t is not self.root:
            return False
        below = f
        while below is not None:
            if isinstance(below, Interrupted) and below.pc == 0:
                return False
            below = below.below
        if not self.due():
            return False
        if isinstance(f, Interrupted):
            f.pc = 0
        else:
            self.call(Interrupted(NOBODY if f is None else t.actor, t.kind, t.about))
        self.call(watch.copy())
        return True

    def release(self) -> None:
        """Goes on with a part that was held."""
        self.hold = 0
        self.over = self.run_kids(self.root) and self.run(self.root, 0)

    def run_kids(self, t: Task) -> bool:
        """Starts the tasks of a simultaneous part; True when none of them has anything to ask."""
        t.actor = NOBODY
        waiting: list[Task] = []
        kids = t.kids
        if kids is not None:
            for k in kids:
                if not self.run(k, 0):
                    waiting.append(k)
                if self.over:
                    return True
        t.kids = waiting if len(waiting) > 0 else None
        return len(waiting) == 0

    def apply(self, code: int) -> None:
        """Answers the first open question. Trusts its caller: the code must be legal."""
        t = self.root
        if t.kids is None:
            self.chooser = t.actor
            self.over = self.run(t, code)
        else:
            self.answer(self.first_open(t).actor, code)

    def answer(self, seat: int, code: int) -> None:
        """Answers the open question of a seat."""
        self.chooser = seat
        self.over = self.resume(self.root, seat, code)

    def resume(self, t: Task, seat: int, code: int) -> bool:
        kids = t.kids
        if kids is None:
            return self.run(t, code)
        for i in range(len(kids)):
            k = kids[i]
            if self.waits_for(k, seat):
                ended = self.resume(k, seat, code)
                if self.over:
                    if t is self.root:
                        self.chance.surprises += 1  # what the others chose lies open now
                    return True
                if ended:
                    t.kids = [x for x in kids if x is not k]
                break
        if t.kids is not None and len(t.kids) > 0:
            return False
        t.kids = None
        if t is self.root:
            self.chance.surprises += 1  # everybody sees now what the others chose
            self.chooser = NOBODY  # who was the last to choose makes no difference
        return self.run(t, 0)

    def waits_for(self, t: Task, seat: int) -> bool:
        if t.kids is None:
            return t.actor == seat
        for k in t.kids:
            if self.waits_for(k, seat):
                return True
        return False

    def first_open(self, t: Task) -> Task:
        while t.kids is not None:
            t = t.kids[0]
        return t

    def open_tasks(self) -> list[Task]:
        """The tasks that wait for an answer, in the order of their seats' places in the rules."""
        found: list[Task] = []
        if not self.over:
            self.gather(self.root, found)
        return found

    def ask_again(self, seat: int) -> bool:
        """After dealing anew for a seat: what the others may answer now; False if one of them has no choice left."""
        for t in self.open_tasks():
            if t.actor != seat:
                self.require(t.actor, t.kind, t.about)
                t.low = self.low
                t.high = self.high
                if t.options() < 2:
                    return False
        return True

    def gather(self, t: Task, found: list[Task]) -> None:
        if t.kids is None:
            found.append(t)
        else:
            for k in t.kids:
                self.gather(k, found)

    # -- legality explained

    def why_not(self, seat: int, kind: int, about: int, code: int) -> int:
        """0 if the answer is legal, else the reason why it is not."""
        self.asked = code
        self.reason = 0
        self.require(seat, kind, about)
        self.asked = NONE
        return self.reason

    # -- writing down and bringing back

    def dump(self) -> list[object]:
        written = [self.chance.state, self.chance.surprises, self.over, self.root.dump(), self.dump_fields()]
        if self.watch is not None:
            written.append(self.watch.dump())
        return written


def load_task(data: list[object]) -> Task:
    """A task as `Task.dump` wrote it."""
    actor, kind, about, low, high, frames, kids = data
    assert isinstance(actor, int) and isinstance(kind, int) and isinstance(about, int)
    assert isinstance(low, int) and isinstance(high, int) and isinstance(frames, list)
    t = Task(None)
    t.actor = actor
    t.kind = kind
    t.about = about
    t.low = low
    t.high = high
    for item in reversed(frames):
        assert isinstance(item, list)
        f = FRAMES[item[0]](item)
        f.below = t.top
        t.top = f
    if kids is not None:
        assert isinstance(kids, list)
        t.kids = [load_task(k) for k in kids]
    return t


def load_kernel(g: Kernel, data: list[object]) -> None:
    """Gives a game whose fields are loaded its place in the rules and its dice."""
    state, surprises, over, root = data[:FIELDS]
    assert isinstance(state, int) and isinstance(surprises, int) and isinstance(over, bool) and isinstance(root, list)
    g.chance = Chance(state, surprises)
    g.root = load_task(root)
    g.now = g.root
    g.over = over
    for item in data[FIELDS + 1 :]:
        assert isinstance(item, list)
        g.watch = FRAMES[item[0]](item)
