"""Games that a team won, written down choice by choice: they go on in the same way whoever the bots are.

Where other faces or rules make one unplayable, `python -P tests/browser/recording.py NAME` looks for another and writes
it anew; on the compiled engine that takes a minute.
"""

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import regnum
from browser.games import choices_of
from regnum.bots import make
from regnum.kernel.table import Table

FOLDER = Path(__file__).parent / "lines"


class Line(NamedTuple):
    """How a game was dealt, and who chose what."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    choices: list[str]
    """Seat and notation, with a space between."""


def read(name: str) -> Line:
    """The game of that name."""
    return Line(**json.loads((FOLDER / f"{name}.json").read_text()))


def played(line: Line) -> Table:
    """The same game again, to its end."""
    table = regnum.new(line.game, line.seats, line.seed, line.options)
    for told in line.choices:
        seat, _, choice = told.partition(" ")
        table.play(choice, seat=int(seat))
    return table


def won(line: Line) -> Table:
    """A game that planners win with this deal or one of the next."""
    for number in range(100):
        seed = line.seed if number == 0 else f"{line.seed} {number}"
        table = regnum.new(line.game, line.seats, seed, line.options)
        bots = [make("planner", f"{seed} {seat}") for seat in range(line.seats)]
        while not table.over:
            asked = table.pending[0]
            table.play(bots[asked.seat].choose(table, asked), seat=asked.seat)
        if table.result is not None and table.result.team is not None and table.result.team.won:
            return table
    raise SystemExit(f"The planners lose 100 games of {line.game}.")


def main(name: str) -> None:
    line = read(name)
    table = won(line)
    choices = [f"{seat} {choice}" for seat, choice in choices_of(table)]
    written = line._replace(seed=str(table.seed), choices=choices)._asdict()
    (FOLDER / f"{name}.json").write_text(json.dumps(written, indent=0, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
