"""What a seat may see, as numbers of a fixed size for learning. Seats are turned so that the watching one is first."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from regnum.kernel.containers import FACE_DOWN, Bag, Deck, Pile, members
from regnum.kernel.lowering import schema
from regnum.kernel.machine import Kernel
from regnum.kernel.spec import Game
from regnum.kernel.visibility import Visibility

if TYPE_CHECKING:
    from regnum.kernel.table import Table

MOST = 32767
CONTEXT = 4096
"""The context of a decision is two numbers in one; this is where they are split."""

EACH = 0
"""Length of a piece that has one number for each kind of card."""

LOW = 0 if sys.byteorder == "little" else 1
"""Where the low byte of a number of two bytes lies."""


def observation(table: Table, seat: int, frozen: Kernel | None = None) -> array[int]:
    """The numbers a seat may know: every field as it is declared, public possessions, and the open decision.

    While seats decide at the same time, `frozen` is the game as it was when they began: of the others one sees that.
    """
    game, core, seats = table.game, table.core, table.seats
    shared = core if frozen is None else frozen
    sheet = Sheet(seat, len(game.things()))
    for part in _parts(type(core)):
        if part.for_each_seat:
            for i in range(seats):
                _add_seat(sheet, game, core if i == 0 else shared, part.name, (seat + i) % seats)
        elif part.name == "current":
            sheet.number((getattr(shared, part.name) - seat) % seats, True, False)
        else:
            part.add(sheet, getattr(shared, part.name), part.to_all, False)
    sheet.numbers.extend(_decision(core, seat))
    return sheet.numbers


def observation_layout(game: Game, seats: int) -> list[tuple[str, int, int]]:
    """The name, the first place and the length of every piece of an observation; `seat+1` is the next one to the left.

    A piece as long as the list of the game's things has a number for each of them.
    """
    core, kinds = game.start(seats, game.prepare(seats, {}), 1), len(game.things())
    pieces: list[tuple[str, int]] = []
    for part in _parts(type(core)):
        if part.for_each_seat:
            for i in range(seats):
                for inner in _parts(type(getattr(core, part.name)[i])):
                    pieces += [(f"seat+{i}.{inner.name}{ending}", n) for ending, n in inner.pieces]
                if game.public_cards(core, i) is not None:
                    pieces.append((f"seat+{i}.owned", EACH))
        else:
            pieces += [(f"{part.name}{ending}", n) for ending, n in part.pieces]
    pieces += [("decision.kind", 1), ("decision.low", 1), ("decision.high", 1)]
    out: list[tuple[str, int, int]] = []
    start = 0
    for name, n in pieces:
        length = kinds if n == EACH else n
        out.append((name, start, length))
        start += length
    return out


class Sheet:
    """The numbers written so far for one seat.

    Each kind of value has its way to be written, given whether it may be seen and whether it is the seat's own.
    """

    def __init__(self, seat: int, kinds: int) -> None:
        self.numbers = array("h")
        self.seat = seat
        self.kinds = kinds

    def counts(self, counts: bytes) -> None:
        """One number for each byte, all at once because one by one takes ten times as long."""
        wide = bytearray(2 * len(counts))
        wide[LOW::2] = counts
        self.numbers.frombytes(wide)

    def bag(self, bag: Bag, shown: bool, mine: bool) -> None:
        self.numbers.append(bag.size)
        self.counts(bag.dump() if shown else bytes(self.kinds))

    def pile(self, pile: Pile, shown: bool, mine: bool) -> None:
        out, cards = self.numbers, pile.dump()
        out.append(len(cards))
        first = len(out)
        out.frombytes(bytes(2 * self.kinds))
        if shown:
            for c in cards:
                if c < FACE_DOWN:
                    out[first + c] += 1
                elif mine:
                    out[first + c - FACE_DOWN] += 1

    def top(self, pile: Pile, shown: bool, mine: bool) -> None:
        self.numbers.append(pile.top() + 1)

    def deck(self, deck: Deck, shown: bool, mine: bool) -> None:
        self.numbers.append(deck.size)
        self.numbers.append(deck.known_top(self.seat) + 1)

    def set(self, value: int, shown: bool, mine: bool) -> None:
        first = len(self.numbers)
        self.numbers.frombytes(bytes(2 * self.kinds))
        if shown:
            for c in members(value):
                self.numbers[first + c] = 1

    def number(self, value: int, shown: bool, mine: bool) -> None:
        self.numbers.append(min(value, MOST) if shown else 0)


Writer = Callable[[Sheet, Any, bool, bool], None]
Pieces = tuple[tuple[str, int], ...]

WRITERS: dict[str, tuple[Writer, Pieces]] = {
    "Bag": (Sheet.bag, ((".size", 1), ("", EACH))),
    "Pile": (Sheet.pile, ((".size", 1), ("", EACH))),
    "Top": (Sheet.top, ((".top", 1),)),
    "Deck": (Sheet.deck, ((".size", 1), (".top", 1))),
    "Set": (Sheet.set, (("", EACH),)),
    "int": (Sheet.number, (("", 1),)),
    "bool": (Sheet.number, (("", 1),)),
}
"""For each type of field how it is written, and the endings and lengths of the pieces that this makes."""


class Part(NamedTuple):
    """A field of the state: how it becomes numbers, and who may see what it holds."""

    name: str
    for_each_seat: bool
    to_all: bool
    to_owner: bool
    add: Writer
    pieces: Pieces


_PARTS: dict[type[object], tuple[Part, ...]] = {}


def _parts(cls: type[object]) -> tuple[Part, ...]:
    """The fields of a state class that become numbers, in order."""
    if cls not in _PARTS:
        _PARTS[cls] = tuple(_read_parts(cls))
    return _PARTS[cls]


def _read_parts(cls: type[object]) -> Iterator[Part]:
    for field in schema(cls):
        to_all = field.visibility is Visibility.PUBLIC
        to_owner = to_all or field.visibility is Visibility.OWNER
        kind = "Top" if field.type == "Pile" and field.visibility is Visibility.TOP else field.type
        if kind.startswith("list["):
            yield Part(field.name, True, to_all, to_owner, Sheet.number, ())
        elif kind in WRITERS:
            yield Part(field.name, False, to_all, to_owner, *WRITERS[kind])


def _add_seat(sheet: Sheet, game: Game, core: Kernel, name: str, who: int) -> None:
    """What the watching seat may know of one seat."""
    mine = who == sheet.seat
    owner = getattr(core, name)[who]
    for part in _parts(type(owner)):
        part.add(sheet, getattr(owner, part.name), part.to_all or (mine and part.to_owner), mine)
    owned = game.public_cards(core, who)
    if owned is not None:
        sheet.counts(bytes(owned))


def _decision(core: Kernel, seat: int) -> tuple[int, int, int]:
    """Kind and context of the own decision, or that there is none."""
    for task in core.open_tasks():
        if task.actor == seat:
            return task.kind + 1, task.about % CONTEXT, min(task.about // CONTEXT, MOST)
    return 0, 0, 0
