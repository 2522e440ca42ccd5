"""What a seat may see, as numbers of a fixed size for learning. Seats are turned so that the watching one is first."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

from regnum.kernel.lowering import schema
from regnum.kernel.machine import Kernel
from regnum.kernel.pairs import first_of, second_of
from regnum.kernel.sheet import Sheet
from regnum.kernel.spec import Game
from regnum.kernel.visibility import Visibility

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
    for part in _fields(type(core)):
        if part.for_each_seat:
            for i in range(seats):
                _add_seat(sheet, game, core if i == 0 else shared, part.name, (seat + i) % seats)
            for i in range(seats, len(getattr(shared, part.name))):  # opponents who sit at no seat
                _add_seat(sheet, game, shared, part.name, i)
        elif part.name == "current":
            sheet.number((getattr(shared, part.name) - seat) % seats, True, False)
        else:
            sheet.kinds = _kinds(game, part.name)
            part.add(sheet, getattr(shared, part.name), part.to_all, False)
    for n in _decision(core, seat):
        sheet.number(n, True, False)
    return array("h", sheet.written())


def observation_layout(game: Game, seats: int) -> list[tuple[str, int, int]]:
    """The name, the first place and the length of every piece of an observation; `seat+1` is the next one to the left.

    A piece as long as the list of the game's things, or as the field's family of them, has a number for each of them.
    """
    core = game.start(seats, game.prepare(seats, {}), 1)
    pieces: list[tuple[str, int]] = []
    for part in _fields(type(core)):
        value = getattr(core, part.name)
        if part.for_each_seat:
            for i in range(len(value)):
                for inner in _fields(type(value[i])):
                    pieces += _pieces(inner, f"seat+{i}.", getattr(value[i], inner.name), _kinds(game, inner.name))
                if game.public_cards(core, i) is not None:
                    pieces.append((f"seat+{i}.owned", len(game.things())))
        else:
            pieces += _pieces(part, "", value, _kinds(game, part.name))
    pieces += [("decision.kind", 1), ("decision.low", 1), ("decision.high", 1)]
    starts = accumulate((length for _, length in pieces), initial=0)
    return [(name, start, length) for (name, length), start in zip(pieces, starts, strict=False)]


def piece_things(game: Game, name: str, length: int) -> Sequence[str]:
    """What the numbers of a piece count: the things of its family, or the places of its row."""
    family = game.families.get(name.rpartition(".")[2])
    things = game.things() if family is None else game.things()[family.start : family.stop]
    return things if len(things) == length else [str(i) for i in range(length)]


def _kinds(game: Game, field: str) -> int:
    """How many kinds of things a field may hold."""
    family = game.families.get(field)
    return len(game.things()) if family is None else len(family)


def _pieces(part: ObservedField, owner: str, value: Any, kinds: int) -> list[tuple[str, int]]:
    """The pieces that one field makes, with their lengths."""
    lengths = {EACH: kinds, ROW: len(value) if part.add is Sheet.row else 0}
    return [(f"{owner}{part.name}{ending}", lengths.get(n, n)) for ending, n in part.pieces]


Writer = Callable[[Sheet, Any, bool, bool], None]
Pieces = tuple[tuple[str, int], ...]

WRITERS: dict[str, tuple[Writer, Pieces]] = {
    "Bag": (Sheet.bag, ((".size", 1), ("", EACH))),
    "Pile": (Sheet.pile, ((".size", 1), ("", EACH))),
    "Spread": (Sheet.spread, ((".size", 1), ("", EACH))),
    "Top": (Sheet.top, ((".top", 1),)),
    "Deck": (Sheet.deck, ((".size", 1), (".top", 1))),
    "Set": (Sheet.set, (("", EACH),)),
    "Row": (Sheet.row, (("", ROW),)),
    "int": (Sheet.number, (("", 1),)),
    "bool": (Sheet.number, (("", 1),)),
}
"""For each type of field how it is written, and the endings and lengths of the pieces that this makes."""


class ObservedField(NamedTuple):
    """A field of the state: how it becomes numbers, and who may see what it holds."""

    name: str
    add: Writer
    to_all: bool
    to_owner: bool
    for_each_seat: bool
    pieces: Pieces


_FIELDS: dict[type[object], tuple[ObservedField, ...]] = {}


def _fields(cls: type[object]) -> tuple[ObservedField, ...]:
    """The fields of a state class that become numbers, in order."""
    if cls not in _FIELDS:
        _FIELDS[cls] = tuple(_read_fields(cls))
    return _FIELDS[cls]


def _read_fields(cls: type[object]) -> Iterator[ObservedField]:
    for field in schema(cls):
        to_all = field.visibility is Visibility.PUBLIC
        to_owner = to_all or field.visibility is Visibility.OWNER
        kind = "Top" if field.type == "Pile" and field.visibility is Visibility.TOP else field.type
        if kind.startswith("list["):
            yield ObservedField(field.name, Sheet.number, to_all, to_owner, True, ())
        elif kind in WRITERS:
            add, pieces = WRITERS[kind]
            yield ObservedField(field.name, add, to_all, to_owner, False, pieces)


def _add_seat(sheet: Sheet, game: Game, core: Kernel, field: str, who: int) -> None:
    """What the watching seat may know of one seat."""
    mine = who == sheet.seat
    owner = getattr(core, field)[who]
    for name, add, to_all, to_owner, _, _ in _fields(type(owner)):
        sheet.kinds = _kinds(game, name)
        add(sheet, getattr(owner, name), to_owner if mine else to_all, mine)
    owned = game.public_cards(core, who)
    if owned is not None:
        sheet.counts(bytes(owned))


def _decision(core: Kernel, seat: int) -> tuple[int, int, int]:
    """Kind and context of the own decision, or that there is none."""
    for task in core.open_tasks():
        if task.actor == seat:
            return task.kind + 1, first_of(task.about), second_of(task.about)
    return 0, 0, 0
