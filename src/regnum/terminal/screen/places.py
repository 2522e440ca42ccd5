"""The places of the table on the screen: the market, the cards in play and the hand."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len, set_cell_size
from textual.reactive import reactive

from regnum.terminal.picture import Thing, Zone
from regnum.terminal.screen.cells import Cells, Spot

CAN, PICKED, HERE = "›", "✓", "▸"
"""Signs before a name: it can be chosen, it is among the picks, the cursor is here."""
HERE_STYLE = "bold $on-cursor on $cursor"


class Place(Cells):
    """One zone; `marks` says for each thing's id what can be done with it."""

    marks: reactive[Mapping[str, str]] = reactive(dict)

    def __init__(self, id: str) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id)
        self.zone = Zone("", ())

    def show(self, zone: Zone, marks: Mapping[str, str]) -> None:
        self.zone, self.marks = zone, marks
        self.title, self.notes = zone.title, zone.notes
        self.can_focus = bool(zone.things)
        self.settle()

    @property
    def thing(self) -> Thing | None:
        """The thing under the cursor."""
        return self.zone.things[self.cursor] if self.zone.things else None

    @property
    def count(self) -> int:
        return len(self.zone.things)

    def mark(self, thing: Thing, here: bool) -> str:
        return HERE if here else self.marks.get(thing.id, " ")

    def style(self, thing: Thing, here: bool) -> str:
        if here:
            return HERE_STYLE
        tone = f"$tone-{thing.tone}"
        return f"bold {tone}" if thing.id in self.marks else tone

    def label(self, thing: Thing) -> str:
        return thing.name if thing.count == 1 else f"{thing.name} ×{thing.count}"

    def width_of(self, index: int) -> int:
        return cell_len(self.label(self.zone.things[index])) + 2

    def draw(self, index: int, width: int, here: bool) -> list[tuple[str, str]]:
        thing = self.zone.things[index]
        return [(f"{self.mark(thing, here)} {self.label(thing)}", self.style(thing, here))]


class Market(Place):
    """The piles: on a small screen a line each, on a tall one two."""

    WIDEST = 22
    price = ""
    """The word before a cost."""

    @property
    def lines_of_cell(self) -> int:
        return 2 if self.tall else 1

    def cell_width(self) -> int:
        return max(12, min(self.WIDEST, (self.size.width + self.GAP) // 4 - self.GAP))

    def columns(self, width: int) -> int:
        return 4

    def spots(self, width: int, columns: int) -> list[Spot]:
        """Each group begins on a row of its own."""
        found: list[Spot] = []
        row = 0
        for group in self.zone.groups or (self.count,):
            found += [(row + i // columns, i % columns) for i in range(group)]
            row += -(-group // columns)
        return found

    def draw(self, index: int, width: int, here: bool) -> list[tuple[str, str]]:
        thing = self.zone.things[index]
        style = self.style(thing, here) if thing.count else HERE_STYLE if here else "strike $quiet"
        mark, left = self.mark(thing, here), f"×{thing.count}"
        if self.tall:
            cost = "" if thing.cost is None else f"{self.price} {thing.cost}"
            price = set_cell_size(f"  {cost}", width - len(left) - 1)
            second = f"{price} {left}"
            return [(f"{mark} {thing.name}", style), (second, style if here else "$quiet")]
        cost = "" if thing.cost is None else f"{thing.cost} "
        name = set_cell_size(f"{mark}{cost}{thing.name}", width - len(left) - 1)
        return [(f"{name} {left}", style)]


class Hand(Place):
    """The cards in hand: on a tall screen as little cards, if they fit side by side."""

    def card_width(self) -> int:
        widths = (max(cell_len(thing.name), cell_len(f"{thing.tag} ×{thing.count}")) for thing in self.zone.things)
        return max(widths, default=0) + 5

    @property
    def is_drawn(self) -> bool:
        return self.tall and 0 < self.count * (self.card_width() + self.GAP) <= self.container_size.width

    @property
    def lines_of_cell(self) -> int:
        return 4 if self.is_drawn else 1

    def width_of(self, index: int) -> int:
        return self.card_width() if self.is_drawn else super().width_of(index)

    def draw(self, index: int, width: int, here: bool) -> list[tuple[str, str]]:
        if not self.is_drawn:
            return super().draw(index, width, here)
        thing = self.zone.things[index]
        style = self.style(thing, here)
        inside = width - 2
        many = f"×{thing.count} " if thing.count > 1 else ""
        name = set_cell_size(f"{self.mark(thing, here)} {thing.name}", inside)
        foot = set_cell_size(f"  {thing.tag}", inside - len(many)) + many
        top, side, bottom = ("╔═╗", "║", "╚═╝") if here else ("╭─╮", "│", "╰─╯")
        return [
            (f"{top[0]}{top[1] * inside}{top[2]}", style),
            (f"{side}{name}{side}", style),
            (f"{side}{foot}{side}", style),
            (f"{bottom[0]}{bottom[1] * inside}{bottom[2]}", style),
        ]
