"""How each field of a state is shown, worked out once for every field of a game: a view then only reads values."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from operator import attrgetter
from typing import Any

from regnum.kernel.core.containers import NONE, Bag, Deck, Pile, Spread, count_of, members
from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import SEATS, Field
from regnum.kernel.spec import Game
from regnum.kernel.visibility import Visibility
from regnum.kernel.walk import HELD, each_of, fields_within, own_names

Things = list[dict[str, Any]]

WATCHING = 7
"""No game has so many seats: who sees what this one sees, sees what everybody does."""
ANYBODY: Container[int | None] = (None, *range(WATCHING))
"""All seats, and whoever watches."""


class Watch:
    """Gathers what one viewer may see."""

    __slots__ = ("epochs", "marked", "open", "places", "rows", "seat", "sets", "values")

    def __init__(self, epochs: dict[str, int], seat: int | None, open_: Container[str] = ()) -> None:
        self.epochs = epochs
        """For each place, the step at which cards last moved into or out of it."""
        self.seat = seat
        self.open = open_ if seat is not None else ()
        """The bags of cards that a whole team sees, by the names of their fields."""
        self.marked: list[tuple[str, dict[str, Any]]] = []
        """The places whose things come with marks, named without their seat."""
        self.places: dict[str, dict[str, Any]] = {}
        self.values: dict[str, int] = {}
        self.sets: dict[str, list[str]] = {}
        self.rows: dict[str, list[int]] = {}

    def place(self, name: str, owner: int | None, count: int, things: Things | None) -> None:
        """Things that lie somewhere, or how many there are and since when."""
        if things is None:
            self.places[name] = {"owner": owner, "count": count, "epoch": self.epochs.get(name, 0)}
        else:
            self.places[name] = {"owner": owner, "count": count, "things": things}


Show = Callable[[Watch, Any], None]
"""Shows to a watch what a field holds."""
Reader = tuple[Callable[[Any], tuple[Any, ...]], tuple[Show, ...]]
"""Reads all fields of a part at once, and shows each of them."""


class Sight:
    """What a game's state shows, field by field."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.all = game.things()
        self._whole = self.part(Visibility.PUBLIC, "", None)
        self._readers: dict[tuple[type[object], Visibility, str, int | None], Reader] = {}

    def look(self, core: Kernel, watch: Watch) -> None:
        """Shows the whole state, in the order of declaration."""
        self._whole(watch, core)

    def of(self, cls: type[object], seen: Visibility, prefix: str, owner: int | None) -> Reader:
        """How the fields of a part are shown that lies where the prefix says."""
        key = cls, seen, prefix, owner
        reader = self._readers.get(key)
        if reader is None:
            fields = fields_within(cls, seen)
            shows = [(field.name, self.field(field, prefix + field.name, owner)) for field in fields]
            shown = [(name, show) for name, show in shows if show is not _nothing]
            reader = self._readers[key] = _reading([name for name, _ in shown]), tuple(show for _, show in shown)
        return reader

    def field(self, field: Field, name: str, owner: int | None) -> Show:
        if field.name == SEATS and owner is None:
            return self.parts(lambda i: self.part(field.visibility, f"seat{i}.", i))
        if field.type in HELD:
            return self.held(field, name, owner)
        if field.type.startswith("list["):
            item = each_of(field)
            return self.parts(lambda i: self.field(item, f"{name}.{i}", owner))
        return self.part(field.visibility, f"{name}.", owner)

    def parts(self, show_of: Callable[[int], Show]) -> Show:
        """Parts in a list; a list keeps its length while a game goes on, but not every table has the same."""
        known: list[Show] = []

        def show(watch: Watch, items: list[object]) -> None:
            while len(known) < len(items):
                known.append(show_of(len(known)))
            for one, item in zip(known, items, strict=False):
                one(watch, item)

        return show

    def part(self, seen: Visibility, prefix: str, owner: int | None) -> Show:
        known: dict[type[object], Reader] = {}

        def show(watch: Watch, part: object) -> None:
            cls = type(part)
            reader = known.get(cls)
            if reader is None:
                reader = known[cls] = self.of(cls, seen, prefix, owner)
            read, shows = reader
            for one, value in zip(shows, read(part), strict=True):
                one(watch, value)

        return show

    def held(self, field: Field, name: str, owner: int | None) -> Show:
        """A field without fields of its own."""
        family = self.game.families.get(field.name)
        things = self.all if family is None else [self.all[c] for c in family]
        if field.type in ZONES:
            show = ZONES[field.type](field, name, owner, things)
        elif family is not None:
            show = _laid(field, name, owner, things)
        elif field.type == "Set":
            show = _shown(field, owner, _set(name, things))
        elif field.type in ("Row", "list[int]"):
            show = _shown(field, owner, self.row(field.name, name))
        elif field.type == "str":
            show = _nothing
        else:
            show = _shown(field, owner, _value(name))
        if field.name not in self.game.marked:
            return show
        unmarked, short = show, name if owner is None else name.partition(".")[2]

        def marked(watch: Watch, value: Any) -> None:
            unmarked(watch, value)
            watch.marked.append((short, watch.places[name]))

        return marked

    def row(self, field: str, name: str) -> Show:
        """Numbers in a row, each under the name of its own if they have names."""
        if field not in self.game.named:
            return lambda watch, row: watch.rows.__setitem__(name, list(map(int, row)))
        single: list[tuple[str, int]] = []
        several: list[tuple[str, range]] = []
        for own, numbers in own_names(self.game.named[field], field, name):
            if len(numbers) == 1:
                single.append((own, numbers.start))
            else:
                several.append((own, numbers))

        def show(watch: Watch, row: Sequence[int]) -> None:
            for own, i in single:
                watch.values[own] = int(row[i])
            for own, numbers in several:
                watch.rows[own] = [int(row[i]) for i in numbers]

        return show


def _nothing(_watch: Watch, _value: Any) -> None:
    """Words are not shown: a state has none that a player reads."""


def _reading(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda part: tuple(getattr(part, name) for name in names)


def _set(name: str, things: Sequence[str]) -> Show:
    def show(watch: Watch, value: int) -> None:
        watch.sets[name] = [things[c] for c in members(value)]

    return show


def _value(name: str) -> Show:
    def show(watch: Watch, value: int) -> None:
        watch.values[name] = int(value)

    return show


def _shown(field: Field, owner: int | None, show: Show) -> Show:
    """Shows a field to those who may see it, and nothing to the others."""
    if field.visibility is Visibility.PUBLIC:
        return show
    if field.visibility is Visibility.OWNER and owner is not None:
        return lambda watch, value: show(watch, value) if watch.seat == owner else None
    return _nothing


def _seers(field: Field, owner: int | None) -> Container[int | None]:
    """Who sees what lies in a place of which everybody knows how much there is: seats, and None for watchers."""
    if field.visibility is Visibility.PUBLIC:
        return ANYBODY
    return (owner,) if field.visibility is Visibility.OWNER and owner is not None else ()


def _bag(field: Field, name: str, owner: int | None, all_things: Sequence[str]) -> Show:
    seers = _seers(field, owner)
    ids = [f"{name}:{thing}" for thing in all_things]

    def show(watch: Watch, bag: Bag) -> None:
        things: Things | None = None
        if watch.seat in seers or field.name in watch.open:
            things = [{"id": ids[c], "card": all_things[c], "n": bag.count(c)} for c in members(bag.kinds)]
        watch.place(name, owner, bag.size, things)

    return show


def _deck(_field: Field, name: str, owner: int | None, all_things: Sequence[str]) -> Show:
    def show(watch: Watch, deck: Deck) -> None:
        watch.place(name, owner, deck.size, None)
        top = deck.known_top(WATCHING if watch.seat is None else watch.seat)
        if top != NONE:
            watch.places[name]["top"] = all_things[top]

    return show


def _pile(field: Field, name: str, owner: int | None, all_things: Sequence[str]) -> Show:
    def show_top(watch: Watch, pile: Pile) -> None:
        top = pile.top()
        seen = [] if top == NONE else [{"id": f"{name}:top", "card": all_things[top]}]
        watch.places[name] = {"owner": owner, "things": seen}

    if field.visibility is Visibility.TOP:
        return show_top
    seers = _seers(field, owner)
    ids: list[str] = []

    def show(watch: Watch, pile: Pile) -> None:
        size, at = pile.size, pile.at
        if watch.seat not in seers:
            watch.place(name, owner, size, None)
            return
        while len(ids) < size:
            ids.append(f"{name}:{len(ids)}")
        if owner is not None and owner == watch.seat:
            things: Things = [{"id": ids[i], "card": all_things[at(i)]} for i in range(size)]
        else:
            down, epoch = pile.is_face_down, watch.epochs.get(name, 0)
            things = [{"hidden": epoch} if down(i) else {"id": ids[i], "card": all_things[at(i)]} for i in range(size)]
        watch.places[name] = {"owner": owner, "count": size, "things": things}

    return show


def _spread(_field: Field, name: str, owner: int | None, all_things: Sequence[str]) -> Show:
    """Each card as far as it is known; of those that lie face down also who laid them."""

    def show(watch: Watch, spread: Spread) -> None:
        viewer = WATCHING if watch.seat is None else watch.seat
        things: Things = []
        for i in range(spread.size):
            laid_by = spread.laid_by(i)
            by = {"down": True, "by": None if laid_by == WATCHING else int(laid_by)} if spread.is_face_down(i) else {}
            if spread.is_known(i, viewer):
                things.append({"id": f"{name}:{i}", "card": all_things[spread.at(i)], **by})
            else:
                things.append({"id": f"{name}:{i}", "hidden": watch.epochs.get(name, 0), **by})
        watch.place(name, owner, spread.size, things)

    return show


ZONES = {"Bag": _bag, "Deck": _deck, "Pile": _pile, "Spread": _spread}
"""How the places are shown in which cards lie."""


def _laid(field: Field, name: str, owner: int | None, things: Sequence[str]) -> Show:
    """Things held as numbers: one, or a row of slots, or a set with a slot for each thing of its family."""
    seers = _seers(field, owner)
    ids = [f"{name}:{slot}" for slot in range(len(things))] if field.type == "Set" else [f"{name}:0"]

    def show(watch: Watch, count: int, slots: int, laid: Callable[[], Things]) -> None:
        if watch.seat in seers:
            watch.places[name] = {"owner": owner, "count": count, "things": laid() if count else [], "slots": slots}
        else:
            watch.places[name] = {"owner": owner, "count": count, "epoch": watch.epochs.get(name, 0), "slots": slots}

    def show_set(watch: Watch, value: int) -> None:
        def laid() -> Things:
            return [{"id": ids[c], "card": things[c], "slot": c} for c in members(value)]

        show(watch, count_of(value), len(things), laid)

    def show_row(watch: Watch, row: Sequence[int]) -> None:
        while len(ids) < len(row):
            ids.append(f"{name}:{len(ids)}")
        held = [(i, int(c)) for i, c in enumerate(row) if c != NONE]
        show(watch, len(held), len(row), lambda: [{"id": ids[i], "card": things[c], "slot": i} for i, c in held])

    def show_one(watch: Watch, c: int) -> None:
        show(watch, int(c != NONE), 1, lambda: [{"id": ids[0], "card": things[c], "slot": 0}])

    return show_set if field.type == "Set" else show_row if field.type == "Row" else show_one
