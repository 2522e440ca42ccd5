"""A game under way as learners see it: who acts, which codes are legal, arrays, and what the end is worth."""

import operator
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

import regnum
from regnum.envs.payoffs import payoffs
from regnum.kernel.errors import BadNotation, BadOption, StaleDecision
from regnum.kernel.seeds import Seed
from regnum.kernel.table import Table

LIMIT = 10_000
"""Choices after which a game is cut off unless one asks for another limit; random players take some hundreds."""

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


class Play:
    """One game, played by codes and without telling what happens.

    Where several seats decide at the same time, they are asked one after another; none sees what another has chosen.
    """

    def __init__(self, table: Table, limit: int) -> None:
        self.table = table
        self.limit = limit

    @property
    def actor(self) -> int:
        """The seat whose choice is next."""
        core = self.table.core
        return core.first_open(core.root).actor

    @property
    def over(self) -> bool:
        return self.table.core.over

    @property
    def cut(self) -> bool:
        """Whether the limit has stopped the game before its end."""
        return self.table.step >= self.limit and not self.table.core.over

    def choose(self, action: object) -> None:
        """The next seat's choice, by its code; raises IllegalChoice or BadNotation, and then nothing has changed."""
        self.table.play_quietly(code_of(action))

    def observation(self, seat: int) -> Numbers:
        return np.frombuffer(self.table.observation(seat), np.int16)

    def mask(self, seat: int) -> Mask:
        """1 for each code that the seat may choose now, else 0."""
        return np.frombuffer(self.table.action_mask(seat), np.int8)

    def payoffs(self) -> list[float]:
        """What the game has brought to each seat: nothing while it goes on or if it was cut off."""
        result, seats = self.table.result, self.table.seats
        return [0.0] * seats if result is None else payoffs(result.winners, seats, together=self.table.game.together)


def under_way(play: Play | None) -> Play:
    """The game that was set up."""
    if play is None:
        raise StaleDecision("No game is set up yet: call reset first.")
    return play


def code_of(action: object) -> int:
    """An action as learners hand it over: any kind of whole number."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise BadNotation(f"An action is the code of an option, a whole number, not {action!r}.") from None


def checked_limit(limit: object) -> int:
    """How many choices a game may take."""
    if not isinstance(limit, int) or isinstance(limit, bool) or limit < 1:
        raise BadOption(f"limit: the number of choices after which a game is cut off, not {limit!r}.")
    return limit


class TableSource:
    """Sets up one game after another: the seed that is given makes the first, and further ones are made from it."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None) -> None:
        self.sample = regnum.new(game, seats, 0, options)
        """A table like those to come, to ask for sizes; nobody plays on it."""
        self._seed: Seed | None = None
        self._games = 0

    def next(self, seed: int | None, wanted: Mapping[str, Any] | None) -> Table:
        """The next table: a copy of `wanted["table"]` if that is given, else one with the next seed."""
        table = (wanted or {}).get("table")
        if table is not None:
            return self._fitting(table).clone()
        sample = self.sample
        return Table.new(sample.game, sample.seats, sample.options, self._next_seed(seed))

    def _next_seed(self, seed: int | None) -> Seed:
        if seed is not None or self._seed is None:
            self._seed = secrets.randbits(63) if seed is None else operator.index(seed)
            self._games = 0
            return self._seed
        self._games += 1
        return f"{self._seed}/{self._games}"

    def _fitting(self, table: object) -> Table:
        sample = self.sample
        if not isinstance(table, Table) or (table.game, table.seats) != (sample.game, sample.seats):
            title = sample.game.title["en"]
            raise BadOption(f"table: this environment plays {title} with {sample.seats} seats; give such a table.")
        return table
