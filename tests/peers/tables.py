"""The tables that every face is tried on, and the plain table to compare with."""

import random
from typing import Any

import pytest

import regnum
from regnum.kernel.decision import Decision, Option
from regnum.kernel.table import Table

CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("dominion", 2, {}),
    ("dominion", 3, {"kingdom": "random", "edition": "2e"}),
    ("dominion", 4, {"kingdom": "random", "edition": "mixed"}),
]
if not regnum.COMPILED:  # the test game, whose seats decide at the same time
    CASES += [("tiny", 2, {"rounds": 3}), ("tiny", 4, {})]

EVERY_TABLE = pytest.mark.parametrize(
    ("game", "seats", "options"), CASES, ids=[f"{game}-{seats}" for game, seats, _ in CASES]
)
NUMBERS_OF_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


class RandomBot:
    """Chooses at random with dice of its own; what it has seen is kept."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.seats: set[int] = set()

    def choose(self, table: Table, decision: Decision) -> Option:
        self.seats.add(decision.seat)
        return decision.options[self.dice.randrange(len(decision.options))]


def same_choices(table: Table) -> Table:
    """A new table, played by `Table.play` with the choices that were made at this one."""
    plain = regnum.new(table.game.id, table.seats, table.seed, table.options)
    for seat, kind, answer in table.choices:
        plain.play(table.code_of(kind, answer), seat=seat)
    return plain


def last_turn(*provinces: int) -> Table:
    """Seat 0 can buy the last Province and so end the game; the seats already have that many."""
    players = [{"hand": "gold*3" if seat == 0 else "", "discard": f"province*{n}"} for seat, n in enumerate(provinces)]
    return regnum.scenario("dominion", {"players": players, "phase": "buy", "supply": {"province": 1}})
