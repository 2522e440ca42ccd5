"""Whole games that bots play beforehand, so that pages can play them again."""

from typing import Any

import regnum
from regnum.bots import make
from regnum.kernel.table import Table


def played(game: str, seats: int, seed: str, options: dict[str, Any]) -> Table:
    """A whole game, by players who look ahead a little."""
    table = regnum.new(game, seats, seed, options)
    bots = [make("greedy", f"{seed} {seat}") for seat in range(seats)]
    while not table.over:
        asked = table.pending[0]
        table.play(bots[asked.seat].choose(table, asked), seat=asked.seat)
    return table


def choices_of(table: Table) -> list[tuple[int, str]]:
    """Who chose what, in order."""
    told = (choice.partition(": ")[2] or choice for choice in table.history)
    return [(record.seat, notation) for record, notation in zip(table.choices, told, strict=True)]
