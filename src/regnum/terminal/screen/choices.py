"""The numbered options of the open decision; where several things are picked, a list of boxes to tick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from regnum.kernel.decision import Decision
from regnum.terminal import picks
from regnum.terminal.picks import Choice
from regnum.terminal.screen.cells import Cells, Spot
from regnum.terminal.screen.places import HERE, HERE_STYLE
from regnum.terminal.session import Session


@dataclass(frozen=True, slots=True)
class MenuItem:
    """A line of the list: an option, one copy of a thing to tick, or (with nothing) the confirmation."""

    choice: Choice | None
    box: bool = False


class Choices(Cells):
    """What can be chosen now."""

    GAP = 2

    def __init__(self, session: Session, id: str) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id)
        self.session = session
        self.decision: Decision | None = None
        self.entries: Sequence[MenuItem] = ()
        self.ticked: set[int] = set()
        self.labels: Sequence[str] = ()
        self.rows = 6

    def show(self, session: Session) -> None:
        """The options of the person's decision; nothing while others decide."""
        self.session, decision = session, session.decision
        new = decision is None or self.decision is None or decision.step != self.decision.step or (
            decision.table is not self.decision.table
        )  # fmt: skip
        self.decision = decision
        if new:
            self.ticked = set()
            self.entries = self.listed(decision)
            self.cursor = 0
        self.relabel()

    def listed(self, decision: Decision | None) -> list[MenuItem]:
        if decision is None or not picks.is_multi(decision):
            return [MenuItem(option) for option in self.session.options()]
        boxes = [MenuItem(pick.choice, box=True) for pick in self.session.things() for _ in range(pick.copies)]
        return [*boxes, MenuItem(None)]

    def relabel(self) -> None:
        """The same options in words; they change with the language and with every tick."""
        self.labels = [self.label(i) for i in range(len(self.entries))]
        self.settle()

    def label(self, index: int) -> str:
        entry, session = self.entries[index], self.session
        if entry.choice is None:
            assert self.decision is not None
            least, most = picks.limits(self.decision)
            key = "confirm.exactly" if least == most else "confirm.any"
            return session.say(key, n=len(self.ticked), most=most)
        text = entry.choice.text(session.lang)
        cost = session.board.cost(entry.choice, session.lang)
        if cost:
            text = f"{text} · {cost}"
        return f"[{'x' if index in self.ticked else ' '}] {text}" if entry.box else text

    # -- picking

    @property
    def chosen(self) -> list[Choice]:
        """The things ticked so far."""
        choices = (self.entries[i].choice for i in sorted(self.ticked))
        return [choice for choice in choices if choice is not None]

    @property
    def choice(self) -> Choice | None:
        """What is under the cursor."""
        return self.entries[self.cursor].choice if self.entries else None

    def toggle(self, index: int) -> bool:
        """Ticks a box or takes the tick away; False if no more can be ticked."""
        assert self.decision is not None
        if index in self.ticked:
            self.ticked.remove(index)
        elif len(self.ticked) >= picks.limits(self.decision)[1]:
            return False
        else:
            self.ticked.add(index)
            self.go_to_confirm()
        self.relabel()
        return True

    def go_to_confirm(self) -> None:
        """When just as many are ticked as must be, the cursor goes on to the confirmation."""
        assert self.decision is not None
        least, most = picks.limits(self.decision)
        if least == most == len(self.ticked):
            self.cursor = len(self.entries) - 1

    def tick_next(self, thing: str) -> bool:
        """Ticks one more copy of a thing on the table; when all are ticked, takes the ticks away."""
        boxes = [
            i for i, entry in enumerate(self.entries) if entry.choice is not None and thing in entry.choice.targets
        ]
        free = [i for i in boxes if i not in self.ticked]
        if free:
            return self.toggle(free[0])
        self.ticked -= set(boxes)
        self.relabel()
        return True

    # -- drawing

    @property
    def count(self) -> int:
        return len(self.entries)

    def width_of(self, index: int) -> int:
        return cell_len(self.labels[index]) + 6

    def columns(self, width: int) -> int:
        """As few as the height allows."""
        fitting = max(1, (width + self.GAP) // (self.cell_width() + self.GAP))
        return min(fitting, max(1, -(-self.count // max(1, self.rows))))

    def spots(self, width: int, columns: int) -> list[Spot]:
        """Down the first column, then down the next."""
        rows = max(1, -(-self.count // columns))
        return [(i % rows, i // rows) for i in range(self.count)]

    def draw(self, index: int, width: int, here: bool) -> list[tuple[str, str]]:
        mark = HERE if index == self.cursor else " "
        text = f"{mark}{index + 1:>3} {self.labels[index]}"
        if here:
            return [(text, HERE_STYLE)]
        return [(text, "bold $accent" if index == self.cursor else "")]
