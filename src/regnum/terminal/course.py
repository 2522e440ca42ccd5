"""How a finished game went: everybody's points from turn to turn, and where the lead changed most."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.kernel.table import Table
from regnum.kernel.text import signed
from regnum.study.course import Course, Period, TurningPoint, course
from regnum.terminal.words import say


def told(table: Table, seat: int, names: Sequence[str], lang: str) -> list[str]:
    """For each player a line with the points at the end of every turn or round, then the turning points."""
    went = course(table)
    words = table.game.catalogue_for(table.options)
    names = [*names, *(words.render(lang, "rival") for _ in table.game.rivals(table.core))]
    ends = _ends(went.periods)
    rows = [", ".join(signed(scores[i]) for scores in ends) for i in range(len(ends[0]))]
    lines = [say(lang, "course.points"), *(f"  {name}: {row}." for name, row in zip(names, rows, strict=True))]
    if went.turning_points:
        lines.append(say(lang, "course.turning"))
        lines += [f"  {_turning(table, went, point, seat, names, lang)}" for point in went.turning_points]
    return lines


def _ends(periods: Sequence[Period]) -> list[tuple[int, ...]]:
    """The points at the end of every turn or round; in some games everybody has a turn with the same number."""
    followed = [*(period.number for period in periods[1:]), None]
    return [period.scores for period, number in zip(periods, followed, strict=True) if period.number != number]


def _turning(table: Table, went: Course, point: TurningPoint, seat: int, names: Sequence[str], lang: str) -> str:
    words = table.game.catalogue_for(table.options)
    when = words.render(lang, "period", {"n": point.number})
    deed = next((event for event in table.entries[point.choice].events if event.seat == point.seat), None)
    what = "" if deed is None else f" {table.render(lang, words.addressed(deed.message(seat), seat))}"
    return f"{when}: {_lead(point, alone=len(went.scores[0]) == 1, names=names, lang=lang)}{what}"


def _lead(point: TurningPoint, *, alone: bool, names: Sequence[str], lang: str) -> str:
    """What became of the lead."""
    before, after = point.before, point.after
    if alone:
        return say(lang, "course.alone", low=signed(before.by), high=signed(after.by))
    if after.seat is None:
        return say(lang, "course.level", n=before.by)
    name = names[after.seat]
    if before.seat != after.seat:
        return say(lang, "course.takes", name=name, n=after.by)
    return say(lang, "course.grows" if after.by > before.by else "course.shrinks", name=name, n=before.by, m=after.by)
