"""What a seat may see, derived from the visibility that each field of a game's state declares.

A view is plain data: places that hold things. A thing that is seen has an id and a kind; hidden things are a count and
an epoch, a number that changes whenever cards move into or out of their place, so that nobody can follow one of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from regnum.kernel.containers import NONE, Bag, Deck, Pile, Spread, members
from regnum.kernel.events import Event
from regnum.kernel.lowering import Field
from regnum.kernel.machine import Kernel
from regnum.kernel.spec import Game, Score, Team, Term
from regnum.kernel.visibility import Visibility
from regnum.kernel.walk import own_names, walk

if TYPE_CHECKING:
    from regnum.kernel.table import Table

Things = list[dict[str, Any]]

WATCHING = 7
"""No game has so many seats: who sees what this one sees, sees what everybody does."""


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
    watch = Watch(game, table.epochs if part is None else part.epochs_for(seat, table.epochs), seat)
    walk(core, watch.look)
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
        "score": [_score(table, core, i, seat) for i in range(table.seats)],
        "rivals": [_terms(score) for score in game.rivals(core)],
        "team": _team(game.team(core)) if table.over or game.open_scores else None,
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


def _score(table: Table, core: Kernel, seat: int, viewer: int | None) -> dict[str, Any]:
    if table.over or table.game.open_scores:
        return _terms(table.game.scores(core)[seat])
    return {"range": list(table.game.score_range(core, seat, viewer, table.options))}


def _terms(score: Score) -> dict[str, Any]:
    return {"total": score.total, "terms": [_term(term) for term in score.terms]}


def _term(term: Term) -> dict[str, Any]:
    return {"name": term.name, "points": term.points, "count": term.count, "clause": term.clause}


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


def _held(kind: str, value: Any) -> Iterator[tuple[int, int]]:
    """The slots that hold something, and what, of a field that holds things as numbers."""
    if kind == "Set":
        return ((c, c) for c in members(value))
    return ((i, int(c)) for i, c in enumerate(value if kind == "Row" else (value,)) if c != NONE)


def _slots(kind: str, value: Any, family: range) -> int:
    """How many slots a field has that holds things as numbers: a set has one for each thing of its family."""
    return len(family) if kind == "Set" else len(value) if kind == "Row" else 1


class Watch:
    """Gathers what one pair of eyes may see."""

    def __init__(self, game: Game, epochs: Epochs, seat: int | None) -> None:
        self.all = game.things()
        self.families: Mapping[str, range] = game.families
        self.named = game.named
        self.with_marks = game.marked
        self.marked: list[tuple[str, dict[str, Any]]] = []
        """The places whose things come with marks, named without their seat."""
        self.things = self.all
        """The things that the numbers of the present field mean."""
        self.epochs = epochs
        self.seat = seat
        self.places: dict[str, dict[str, Any]] = {}
        self.values: dict[str, int] = {}
        self.sets: dict[str, list[str]] = {}
        self.rows: dict[str, list[int]] = {}

    def look(self, field: Field, value: Any, name: str, owner: int | None) -> None:
        mine = owner is not None and owner == self.seat
        shown = field.visibility is Visibility.PUBLIC or (field.visibility is Visibility.OWNER and mine)
        family = self.families.get(field.name)
        self.things = self.all if family is None else self.all[family.start : family.stop]
        if isinstance(value, Bag):
            self.place(name, owner, value.size, self.bag(value, name) if shown else None)
        elif isinstance(value, Deck):
            self.place(name, owner, value.size, None)
            top = value.known_top(WATCHING if self.seat is None else self.seat)
            if top != NONE:
                self.places[name]["top"] = self.things[top]
        elif isinstance(value, Pile):
            if field.visibility is Visibility.TOP:
                top = value.top()
                seen = [] if top == NONE else [{"id": f"{name}:top", "card": self.things[top]}]
                self.places[name] = {"owner": owner, "things": seen}
            else:
                self.place(name, owner, value.size, self.pile(value, name, mine) if shown else None)
        elif isinstance(value, Spread):
            self.place(name, owner, value.size, self.spread(value, name))
        elif family is not None:
            held = list(_held(field.type, value))
            self.place(name, owner, len(held), self.laid(held, name) if shown else None)
            self.places[name]["slots"] = _slots(field.type, value, family)
        elif field.type == "Set":
            if shown:
                self.sets[name] = [self.things[c] for c in members(value)]
        elif field.type in ("Row", "list[int]"):
            if shown:
                self.row(field.name, value, name)
        elif isinstance(value, int) and shown:
            self.values[name] = int(value)
        if field.name in self.with_marks:
            self.marked.append((name if owner is None else name.partition(".")[2], self.places[name]))

    def place(self, name: str, owner: int | None, count: int, things: Things | None) -> None:
        place: dict[str, Any] = {"owner": owner, "count": count}
        if things is None:
            place["epoch"] = self.epochs.at.get(name, 0)
        else:
            place["things"] = things
        self.places[name] = place

    def row(self, field: str, row: Sequence[int], name: str) -> None:
        """Numbers in a row, each under the name of its own if they have names."""
        if field not in self.named:
            self.rows[name] = [int(n) for n in row]
            return
        for own, numbers in own_names(self.named[field], field, name):
            if len(numbers) == 1:
                self.values[own] = int(row[numbers.start])
            else:
                self.rows[own] = [int(row[i]) for i in numbers]

    def laid(self, held: list[tuple[int, int]], name: str) -> Things:
        """Things that lie in slots, or a set of things, each in the slot of its number."""
        return [{"id": f"{name}:{slot}", "card": self.things[c], "slot": slot} for slot, c in held]

    def bag(self, bag: Bag, name: str) -> Things:
        return [
            {"id": f"{name}:{self.things[c]}", "card": self.things[c], "n": bag.count(c)} for c in members(bag.kinds)
        ]

    def pile(self, pile: Pile, name: str, mine: bool) -> Things:
        out: Things = []
        for i in range(pile.size):
            if pile.is_face_down(i) and not mine:
                out.append({"hidden": self.epochs.at.get(name, 0)})
            else:
                out.append({"id": f"{name}:{i}", "card": self.things[pile.at(i)]})
        return out

    def spread(self, spread: Spread, name: str) -> Things:
        """Each card as far as it is known; of those that lie face down also who laid them."""
        eyes = WATCHING if self.seat is None else self.seat
        out: Things = []
        for i in range(spread.size):
            laid_by = spread.laid_by(i)
            by = {"down": True, "by": None if laid_by == WATCHING else int(laid_by)} if spread.is_face_down(i) else {}
            if spread.is_known(i, eyes):
                out.append({"id": f"{name}:{i}", "card": self.things[spread.at(i)], **by})
            else:
                out.append({"id": f"{name}:{i}", "hidden": self.epochs.at.get(name, 0), **by})
        return out
