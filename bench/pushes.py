"""What a push costs and how long it is: the whole view, only what has changed, and the whole compressed instead.

Random games of two seats, as a seat that plays is pushed them; each figure is a mean over the pushes, each time the
least of several. The changes are what the server sends to a page; deflate is what a socket could do instead.

    python bench/pushes.py [--choices 160] [--times 20]
"""

from __future__ import annotations

import argparse
import random
import time
import zlib
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import cast

import msgspec
from msgspec import Raw

import regnum
from regnum.kernel.table import Table
from regnum.server.tables.changes import changes
from regnum.server.tables.showing import seen
from regnum.server.wire.view import View

GAMES = ("dominion", "paladins", "wonderful_kingdom", "viscounts", "architects")
encode = msgspec.json.Encoder().encode


def moments(game: str, choices: int) -> Iterator[Table]:
    """A random game, moment by moment."""
    dice, table = random.Random(game), regnum.new(game, 2, "pushes")
    while not table.over and choices > 0:
        table, choices = table.clone(), choices - 1
        decision = dice.choice(table.pending)
        table.play(dice.choice(decision.options), seat=decision.seat)
        yield table


def micros(work: Callable[[], object], times: int) -> float:
    """The least that it took, in microseconds of processor time."""
    least = float("inf")
    for _ in range(times):
        began = time.process_time_ns()
        work()
        least = min(least, (time.process_time_ns() - began) / 1e3)
    return least


def measured(before: bytes, table: Table, times: int) -> tuple[float, ...]:
    shown = seen(table, 0, hold=False)
    now = encode(shown)
    then, present = cast(View, Raw(before)), cast(View, Raw(now))
    made = changes(then, present)
    return (
        len(now),
        len(now if made is None else memoryview(cast(Raw, made))),
        micros(lambda: changes(then, present), times),
        len(zlib.compress(now, 1)),
        micros(lambda: zlib.compress(now, 1), times),
        micros(lambda: encode(shown), times),
        micros(lambda: seen(table, 0, hold=False), times),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=160)
    parser.add_argument("--times", type=int, default=20)
    args = parser.parse_args()
    print(f"{'':<18}{'view':>8}{'changed':>9}{'':>6}{'µs':>7}{'deflated':>10}{'':>6}{'µs':>7}{'encoded':>9}{'made':>8}")
    for game in GAMES:
        played = list(moments(game, args.choices))
        rows = [
            measured(encode(seen(then, 0, hold=False)), now, args.times) for then, now in list(pairwise(played))[::3]
        ]
        whole, changed, finding, deflated, deflating, encoding, making = (
            sum(column) / len(rows) for column in zip(*rows, strict=True)
        )
        print(
            f"{game:<18}{whole:>8.0f}{changed:>9.0f}{changed / whole:>6.0%}{finding:>7.1f}{deflated:>10.0f}"
            f"{deflated / whole:>6.0%}{deflating:>7.1f}{encoding:>9.1f}{making:>8.0f}"
        )


if __name__ == "__main__":
    main()
