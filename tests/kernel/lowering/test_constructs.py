"""Every construct a rule may use means the same lowered as it does in plain Python."""

import pytest

from kernel.lowering.stage import agree, rules

CONSTRUCTS = {
    "questions one after the other": """
        a: int = yield g.ask(p, 1)
        b: int = yield g.ask(p, 2, a)
        g.note([a, b])
    """,
    "a question whose answer nobody keeps": """
        yield g.ask(p, 1)
        g.note([1])
    """,
    "branches, waiting in some": """
        a: int = yield g.ask(p, 1)
        if a == 0:
            g.note([0])
        elif a < 3:
            b: int = yield g.ask(p, 2)
            g.note([b])
        else:
            a = a * 2
        g.note([a])
    """,
    "a branch that both ways wait in": """
        a: int = yield g.ask(p, 1)
        if a > 1:
            b: int = yield g.ask(p, 2)
        else:
            b = yield g.ask(p, 3)
        g.note([a, b])
    """,
    "a loop with break and continue": """
        n: int = 0
        while g.patient():
            a: int = yield g.ask(p, 1)
            if a == 1:
                continue
            if a == 2:
                break
            n += a
            g.note([n])
        g.note([-n])
    """,
    "an endless loop left by return": """
        while True:
            a: int = yield g.ask(p, 1)
            if a > 2:
                return
            g.note([a])
    """,
    "loops in loops": """
        i: int = 0
        while i < 3:
            j: int = 0
            while j < i:
                a: int = yield g.ask(p, i, j)
                if a == 4:
                    break
                j += 1
                g.note([i, j, a])
            i += 1
    """,
    "ranges of each form": """
        for i in range(2):
            yield g.ask(p, 1, i)
        for i in range(1, 4):
            yield g.ask(p, 2, i)
        for i in range(5, 0, -2):
            yield g.ask(p, 3, i)
        for i in range(3, 3):
            yield g.ask(p, 4, i)
    """,
    "a range is measured once": """
        n: int = 3
        for i in range(n):
            a: int = yield g.ask(p, 1)
            n = n - a
            g.note([i, n])
    """,
    "a range whose step is not known beforehand": """
        for i in range(0, 6, 1 + g.roll(3)):
            yield g.ask(p, 1, i)
    """,
    "the counter changes inside and is read afterwards": """
        i: int = 9
        for i in range(4):
            a: int = yield g.ask(p, 1, i)
            i = i + a
            g.note([i])
        g.note([i])
    """,
    "a counter that is read after the loop": """
        i: int = 9
        for i in range(3):
            a: int = yield g.ask(p, 1)
            if a == 3:
                break
        g.note([i])
    """,
    "a range that begins at its own counter": """
        i: int = 1
        for i in range(i, i + 2):
            yield g.ask(p, 1, i)
        g.note([i])
    """,
    "the members of a set": """
        m: int = 0b101101
        for c in members(m):
            a: int = yield g.ask(p, c)
            m = 0
            g.note([c, a])
    """,
    "a list": """
        for q in g.others(p):
            a: int = yield g.ask(q, 1)
            if a == 0:
                continue
            g.note([q, a])
    """,
    "a list inside a list": """
        for q in g.others(p):
            for c in [q, q + 1]:
                yield g.ask(q, c)
            g.note([q])
    """,
    "a list that is replaced while it is gone through": """
        left: list[int] = [1, 2, 3]
        for q in left:
            a: int = yield g.ask(p, q)
            left = left + [a]
        g.note(left)
    """,
    "tuples, comprehensions and sorted lists": """
        for q in (3, 1, 2):
            yield g.ask(p, q)
        for q in [x * x for x in range(3) if x != p]:
            yield g.ask(p, q)
        for q in sorted([3, 1, 2]):
            yield g.ask(p, q)
    """,
    "a question as the test": """
        if (yield g.ask(p, 1)):
            g.note([1])
        if not (yield g.ask(p, 2)):
            g.note([2])
        else:
            g.note([3])
    """,
    "an answer compared and computed with": """
        if (yield g.ask(p, 1)) == 2:
            g.note([1])
        if (yield g.ask(p, 2)) + p < 3:
            g.note([2])
        a: int = (yield g.ask(p, 3)) * 10
        f: bool = (yield g.ask(p, 4)) > 2
        h: bool = not (yield g.ask(p, 5))
        yield g.ask(p, 6)
        g.note([a, int(f), int(h)])
    """,
    "a question as the head of a loop": """
        n: int = 0
        while (yield g.ask(p, 1, n)):
            n += 1
        while not (yield g.ask(p, 2, n)):
            n += 1
        g.note([n])
    """,
    "questions joined by and and or": """
        if g.roll(2) == 0 and (yield g.ask(p, 1)):
            g.note([1])
        if (yield g.ask(p, 2)) or g.roll(2) == 1 or (yield g.ask(p, 3)):
            g.note([2])
        if not ((yield g.ask(p, 4)) and not (yield g.ask(p, 5))):
            g.note([3])
        while g.patient() and (yield g.ask(p, 6)) > 1:
            g.note([4])
    """,
    "an answer added to a local": """
        n: int = 5
        n += yield g.ask(p, 1)
        n -= (yield g.ask(p, 2)) * 2
        g.note([n])
    """,
    "an answer put into the state": """
        g.coins = yield g.ask(p, 1)
        g.coins += 1
    """,
    "truth kept over a question": """
        f: bool = (yield g.ask(p, 1)) > 1
        h: bool = g.roll(2) == 0
        yield g.ask(p, 2)
        if f and not h:
            g.note([1])
    """,
    "code in between runs as it stands": """
        a: int = yield g.ask(p, 1)
        m = g.me()
        total = 0
        for x in range(10):
            if x == a:
                continue
            if x > 6:
                break
            total += x
        else:
            total = -1
        try:
            total = total // a
        except ZeroDivisionError as error:
            total = len(str(error))
        finally:
            m.note([total])
        yield g.ask(p, 2)
        m = g.me()
        m.note([a])
    """,
    "names of inner scopes are their own": """
        q: int = 4
        c: int = 2
        yield g.ask(p, 1)
        g.note([q for q in range(3)])
        g.note(sorted([3, 1, 2], key=lambda c: -c))
        g.note([q * x for x in range(c) for c in range(q)])
        g.note([sum(c for c in [q])])
        g.note([q, c])
    """,
    "a return inside code that runs as it stands": """
        a: int = yield g.ask(p, 1)
        for x in range(5):
            if x == a:
                g.note([x])
                return
        g.note([9])
    """,
    "nothing to ask": """
        g.note([1])
        yield from ()
    """,
    "an unreached end": """
        yield g.ask(p, 1)
        if g.roll(2) == 0:
            return
        else:
            g.note([1])
            return
        yield g.ask(p, 2)
    """,
    "locals named like what frames have": """
        pc: int = yield g.ask(p, 1)
        below: int = yield g.ask(p, 2)
        copy: bool = (yield g.ask(p, 3)) > 1
        yield g.ask(p, 4)
        g.note([pc, below, int(copy)])
    """,
}


@pytest.mark.parametrize("name", CONSTRUCTS)
def test_means_the_same(name: str) -> None:
    text = f"@rule\ndef root(g: Board, p: int) -> Rule:{CONSTRUCTS[name]}"
    for i in range(8):
        agree(text, [(i * 7 + j * (i + 1)) % 5 for j in range(30)], luck=i)


CALLS = """
@rule
def root(g: Board, p: int) -> Rule:
    a: int = yield from best(g, p, 2)
    g.note([a])
    if (yield from willing(g, p, a > 2)):
        g.note([1])
    f: bool = yield from willing(g, p, True)
    a += yield from best(g, p, 1)
    yield from each(g, p, [3, 1, 2])
    g.note([a, int(f)])
    yield from each(g, a, [])

@rule
def best(g: Board, p: int, n: int) -> RuleOf[int]:
    found: int = 0
    for i in range(n):
        c: int = yield g.ask(p, 1, i)
        if c > found:
            found = c
        if c == 4:
            return 40
    return found

@rule
def willing(g: Board, p: int, quick: bool) -> RuleOf[bool]:
    if quick:
        return True
    if g.roll(2):
        return (yield from willing(g, p, True))
    c: int = yield g.ask(p, 2)
    return c > 2

@rule
def each(g: Board, p: int, cards: list[int]) -> Rule:
    for c in cards:
        yield g.ask(p, c)
    if cards:
        yield from each(g, p, cards[1:])
"""


@pytest.mark.parametrize("luck", range(6))
def test_rules_call_each_other(luck: int) -> None:
    agree(CALLS, [(luck + 3 * j) % 5 for j in range(30)], luck=luck)


def test_a_last_call_takes_the_place_of_its_caller() -> None:
    made = rules(CALLS)
    from kernel.lowering.stage import start

    g = start(lambda g: made.each(g, 0, [7]))
    g.apply(0)
    assert g.over
    g = start(lambda g: made.root(g, 0))
    for answer in (1, 1, 3, 3):
        g.apply(answer)
    depth, frame = 0, g.root.top
    while frame is not None:
        depth, frame = depth + 1, frame.below
    assert depth <= 2


TOGETHER = """
@rule
def root(g: Board, p: int) -> Rule:
    g.note([0])
    yield from g.together([plan(g, q, 2) for q in range(3)])
    g.note([1])
    yield from g.together([plan(g, 0, 0), plan(g, 1, 1)])
    g.note([2])
    yield from g.together([])

@rule
def plan(g: Board, p: int, n: int) -> Rule:
    while n > 0:
        a: int = yield g.ask(p, 1, n)
        g.note([p, a])
        n -= 1
        if a == 4:
            yield from g.together([plan(g, p + 3, 1)])
"""


@pytest.mark.parametrize("shift", range(5))
def test_rules_run_side_by_side(shift: int) -> None:
    notes = agree(TOGETHER, [(shift + j) % 5 for j in range(40)])
    assert notes[-1] == [2]
