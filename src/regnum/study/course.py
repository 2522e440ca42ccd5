"""How a finished game went: everybody's points from turn to turn, and the moments at which the lead changed most.

The points are those of `Table.scores`: what each would have if the game had ended there, with nothing hidden.
"""

from __future__ import annotations

from dataclasses import dataclass

from regnum.kernel.errors import IllegalChoice
from regnum.kernel.history import ChoiceRecord
from regnum.kernel.table import Table

Scores = tuple[int, ...]
"""The points of every seat, and after them those of opponents who sit at no seat."""

NOT_SCORED = "not_scored"
"""The term by which a game says that its players lost at once: nothing is scored then."""

MOST = 3
"""More turning points than these would not be turning points."""


@dataclass(frozen=True, slots=True)
class Period:
    """A turn or a round. What came before the first one belongs to it."""

    number: int
    first: int
    """How many choices had been made when it began."""
    scores: Scores
    """At its end."""


@dataclass(frozen=True, slots=True)
class Lead:
    """Who has the most points, and how many more than the next; nobody leads where several have as many.

    Whoever plays alone, with no opponent whose points are counted, leads by all points.
    """

    seat: int | None
    by: int


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A choice that changed the lead, whoever made it."""

    choice: int
    """Its place in the record."""
    number: int
    """The turn or round."""
    seat: int
    """Whose points made the difference."""
    gained: int
    before: Lead
    after: Lead

    @property
    def change(self) -> int:
        return _change(self.before, self.after)


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went."""

    scores: tuple[Scores, ...]
    """Before the first choice, and after every one; a loss at once, which scores nothing, leaves them as they were."""
    periods: tuple[Period, ...]
    turning_points: tuple[TurningPoint, ...]
    """In the order in which they came; none where partners play together."""


def course(table: Table) -> Course:
    """The course of a game that is over; raises IllegalChoice before, because it would tell what is hidden."""
    if not table.over:
        raise IllegalChoice("The course of a game is told when it is over.")
    again, entries = table.beginning(), table.entries
    scores = [_scores(again)]
    for entry in entries:
        again.play_quietly(again.code_of(entry.kind, entry.answer), seat=entry.seat)
        scores.append(_scores(again) if _is_scored(again) else scores[-1])
    periods = _periods(table, scores)
    partners = table.game.together and table.seats > 1  # they turn nothing against each other
    lasted = _lasted(scores)
    points = [_turning_point(scores, i, entry, periods) for i, entry in enumerate(() if partners else entries)]
    greatest = sorted(points, key=lambda point: _weight(point, lasted[point.choice]))[-MOST:]
    return Course(tuple(scores), periods, tuple(sorted((p for p in greatest if p.change), key=lambda p: p.choice)))


def lead(scores: Scores) -> Lead:
    """Who leads; whoever plays alone leads by all points."""
    if len(scores) == 1:
        return Lead(0, scores[0])
    first, second = _order(scores)[:2]
    by = scores[first] - scores[second]
    return Lead(first if by else None, by)


def _scores(table: Table) -> Scores:
    return tuple(score.total for score in (*table.scores, *table.game.rivals(table.core)))


def _is_scored(table: Table) -> bool:
    return not any(term.name == NOT_SCORED for score in table.scores for term in score.terms)


def _order(scores: Scores) -> list[int]:
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])


def _periods(table: Table, scores: list[Scores]) -> tuple[Period, ...]:
    begin = table.game.period
    begun = [(0, event.count) for event in table.opening if event.kind == begin][-1:]
    for made, entry in enumerate(table.entries, 1):
        begun += [(made, event.count) for event in entry.events if event.kind == begin]
    numbers = [number for _, number in begun] or [0]
    firsts = [0, *(first for first, _ in begun[1:])]
    ends = [*firsts[1:], len(scores) - 1]
    return tuple(Period(n, a, scores[z]) for n, a, z in zip(numbers, firsts, ends, strict=True))


def _turning_point(scores: list[Scores], i: int, entry: ChoiceRecord, periods: tuple[Period, ...]) -> TurningPoint:
    before, after = scores[i], scores[i + 1]
    ahead = {*_order(before)[:2], *_order(after)[:2]}
    seat = max(sorted(ahead), key=lambda seat: (abs(after[seat] - before[seat]), seat == entry.seat))
    number = next(period.number for period in reversed(periods) if period.first <= i)
    return TurningPoint(i, number, seat, after[seat] - before[seat], lead(before), lead(after))


def _change(before: Lead, after: Lead) -> int:
    """By how much the lead changed; who overtakes makes up the whole way."""
    return abs(after.by - before.by) if before.seat == after.seat else before.by + after.by


def _weight(point: TurningPoint, lasted: int) -> tuple[int, bool, int, int]:
    """Of equal changes those come first at which somebody else came to lead, then lasting ones, then early ones."""
    return point.change, point.before.seat != point.after.seat, lasted, -point.choice


def _lasted(scores: list[Scores]) -> list[int]:
    """For every choice, how many choices later the lead was still with whom it was after it."""
    leaders = [lead(each).seat for each in scores[1:]]
    lasted = [0] * len(leaders)
    for i in reversed(range(len(leaders) - 1)):
        lasted[i] = lasted[i + 1] + 1 if leaders[i] == leaders[i + 1] else 0
    return lasted
