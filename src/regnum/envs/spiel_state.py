"""A table as a state of OpenSpiel."""

from __future__ import annotations

from typing import Any

import pyspiel

import regnum
from regnum.envs.picture import picture
from regnum.envs.play import Play
from regnum.envs.recall import Moment, legible, play_and_note, recalled
from regnum.kernel.table import Table

NOT_DEALT = "not dealt yet"


class Held:
    """All that a state holds, in a form that OpenSpiel can copy and write down.

    OpenSpiel copies a state's attributes one by one with `deepcopy` and writes them down with `pickle`: here the one is
    the table's own copy and the other the table's own save.
    """

    def __init__(self, play: Play, opening: tuple[str, ...], moments: list[Moment]) -> None:
        self.play = play
        self.opening = opening
        """What each seat knew when the moments began."""
        self.moments = moments

    @classmethod
    def at_start(cls, table: Table, limit: int) -> Held:
        return cls(Play(table, limit), tuple(legible(table, seat) for seat in range(table.seats)), [])

    def recalled(self, seat: int) -> str:
        """All that a seat has seen."""
        return "\n".join([self.opening[seat], *recalled(self.play.table, self.moments, seat)])

    def dealt_anew(self, seat: int, seed: str) -> Held:
        """A world that the seat cannot tell from this one.

        The others remember in it what everybody has seen and what they hold there, not what they hold here.
        """
        table = self.play.table.determinise(seat, seed)
        public = "\n".join(recalled(self.play.table, self.moments, None))
        opening = [f"{public}\n{legible(table, other)}" for other in range(table.seats)]
        opening[seat] = self.recalled(seat)
        return Held(Play(table, self.play.limit), tuple(opening), [])

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(Play(self.play.table.clone(), self.play.limit), self.opening, self.moments[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.play.table.save(), self.play.limit, self.opening, self.moments)


def _restored(text: str, limit: int, opening: tuple[str, ...], moments: list[Moment]) -> Held:
    return Held(Play(regnum.load(text), limit), opening, moments)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A game under way. Before the deal it is chance's turn; afterwards the seats choose by the table's codes."""

    def __init__(self, game: Any, held: Held | None) -> None:
        super().__init__(game)
        self.held = held

    @property
    def table(self) -> Table | None:
        """The table itself; None before the deal."""
        return None if self.held is None else self.held.play.table

    # -- what OpenSpiel asks of a state

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.held.play.actor

    def is_terminal(self) -> bool:
        return self.held is not None and (self.held.play.over or self.held.play.cut)

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.held is None else self.held.play.payoffs()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.get_game().outcomes  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.held is None else self.held.play.table.action_codes(player)

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = self.get_game().deal(action)
        else:
            self.held.moments.append(play_and_note(self.held.play.table, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.held is None:
            return f"deal {action}"
        return _notation(self.held.play.table, action)

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """A state that the player cannot tell from this one, with everything else dealt anew."""
        other: TableState = self.clone()
        if self.held is not None:
            other.held = self.held.dealt_anew(player, f"{sampler()}")
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        written: tuple[Any, ...] = self.get_game().written_down(self)
        return written

    def __str__(self) -> str:
        return NOT_DEALT if self.held is None else picture(self.held.play.table)


def _notation(table: Table, code: int) -> str:
    """A choice as it is written at the table; one that is not asked for now by the name of its decision."""
    kind, answer = table.choice_of(code)
    task = table.core.first_open(table.core.root)
    if table.over or task.kind != kind:
        return f"{table.game.kinds[kind].id} {answer}"
    return table.game.answer(table.core, task, answer).notation
