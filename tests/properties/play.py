"""Random players, which have dice of their own, and ways through a game."""

import random
from collections.abc import Iterator

from regnum.kernel.decision import Decision, Option
from regnum.kernel.table import Table

ENDLESS = 20_000
"""No random game of any of our games comes near to this many choices."""


def some_decision(t: Table, dice: random.Random) -> Decision:
    """One of the open decisions."""
    return dice.choice(t.pending)


def some_option(t: Table, dice: random.Random) -> Option:
    """One of the options of one of the open decisions."""
    options = some_decision(t, dice).options
    return options[dice.randrange(len(options))]


def walk(t: Table, seed: int | str, most: int = ENDLESS) -> Iterator[Option]:
    """Plays at random; gives each choice before it is made, and makes it when the next one is asked for."""
    dice = random.Random(f"walk {seed}")
    for _ in range(most):
        if t.over:
            return
        option = some_option(t, dice)
        yield option
        t.play(option)
    assert most < ENDLESS, "the game does not end"


def played(t: Table, seed: int | str, most: int = ENDLESS) -> Table:
    """The table after so many random choices."""
    for _ in walk(t, seed, most):
        pass
    return t


def sampled(t: Table, seed: int | str, stops: int) -> Iterator[Option]:
    """Like `walk` to the end of the game, but stops only about so often, at places that differ from game to game."""
    length = sum(1 for _ in walk(t.clone(), seed))
    dice = random.Random(f"sample {seed}")
    for option in walk(t, seed):
        if dice.randrange(length) < stops:
            yield option


def seats_and_watcher(t: Table) -> list[int | None]:
    """All pairs of eyes."""
    return [None, *range(t.seats)]
