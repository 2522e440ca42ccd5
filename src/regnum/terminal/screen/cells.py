"""A widget of cells that a cursor walks through: the piles of the market, the cards of a hand, the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

Spot = tuple[int, int]
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Cells(Widget, can_focus=True):
    """Lays its cells out in rows and columns; subclasses say what a cell shows."""

    cursor: reactive[int] = reactive(0)
    tall: reactive[bool] = reactive(False, layout=True)
    room: reactive[int] = reactive(0, layout=True)
    """For how many rows there is room: of more, those around the cursor are shown; 0 is for any number."""
    GAP: ClassVar[int] = 1

    class Chosen(Message):
        """Enter or a click on a cell."""

        def __init__(self, cells: Cells, index: int) -> None:
            super().__init__()
            self.cells = cells
            self.index = index

    def __init__(self, id: str) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id=id)
        self.title = ""
        self.notes: Sequence[str] = ()
        self.notes_style = "$quiet"
        self.more = ""
        """What is said where not all rows are shown."""

    # -- what subclasses say

    @property
    def count(self) -> int:
        """How many cells there are."""
        raise NotImplementedError

    def width_of(self, index: int) -> int:
        """How wide a cell wants to be."""
        raise NotImplementedError

    def draw(self, index: int, width: int, here: bool) -> list[tuple[str, str]]:
        """The lines of a cell, each with its style; `here` if the cursor stands on it and the widget has the focus."""
        raise NotImplementedError

    def spots(self, width: int, columns: int) -> list[Spot]:
        """Row and column of each cell."""
        return [divmod(i, columns) for i in range(self.count)]

    def columns(self, width: int) -> int:
        return max(1, min(self.count, (width + self.GAP) // (self.cell_width() + self.GAP)))

    @property
    def lines_of_cell(self) -> int:
        return 1

    # -- drawing

    def cell_width(self) -> int:
        return max((self.width_of(i) for i in range(self.count)), default=1)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        spots = self.spots(width, self.columns(width))
        rows = 1 + max((row for row, _ in spots), default=0)
        return min(rows, self.room or rows) * self.lines_of_cell + bool(self.title)

    def shown(self, spots: Sequence[Spot]) -> range:
        """The rows that are shown."""
        rows = 1 + max((row for row, _ in spots), default=-1)
        if not 0 < self.room < rows:
            return range(rows)
        last = max(spots[self.cursor][0] + 1, self.room)
        return range(last - self.room, last)

    def render(self) -> Content:
        width = self.size.width
        if width < 4:
            return Content("")
        columns = self.columns(width)
        wide = min(self.cell_width(), width)
        spots = self.spots(width, columns)
        where, rows = {spot: i for i, spot in enumerate(spots)}, self.shown(spots)
        cut = any(row not in rows for row, _ in spots)
        lines = [self.header(width, self.more if cut else "")] if self.title else []
        for row in rows:
            drawn = [self.drawn(where.get((row, column)), wide) for column in range(columns)]
            for line in range(self.lines_of_cell):
                parts: list[Content | tuple[str, str]] = []
                for cell in drawn:
                    text, style = cell[line] if line < len(cell) else ("", "")
                    parts += [(set_cell_size(text, wide), style), Content(" " * self.GAP)]
                lines.append(Content.assemble(*parts[:-1]))
        return Content("\n").join(lines)

    def drawn(self, index: int | None, width: int) -> list[tuple[str, str]]:
        return [] if index is None else self.draw(index, width, self.has_focus and index == self.cursor)

    def header(self, width: int, more: str = "") -> Content:
        """The place's name and what is worth knowing about it, on a line across."""
        notes = " · ".join((more, *self.notes) if more else self.notes)
        room = width - cell_len(self.title) - 7
        if cell_len(notes) > room:
            notes = set_cell_size(notes, max(0, room - 1)) + "…" if room > 8 else ""
        rule = "─" * max(1, width - 5 - cell_len(self.title) - (cell_len(notes) + 1 if notes else 0))
        return Content.assemble(
            ("─ ", "$line"), (self.title, "bold $title"), (f" {rule}", "$line"),
            (f" {notes}" if notes else "", self.notes_style), (" ─", "$line"),
        )  # fmt: skip

    # -- walking

    def on_key(self, event: events.Key) -> None:
        if event.key in STEPS and self.count:
            self.walk(*STEPS[event.key])
        elif event.key == "home":
            self.cursor = 0
        elif event.key == "end":
            self.cursor = max(0, self.count - 1)
        elif event.key == "enter" and self.count:
            self.post_message(self.Chosen(self, self.cursor))

    def walk(self, down: int, right: int) -> None:
        """One step; at an edge the walk goes on with the next or the previous cell."""
        columns = self.columns(self.size.width)
        spots = self.spots(self.size.width, columns)
        row, column = spots[self.cursor]
        there = (row + down, column + right)
        if there in spots:
            self.cursor = spots.index(there)
        elif right:
            order = sorted(range(len(spots)), key=lambda i: spots[i])
            self.cursor = order[(order.index(self.cursor) + right) % len(order)]
        else:
            order = sorted(range(len(spots)), key=lambda i: (spots[i][1], spots[i][0]))
            self.cursor = order[(order.index(self.cursor) + down) % len(order)]

    def on_click(self, event: events.Click) -> None:
        line = event.y - bool(self.title)
        columns = self.columns(self.size.width)
        spots = self.spots(self.size.width, columns)
        first = next(iter(self.shown(spots)), 0)
        spot = (first + line // self.lines_of_cell, event.x // (self.cell_width() + self.GAP))
        if line >= 0 and spot in spots:
            self.cursor = spots.index(spot)
            self.post_message(self.Chosen(self, self.cursor))

    def settle(self) -> None:
        """After new contents: the cursor stays in range, the layout is made anew."""
        self.cursor = min(self.cursor, max(0, self.count - 1))
        self.refresh(layout=True)
