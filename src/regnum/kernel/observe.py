"""What a seat may see, as numbers of a fixed size for learning. Seats are turned so that the watching one is first."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Kernel
from regnum.kernel.core.pairs import first_of, second_of
from regnum.kernel.core.sheet import Sheet
from regnum.kernel.lowering import SEATS, Field
from regnum.kernel.spec import Game
from regnum.kernel.visibility import Visibility
from regnum.kernel.walk import each_of, fields_within, own_names

if TYPE_CHECKING:
    from regnum.kernel.table import Table

EACH = 0
"""Length of a piece that has one number for each kind of card."""

ROW = -1
"""Length of a piece that is as long as the row it shows."""


def observation(table: Table, seat: int, frozen: Kernel | None = None) -> array[int]:
    """The numbers a seat may know: every field as it is declared, public possessions, and the open decision.

    While seats decide at the same time, `frozen` is the game as it was when they began: of the others one sees that.
    """
    game, core, seats = table.game, table.core, table.seats
    shared = core if frozen is None else frozen
    sheet = Sheet(seat, len(game.things()))
    for field in _fields(type(core), Visibility.PUBLIC):
        name, add, to_all, _, _, _ = field
        value = getattr(shared, name)
        if name == "current":
            sheet.number((value - seat) % seats, True, False)
        elif add is not None:
            sheet.kinds = _kinds(game, name)
            add(sheet, value, to_all, False)
        elif name == SEATS:
            for i in range(seats):
                _add_seat(sheet, game, core if i == 0 else shared, field.seen, (seat + i) % seats)
            for i in range(seats, len(value)):  # opponents who sit at no seat
                _add_seat(sheet, game, shared, field.seen, i)
        else:
            _add_inside(sheet, game, field, value, False)
    for n in _decision(core, seat):
        sheet.number(n, True, False)
    return array("h", sheet.written())


def observation_layout(game: Game, seats: int) -> list[tuple[str, int, int]]:
    """The name, the first place and the length of every piece of an observation; `seat+1` is the next one to the left.

    A piece as long as the list of the game's things, or as the field's family of them, has a number for each of them.
    """
    core = game.start(seats, game.prepare(seats, {}), Chance(1, 0))
    pieces: list[tuple[str, int]] = []
    for field in _fields(type(core), Visibility.PUBLIC):
        value = getattr(core, field.name)
        if field.name == SEATS:
            for i in range(len(value)):
                for inner in _fields(type(value[i]), field.seen):
                    pieces += _pieces(game, inner, f"seat+{i}.{inner.name}", getattr(value[i], inner.name))
                if game.public_cards(core, i) is not None:
                    pieces.append((f"seat+{i}.owned", len(game.things())))
        else:
            pieces += _pieces(game, field, field.name, value)
    pieces += [("decision.kind", 1), ("decision.low", 1), ("decision.high", 1)]
    starts = accumulate((length for _, length in pieces), initial=0)
    return [(name, start, length) for (name, length), start in zip(pieces, starts, strict=False)]


def piece_things(game: Game, name: str, length: int) -> Sequence[str]:
    """What the numbers of a piece count: the things of its family, or the places of its row."""
    field = next(word for word in reversed(name.split(".")) if not word.isdecimal())
    family = game.families.get(field)
    things = game.things() if family is None else [game.things()[c] for c in family]
    return things if len(things) == length else [str(i) for i in range(length)]


def _kinds(game: Game, field: str) -> int:
    """How many kinds of things a field may hold."""
    family = game.families.get(field)
    return len(game.things()) if family is None else len(family)


def _pieces(game: Game, field: ObservedField, name: str, value: Any) -> Iterator[tuple[str, int]]:
    """The pieces that one field makes, with their lengths."""
    if field.name in game.named:
        yield from ((own, len(numbers)) for own, numbers in own_names(game.named[field.name], field.name, name))
    elif field.add is not None:
        lengths = {EACH: _kinds(game, field.name), ROW: len(value) if field.pieces == ROWS else 0}
        yield from ((f"{name}{ending}", lengths.get(n, n)) for ending, n in field.pieces)
    else:
        for ending, inner, item in _inside(field, value):
            yield from _pieces(game, inner, f"{name}.{ending}", item)


Writer = Callable[[Sheet, Any, bool, bool], None]
Pieces = tuple[tuple[str, int], ...]

ROWS: Pieces = (("", ROW),)


def _numbers(sheet: Sheet, numbers: list[int], shown: bool, mine: bool) -> None:
    for n in numbers:
        sheet.number(n, shown, mine)


def _unwritten(sheet: Sheet, text: str, shown: bool, mine: bool) -> None:
    """Texts are no numbers."""


WRITERS: dict[str, tuple[Writer, Pieces]] = {
    "Bag": (Sheet.bag, ((".size", 1), ("", EACH))),
    "Pile": (Sheet.pile, ((".size", 1), ("", EACH))),
    "Spread": (Sheet.spread, ((".size", 1), ("", EACH))),
    "Top": (Sheet.top, ((".top", 1),)),
    "Deck": (Sheet.deck, ((".size", 1), (".top", 1))),
    "Set": (Sheet.set, (("", EACH),)),
    "Row": (Sheet.row, ROWS),
    "list[int]": (_numbers, ROWS),
    "int": (Sheet.number, (("", 1),)),
    "bool": (Sheet.number, (("", 1),)),
    "str": (_unwritten, ()),
}
"""For each type of field how it is written, and the endings and lengths of the pieces that this makes."""


class ObservedField(NamedTuple):
    """A field of the state: how it becomes numbers, and who may see what it holds."""

    name: str
    add: Writer | None
    """How its value is written; None for what has items or fields of its own."""
    to_all: bool
    to_owner: bool
    pieces: Pieces
    field: Field

    @property
    def seen(self) -> Visibility:
        return self.field.visibility


_FIELDS: dict[tuple[type[object], Visibility], tuple[ObservedField, ...]] = {}


def _fields(cls: type[object], seen: Visibility) -> tuple[ObservedField, ...]:
    """The fields of a state class, itself seen by some, in order."""
    found = _FIELDS.get((cls, seen))
    if found is None:
        found = _FIELDS[cls, seen] = tuple(_read(field) for field in fields_within(cls, seen))
    return found


@cache
def _read(field: Field) -> ObservedField:
    to_all = field.visibility is Visibility.PUBLIC
    to_owner = to_all or field.visibility is Visibility.OWNER
    kind = "Top" if field.type == "Pile" and field.visibility is Visibility.TOP else field.type
    add, pieces = WRITERS.get(kind, (None, ()))
    return ObservedField(field.name, add, to_all, to_owner, pieces, field)


def _inside(field: ObservedField, value: Any) -> Iterator[tuple[str, ObservedField, Any]]:
    """The items of a list, or the fields of a part of the state, each with its name there."""
    if isinstance(value, list):
        item = _read(each_of(field.field))
        yield from ((str(i), item, one) for i, one in enumerate(value))
    else:
        yield from ((inner.name, inner, getattr(value, inner.name)) for inner in _fields(type(value), field.seen))


def _add_inside(sheet: Sheet, game: Game, field: ObservedField, value: Any, mine: bool) -> None:
    """What the watching seat may know of a part of the state, or of a list."""
    for _, inner, item in _inside(field, value):
        if inner.add is not None:
            sheet.kinds = _kinds(game, inner.name)
            inner.add(sheet, item, inner.to_owner if mine else inner.to_all, mine)
        else:
            _add_inside(sheet, game, inner, item, mine)


def _add_seat(sheet: Sheet, game: Game, core: Kernel, seen: Visibility, who: int) -> None:
    """What the watching seat may know of one seat."""
    mine = who == sheet.seat
    owner = getattr(core, SEATS)[who]
    for field in _fields(type(owner), seen):
        name, add, to_all, to_owner, _, _ = field
        if add is not None:
            sheet.kinds = _kinds(game, name)
            add(sheet, getattr(owner, name), to_owner if mine else to_all, mine)
        else:
            _add_inside(sheet, game, field, getattr(owner, name), mine)
    owned = game.public_cards(core, who)
    if owned is not None:
        sheet.counts(bytes(owned))


def _decision(core: Kernel, seat: int) -> tuple[int, int, int]:
    """Kind and context of the own decision, or that there is none."""
    for task in core.open_tasks():
        if task.actor == seat:
            return task.kind + 1, first_of(task.about), second_of(task.about)
    return 0, 0, 0
