"""What a seat may see, derived from the visibility that each field of a game's state declares.

A view is plain data: places that hold things. A thing that is seen has an id and a kind; hidden things are a count and
an epoch, a number that changes whenever cards move into or out of their place, so that nobody can follow one of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from regnum.kernel.events import Event
from regnum.kernel.sight import Sight, Watch
from regnum.kernel.spec import Game, Score, Team, Term

if TYPE_CHECKING:
    from regnum.kernel.table import Table


class Epochs:
    """For each place, the step at which cards last moved into or out of it."""

    __slots__ = ("at",)

    def __init__(self, at: dict[str, int] | None = None) -> None:
        self.at: dict[str, int] = {} if at is None else at

    def note(self, events: Iterable[Event], step: int) -> None:
        for event in events:
            if event.source is not None:
                self.at[event.source] = step
            if event.target is not None:
                self.at[event.target] = step

    def copy(self) -> Epochs:
        return Epochs(dict(self.at))


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """The whole table as a seat, or a watcher (None), sees it.

    While seats decide at the same time, one sees of the others what they had when they began.
    """
    game, part = table.game, table.part
    core = table.core if part is None else part.as_seen_by(seat, table.core)
    epochs = table.epochs if part is None else part.epochs_for(seat, table.epochs)
    watch = Watch(epochs.at, seat, game.seen_by_team(core))
    _sight(game).look(core, watch)
    for name, place in watch.marked:
        for k, thing in enumerate(place.get("things", ())):
            thing["marks"] = dict(game.marks(core, place["owner"], name, k))
    result = table.result
    return {
        "game": game.id,
        "rules": table.rules,
        "seat": seat,
        "seats": table.seats,
        "step": table.step if part is None else part.step_for(seat, table),
        "over": table.over,
        "phase": "" if table.over else game.phase(core),
        "turn": None if table.over else game.turn(core),
        "order": list(game.order(core, table.seats)),
        "turns": [{"seat": turn.seat, "does": turn.does} for turn in game.turns(core)],
        "places": watch.places,
        "values": watch.values,
        "sets": watch.sets,
        "rows": watch.rows,
        "numbers": dict(game.numbers(core, seat)),
        "pending": [
            d.as_data()
            if d.seat == seat
            else {"seat": d.seat, "kind": d.kind_for_others if part is None else None, "waiting": True}
            for d in table.pending
        ],
        "score": [_terms(score) for score in game.scores(core)],
        "rivals": [_terms(score) for score in game.rivals(core)],
        "team": _team(game.team(core)),
        "counts": game.counts(core, table.options),
        "commitment": table.commitment,
        "result": None
        if result is None
        else {
            "winners": list(result.winners),
            "reason": result.reason,
            "clause": result.clause,
            "tie_break": {key: list(value) for key, value in result.tie_break.items()},
        },
    }


@cache
def _sight(game: Game) -> Sight:
    return Sight(game)


def _terms(score: Score) -> dict[str, Any]:
    return {"total": score.total, "terms": [_term(term) for term in score.terms]}


def _term(term: Term) -> dict[str, Any]:
    data = {"name": term.name, "points": term.points, "count": term.count, "clause": term.clause}
    return {**data, "of": term.of} if term.of else data


def _team(team: Team | None) -> dict[str, Any] | None:
    if team is None:
        return None
    return {
        "won": team.won,
        "total": team.total,
        "needed": team.needed,
        "terms": [_term(term) for term in team.terms],
        "needs": [_term(term) for term in team.needs],
        "clause": team.clause,
    }
