"""How each field of a state is shown, worked out once for every field of a game: a view then only reads values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regnum.kernel.containers import NONE, Bag, Deck, Pile, Spread, members
from regnum.kernel.lowering import SEATS, Field
from regnum.kernel.machine import Kernel
from regnum.kernel.spec import Game
from regnum.kernel.visibility import Visibility
from regnum.kernel.walk import HELD, each_of, fields_within, own_names

Things = list[dict[str, Any]]

WATCHING = 7
"""No game has so many seats: who sees what this one sees, sees what everybody does."""


class Watch:
    """Gathers what one pair of eyes may see."""

    __slots__ = ("epochs", "marked", "places", "rows", "seat", "sets", "values")

    def __init__(self, epochs: dict[str, int], seat: int | None) -> None:
        self.epochs = epochs
        """For each place, the step at which cards last moved into or out of it."""
        self.seat = seat
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


class Sight:
    """What a game's state shows, field by field."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.all = game.things()
        self._shows: dict[tuple[type[object], Visibility, str, int | None], tuple[tuple[str, Show], ...]] = {}

    def look(self, core: Kernel, watch: Watch) -> None:
        """Shows the whole state, in the order of declaration."""
        for name, show in self.of(type(core), Visibility.PUBLIC, "", None):
            show(watch, getattr(core, name))

    def of(self, cls: type[object], seen: Visibility, prefix: str, owner: int | None) -> tuple[tuple[str, Show], ...]:
        """How the fields of a part are shown that lies where the prefix says."""
        key = cls, seen, prefix, owner
        shows = self._shows.get(key)
        if shows is None:
            fields = fields_within(cls, seen)
            shows = tuple((field.name, self.field(field, prefix + field.name, owner)) for field in fields)
            self._shows[key] = shows
        return shows

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
        def show(watch: Watch, part: object) -> None:
            for name, one in self.of(type(part), seen, prefix, owner):
                one(watch, getattr(part, name))

        return show

    def held(self, field: Field, name: str, owner: int | None) -> Show:
        """A field without fields of its own."""
        family = self.game.families.get(field.name)
        things = self.all if family is None else self.all[family.start : family.stop]
        if field.type in ZONES:
            show = ZONES[field.type](field, name, owner, things)
        elif family is not None:
            show = _laid(field, name, owner, things)
        elif field.type == "Set":
            show = _shown(field, owner, lambda watch, value: _note_set(watch, name, things, value))
        elif field.type in ("Row", "list[int]"):
            show = _shown(field, owner, self.row(field.name, name))
        elif field.type == "str":
            show = _nothing
        else:
            show = _shown(field, owner, lambda watch, value: _note_value(watch, name, value))
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


def _note_set(watch: Watch, name: str, things: Sequence[str], value: int) -> None:
    watch.sets[name] = [things[c] for c in members(value)]


def _note_value(watch: Watch, name: str, value: int) -> None:
    watch.values[name] = int(value)


def _shown(field: Field, owner: int | None, show: Show) -> Show:
    """Shows a field to those who may see it, and nothing to the others."""
    if field.visibility is Visibility.PUBLIC:
        return show
    if field.visibility is Visibility.OWNER and owner is not None:
        return lambda watch, value: show(watch, value) if watch.seat == owner else None
    return _nothing


def _sees(field: Field, owner: int | None) -> Callable[[Watch], bool]:
    """Who sees what lies in a place of which everybody knows how much there is."""
    if field.visibility is Visibility.PUBLIC:
        return lambda _watch: True
    if field.visibility is Visibility.OWNER and owner is not None:
        return lambda watch: watch.seat == owner
    return lambda _watch: False


def _bag(field: Field, name: str, owner: int | None, all_things: Sequence[str]) -> Show:
    sees = _sees(field, owner)
    ids = [f"{name}:{thing}" for thing in all_things]

    def show(watch: Watch, bag: Bag) -> None:
        things: Things | None = None
        if sees(watch):
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
    sees = _sees(field, owner)

    def show(watch: Watch, pile: Pile) -> None:
        things: Things | None = None
        if sees(watch):
            mine = owner is not None and owner == watch.seat
            things = [
                {"hidden": watch.epochs.get(name, 0)}
                if pile.is_face_down(i) and not mine
                else {"id": f"{name}:{i}", "card": all_things[pile.at(i)]}
                for i in range(pile.size)
            ]
        watch.place(name, owner, pile.size, things)

    return show


def _spread(_field: Field, name: str, owner: int | None, all_things: Sequence[str]) -> Show:
    """Each card as far as it is known; of those that lie face down also who laid them."""

    def show(watch: Watch, spread: Spread) -> None:
        eyes = WATCHING if watch.seat is None else watch.seat
        things: Things = []
        for i in range(spread.size):
            laid_by = spread.laid_by(i)
            by = {"down": True, "by": None if laid_by == WATCHING else int(laid_by)} if spread.is_face_down(i) else {}
            if spread.is_known(i, eyes):
                things.append({"id": f"{name}:{i}", "card": all_things[spread.at(i)], **by})
            else:
                things.append({"id": f"{name}:{i}", "hidden": watch.epochs.get(name, 0), **by})
        watch.place(name, owner, spread.size, things)

    return show


ZONES = {"Bag": _bag, "Deck": _deck, "Pile": _pile, "Spread": _spread}
"""How the places are shown in which cards lie."""


def _laid(field: Field, name: str, owner: int | None, things: Sequence[str]) -> Show:
    """Things held as numbers: one, or a row of slots, or a set with a slot for each thing of its family."""
    sees = _sees(field, owner)
    ids = [f"{name}:{slot}" for slot in range(len(things))] if field.type == "Set" else [f"{name}:0"]

    def show(watch: Watch, held: list[tuple[int, int]], slots: int) -> None:
        place: dict[str, Any] = {"owner": owner, "count": len(held)}
        if sees(watch):
            place["things"] = [{"id": ids[slot], "card": things[c], "slot": slot} for slot, c in held]
        else:
            place["epoch"] = watch.epochs.get(name, 0)
        place["slots"] = slots
        watch.places[name] = place

    def show_row(watch: Watch, row: Sequence[int]) -> None:
        while len(ids) < len(row):
            ids.append(f"{name}:{len(ids)}")
        show(watch, [(i, int(c)) for i, c in enumerate(row) if c != NONE], len(row))

    if field.type == "Set":
        return lambda watch, value: show(watch, [(c, c) for c in members(value)], len(things))
    if field.type == "Row":
        return show_row
    return lambda watch, value: show(watch, [] if value == NONE else [(0, int(value))], 1)
