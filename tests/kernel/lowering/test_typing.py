"""For type checkers a rule is the generator function it is written as, and a state class has its constructor."""

import subprocess
import sys
from pathlib import Path

HEAD = """
from collections.abc import Callable

from regnum.kernel.core.containers import Bag, empty_bag
from regnum.kernel.lowering import Rule, RuleOf, load, rule, state
from regnum.kernel.core.machine import Kernel
from regnum.kernel.visibility import Owner, Public, Shared


@state
class Seat:
    hand: Owner[Bag]
    coins: Public[int]


@state
class Game(Kernel):
    table: Shared[dict[int, str]]
    seats: Public[list[Seat]]


@rule
def sure(g: Game, p: int) -> RuleOf[bool]:
    c: int = yield g.ask(p, 1)
    return c > 1


@rule
def nothing(g: Game, p: int) -> Rule:
    g.seats[p].coins += 1
    yield from ()
"""

GOOD = """
@rule
def game(g: Game, p: int) -> Rule:
    if (yield from sure(g, p)):
        yield from nothing(g, p)
    f: bool = yield from sure(g, p)
    g.over = f
    yield from PLAY[p](g, p)


PLAY: dict[int, Callable[[Game, int], Rule]] = {1: nothing, 2: game}
g = Game({}, [Seat(empty_bag(3), 4)])
h: Game = load(Game, g.dump_fields(), g.table)
n: int = h.seats[0].coins
"""

BAD = """
@rule
def game(g: Game, p: int) -> Rule:
    n: int = yield from nothing(g, p)
    yield "no"
    yield from sure(g)


Seat(empty_bag(3))
Seat(empty_bag(3), "4")
"""


def mypy(text: str, place: Path) -> list[str]:
    file = place / "sample.py"
    file.write_text(HEAD + text)
    command = [sys.executable, "-m", "mypy", "--strict", "--warn-unreachable", "--no-error-summary"]
    done = subprocess.run([*command, f"--cache-dir={place}", file], capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def test_the_type_checker_understands_rules_and_states(tmp_path: Path) -> None:
    assert mypy(GOOD, tmp_path) == []
    errors = mypy(BAD, tmp_path)
    first = HEAD.count("\n") + 4
    lines = {int(line.split(":")[1]) - first for line in errors if " error: " in line}
    assert lines == {0, 1, 2, 5, 6}
