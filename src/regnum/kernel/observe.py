"""What a seat may see, as numbers of a fixed size for learning. Seats are turned so that the watching one is first."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

from regnum.kernel.containers import Bag, Deck, Pile, has
from regnum.kernel.lowering import Field, schema
from regnum.kernel.visibility import Visibility

if TYPE_CHECKING:
    from regnum.kernel.table import Table

MOST = 32767


def observation(table: Table, seat: int) -> array[int]:
    """The numbers a seat may know: every field as it is declared, the open decision, and public possessions."""
    core, kinds = table.core, len(table.game.things())
    out = array("h")
    for f in schema(type(core)):
        value = getattr(core, f.name)
        if f.type.startswith("list["):
            for i in range(table.seats):
                who = (seat + i) % table.seats
                for g in schema(type(value[who])):
                    _add(out, g, getattr(value[who], g.name), who == seat, seat, kinds)
                owned = table.game.public_cards(core, who)
                if owned is not None:
                    out.extend(owned)
        elif f.name == "current":
            out.append((value - seat) % table.seats)
        else:
            _add(out, f, value, False, seat, kinds)
    _add_decision(out, table, seat)
    return out


def _add(out: array[int], field: Field, value: Any, mine: bool, seat: int, kinds: int) -> None:
    shown = field.visibility is Visibility.PUBLIC or (field.visibility is Visibility.OWNER and mine)
    if isinstance(value, Bag):
        out.append(value.size)
        out.extend([value.count(c) if shown else 0 for c in range(kinds)])
    elif isinstance(value, Deck):
        out.append(value.size)
        out.append(value.known_top(seat) + 1)
    elif isinstance(value, Pile):
        if field.visibility is Visibility.TOP:
            out.append(value.top() + 1)
            return
        counts = [0] * kinds
        for i in range(value.size):
            if shown and (mine or not value.is_face_down(i)):
                counts[value.at(i)] += 1
        out.append(value.size)
        out.extend(counts)
    elif field.type == "Set":
        out.extend([int(has(value, c)) if shown else 0 for c in range(kinds)])
    elif isinstance(value, int):
        out.append(min(value, MOST) if shown else 0)


def _add_decision(out: array[int], table: Table, seat: int) -> None:
    """Kind and context of the own decision, or that there is none."""
    decision = table.decision_of(seat)
    if decision is None:
        out.extend((0, 0, 0))
    else:
        task = decision.task
        out.extend((task.kind + 1, task.about % 4096, task.about // 4096))
