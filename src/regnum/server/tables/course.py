"""The course of a finished game, as the page shows it."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from functools import lru_cache
from typing import cast

from regnum.kernel.core.containers import EVERYBODY
from regnum.kernel.events import Event
from regnum.kernel.table import Table
from regnum.server.tables.reaction_window import Viewer
from regnum.server.tables.showing import moments
from regnum.server.tables.state import TableState
from regnum.server.wire.tables import CourseData, LeadData, PeriodData, ScoresData, TurningPointData
from regnum.server.wire.view import EventData
from regnum.study.course import Course, Lead, Scores, course

LATELY = 64
"""Courses that are kept: after a game everybody looks at the same one."""


def course_data(state: TableState, viewer: Viewer) -> CourseData:
    """How the game went. Takes a tenth of a second or more, so it is no work for the server's own thread."""
    assert state.game is not None and state.game.over, "only a finished game has a course to tell"
    return _told(state.game, tuple(moments(state, viewer)))


@lru_cache(LATELY)
def _told(game: Table, at: tuple[int, ...]) -> CourseData:
    went = course(game)

    def step(choices: int) -> int:
        """The first moment that shows the table after so many choices."""
        return bisect_left(at, choices)

    return CourseData(
        [PeriodData(each.number, step(each.first), list(each.scores)) for each in went.periods],
        _changes(went, at),
        [
            TurningPointData(
                step(each.choice + 1),
                each.number,
                each.seat,
                each.gained,
                _lead(each.before),
                _lead(each.after),
                [_openly(event) for event in game.entries[each.choice].events],
            )
            for each in went.turning_points
        ],
    )


def _changes(went: Course, at: tuple[int, ...]) -> list[ScoresData]:
    last = len(at) - 1
    found: list[ScoresData] = []
    known: Scores = ()
    for step, choices in enumerate(at):
        scores = went.scores[choices]
        if scores != known or step == last:
            found.append(ScoresData(step, list(scores)))
            known = scores
    return found


def _lead(lead: Lead) -> LeadData:
    return LeadData(lead.seat, lead.by)


def _openly(event: Event) -> EventData:
    """The event with nothing hidden."""
    return cast(EventData, replace(event, seen=EVERYBODY).as_seen_by(None))
