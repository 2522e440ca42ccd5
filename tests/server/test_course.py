"""The course of a finished game leads into its replay: every moment it names is there, and shows what it tells."""

from typing import Any

import msgspec
import pytest

import regnum
from properties.play import played
from regnum.kernel.table import Table
from regnum.server.tables import record
from regnum.server.tables.course import course_data
from regnum.server.tables.reaction_window import Held, ReactionWindow
from regnum.server.tables.record import Header, SeatRecord
from regnum.server.tables.showing import frame, is_over_for
from regnum.server.tables.state import TableState
from server.support import PEOPLE

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dominion", 3, {"kingdom": "interaction"}),  # with questions in secret, between which no moment is shown
    ("paladins", 1, {}),
    ("paladins", 3, {}),
    ("wonderful_kingdom", 2, {"module": "advisors"}),
]


def kept(table: Table) -> TableState:
    """The table as a server has it after everything that was chosen."""
    people = [SeatRecord("human", name, name) for name in PEOPLE[: table.seats]]
    options, rules = dict(table.options), table.game.rules_version
    header = Header(
        "t", table.game.id, rules, options, str(table.seed), "ada", people, "wait", "none", 0, True, False, 0.0
    )  # fmt: skip
    state = TableState(header)
    state.apply(record.Began(seq=1))
    for i, choice in enumerate(table.choices):
        state.apply(record.Played(seq=2 + i, seat=choice.seat, choices=bytes(choice)))
    while state.reaction.is_open:
        state.apply(record.WentOn(seq=state.seq + 1))
    return state


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_turning_point_is_a_moment_of_the_replay(game: str, seats: int, options: dict[str, Any]) -> None:
    table = played(regnum.new(game, seats, "course", options), "course")
    state = kept(table)
    told = course_data(state, None)
    assert len(told.turning_points) == 3
    for point in told.turning_points:
        eyes = point.seat if point.seat < seats else 0
        moment = frame(state, eyes, point.step)
        assert moment is not None
        assert happened(point.events, point.seat) and happened(point.events, eyes) <= happened(moment.events, eyes)


def happened(events: Any, seat: int) -> set[str]:
    """What happened to a seat."""
    return {event["kind"] for event in events if event["seat"] == seat}


def test_the_points_at_a_step_are_those_that_its_moment_shows() -> None:
    """In Paladins everybody sees all points at any time."""
    state = kept(played(regnum.new("paladins", 1, "course"), "course"))
    told = course_data(state, None)
    for at in (*told.scores[::9], told.scores[-1]):
        moment = frame(state, None, at.step)
        assert moment is not None
        view = msgspec.json.decode(moment.view)  # type: ignore[call-overload]
        assert [score["total"] for score in (*view["score"], *view["rivals"])] == at.scores
    steps = [period.step for period in told.periods]
    assert steps[0] == 0 and steps == sorted(steps)


def test_whoever_may_not_know_yet_that_the_game_is_over_is_told_nothing() -> None:
    state = kept(played(regnum.new("dominion", 2, "course"), "course"))
    assert state.game is not None
    assert is_over_for(state, 0) and is_over_for(state, None)
    state.reaction = ReactionWindow({None: Held(state.game, 1)})
    assert is_over_for(state, 0) and not is_over_for(state, None)
    state.reaction, state.status = ReactionWindow(), "abandoned"
    assert not is_over_for(state, 0) and not is_over_for(state, None)
